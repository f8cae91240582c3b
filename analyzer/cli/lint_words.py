"""What lint says, in both languages, but for the findings themselves: those stand in the lexicon."""

from __future__ import annotations

from analyzer.messages import Message

SENTENCES = {
    "choice": Message("{reading}: {level}, {mode} – {override}", "{reading}: {level}, {mode} – {override}"),
    "choice_taken": Message(
        "{reading} (a program így veszi): {level}, {mode} – {override}",
        "{reading} (as it is taken): {level}, {mode} – {override}",
    ),
    "nothing_turns": Message(
        "itt semmit sem fordít meg: kétségtelen szó már eldönti a hatás szintjét vagy módját",
        "it turns nothing here: a word beyond doubt settles the effect's level or mode",
    ),
    "focus": Message("vonatkozhat erre: {text} – {means}", "may restrict: {text} – {means}"),
    "rewording": Message("javaslat ({reading}): {text}", "suggestion ({reading}): {text}"),
    "row": Message("{row}. sor", "row {row}"),
    "column": Message("„{column}” oszlop", "column “{column}”"),
    "id": Message("azonosító: {id}", "id {id}"),
    "summary": Message(
        "Találat: {findings} (hiba {error} · figyelmeztetés {warning} · megjegyzés {note}) · hatás: {effects}",
        "Findings: {findings} (errors {error} · warnings {warning} · notes {note}) · effects: {effects}",
    ),
    "accepted": Message("elfogadott, kihagyott találat: {count} ({file})", "accepted and left out: {count} ({file})"),
    "gone": Message(
        "elfogadott, de már nem található: {count}; a --write-baseline frissíti a fájlt ({file})",
        "accepted but no longer found: {count}; --write-baseline renews the file ({file})",
    ),
    "baseline_written": Message("elfogadott találat: {count} ({file})", "findings accepted: {count} ({file})"),
    "changes": Message(
        "Megváltozott: {changed} · új: {added} · törölt: {removed} · hatás: {effects}",
        "Changed: {changed} · added: {added} · removed: {removed} · effects: {effects}",
    ),
    "field_level": Message("szint", "level"),
    "field_mode": Message("mód", "mode"),
    "field_readings": Message("olvasat", "reading"),
    "field_doubts": Message("kétség", "doubts"),
    "nothing": Message("–", "–"),
}
ERRORS = {
    "no_files": Message(
        "Adj meg fájlt: hatas lint FÁJL… (vagy --diff RÉGI ÚJ).", "Name a file: hatas lint FILE… (or --diff OLD NEW)."
    ),
    "diff_alone": Message(
        "A --diff mellett nem adható meg más fájl vagy elfogadott találat.",
        "With --diff neither other files nor a baseline can be given.",
    ),
    "diff_format": Message(
        "A --diff kimenete text, json vagy jsonl lehet, {format} nem.",
        "--diff prints text, json or jsonl, not {format}.",
    ),
    "no_baseline": Message(
        "A --write-baseline mellé a fájl is kell: --baseline FÁJL.", "--write-baseline needs the file: --baseline FILE."
    ),
    "baseline_output": Message(
        "A --write-baseline csak az elfogadott találatok fájlját írja; az --output elhagyható.",
        "--write-baseline writes the file of accepted findings only; leave --output out.",
    ),
    "overwrite_alone": Message(
        "Az --overwrite csak az --output kapcsolóval együtt értelmes.", "--overwrite needs --output."
    ),
    "no_rule": Message(
        "Melyik kód? hatas rule KÓD, vagy hatas rule --list.", "Which code? hatas rule CODE, or hatas rule --list."
    ),
}
RULE = {
    "severity": Message("Súlyosság: {severity}{default}", "Severity: {severity}{default}"),
    "on": Message(" (alapból jelzi)", " (on by default)"),
    "off": Message(" (alapból nem jelzi; --extend-select {code})", " (off by default; --extend-select {code})"),
    "rules": Message("Szabály: {rules}", "Rule: {rules}"),
    "message": Message("Üzenet: {message}", "Message: {message}"),
    "why": Message("Miért:", "Why:"),
    "bad": Message("Kerülendő:", "Avoid:"),
    "good": Message("Helyette:", "Better:"),
}


def say(code: str, **values: object) -> Message:
    """Return the error `code` with its values."""
    return ERRORS[code].fill(**values)
