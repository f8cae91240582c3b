"""The words of a script in both languages, and every sentence that is said about it."""

from __future__ import annotations

from analyzer.errors import InputError
from analyzer.messages import Message

# Each key of a script may be written in either language.
KEYS = {
    "effects": ("effects", "hatások"),
    "steps": ("steps", "lépések"),
    "text": ("text", "szöveg"),
    "card": ("card", "lap"),
    "uses_timeline": ("uses_timeline", "időfonal"),
    "icons": ("icons", "ikonok"),
    "continuous": ("continuous", "folyamatos"),
    "enter": ("enter", "játékba"),
    "push": ("push", "időfonalra"),
    "pass": ("pass", "passz"),
    "unwind": ("unwind", "visszafejt"),
    "resolve": ("resolve", "ítélet"),
    "contradiction": ("contradiction", "ellentmondás"),
}
ALL = frozenset({"all", "mind"})
KINDS = {"full": "full", "partial": "partial", "none": "none", "teljes": "full", "részleges": "partial"}
KINDS |= {"nincs": "none"}
TRUTH = {"igen": True, "nem": False, "yes": True, "no": False, "unknown": None}

ERRORS = {
    "encoding": Message("{file}: nem UTF-8; mentsd UTF-8 kódolással.", "{file}: not UTF-8; save it as UTF-8."),
    "syntax": Message("{file}: hibás YAML vagy JSON: {reason}.", "{file}: not valid YAML or JSON: {reason}."),
    "syntax_at": Message(
        "{file}, {line}. sor, {column}. oszlop: hibás YAML vagy JSON ({reason}).",
        "{file}, line {line}, column {column}: not valid YAML or JSON ({reason}).",
    ),
    "shape": Message(
        "{file}: a forgatókönyvben lépések kellenek: steps: [enter: …, push: …, pass, unwind, resolve: […]].",
        "{file}: a script needs steps: [enter: …, push: …, pass, unwind, resolve: […]].",
    ),
    "unknown_key": Message(
        "{where}: ismeretlen kulcs: „{key}”; lehetséges: {known}.", "{where}: unknown key {key!r}; known: {known}."
    ),
    "both_keys": Message(
        "{where}: „{key}” két nyelven is meg van adva; elég egyszer.",
        "{where}: {key!r} is given in both languages; once is enough.",
    ),
    "effects": Message(
        "{where}: a hatások így adhatók meg: név: „szöveg”, vagy név: {{text: …, card: …, icons: […]}}.",
        "{where}: give effects as name: text, or name: {{text: …, card: …, icons: […]}}.",
    ),
    "step": Message(
        "{where}: egy lépés egyetlen teendő: enter, push, pass, unwind vagy resolve.",
        "{where}: a step is one action: enter, push, pass, unwind or resolve.",
    ),
    "name": Message(
        "{where}: név kellene, nem {found}; tedd idézőjelbe.", "{where}: a name is expected, not {found}; quote it."
    ),
    "no_names": Message("{where}: nincs megadva, mi.", "{where}: it does not say what."),
    "repeated_name": Message("{where}: „{name}” kétszer szerepel.", "{where}: {name!r} stands twice."),
    "value": Message(
        "{where}: „{key}” értéke {found}; lehetséges: {allowed}.", "{where}: {key!r} is {found}; allowed: {allowed}."
    ),
    "unknown_name": Message(
        "{where}: nincs „{name}” nevű hatás vagy lap; van: {known}.",
        "{where}: there is no effect or card named {name!r}; there are: {known}.",
    ),
    "waiting": Message(
        "{where}: „{name}” már az időfonalon van; minden bejegyzésnek adj saját nevet.",
        "{where}: {name!r} is on the timeline already; give each entry its own name.",
    ),
    "empty": Message(
        "{where}: az időfonal üres, nincs mit visszafejteni.", "{where}: the timeline is empty, nothing can be unwound."
    ),
    "not_on": Message(
        "{where}: „{name}” nem használ időfonalat ({basis}), ezért nem kerülhet rá; a lapja igen: {card}.",
        "{where}: {name!r} does not use the timeline ({basis}) and cannot be put on it; its card can: {card}.",
    ),
    "must_be_on": Message(
        "{where}: „{name}” használja az időfonalat ({basis}): akkor érvényesül, amikor visszafejtődik; írd: push.",
        "{where}: {name!r} uses the timeline ({basis}) and takes effect when it is unwound; write push.",
    ),
    "no_text": Message(
        "{where}: „{name}” hatásnak nincs szövege, nem ítélhető meg.",
        "{where}: effect {name!r} has no text and cannot be judged.",
    ),
    "no_effect": Message("{where}: „{name}” nem hatás.", "{where}: {name!r} is no effect."),
    "two": Message("{where}: legalább két hatás kell.", "{where}: at least two effects are needed."),
    "kind_for_two": Message(
        "{where}: az ellentmondás csak két hatásról mondható meg.",
        "{where}: a contradiction can be asserted of two effects only.",
    ),
    "still_waiting": Message(
        "{where}: „{name}” még az időfonalon van, nem érvényesült.",
        "{where}: {name!r} still waits on the timeline and has not taken effect.",
    ),
    "not_yet": Message("{where}: „{name}” még nem érvényesült.", "{where}: {name!r} has not taken effect yet."),
}
BASES = {
    "given": Message("a forgatókönyv szerint", "as the script says"),
    "icons": Message("az ikonjai szerint", "by its icons"),
    "script": Message("a lépések szerint", "by the steps"),
    "text": Message("a szövege alapján", "by its text"),
    "nothing": Message("nem tudni", "not known"),
}
NOTES = {
    "text_says_no": Message(
        "„{name}” szövege szerint nem használ időfonalat ({why}); a forgatókönyv dönt.",
        "by its text “{name}” does not use the timeline ({why}); the script decides.",
    ),
    "text_says_yes": Message(
        "„{name}” szövege szerint használja az időfonalat ({why}); a forgatókönyv dönt.",
        "by its text “{name}” uses the timeline ({why}); the script decides.",
    ),
    "unknown": Message(
        "„{name}”: nem derül ki, hogy használ-e időfonalat, ezért nem tudni, mikor érvényesül; "
        "add meg az ikonjait vagy az időfonal kulcsot.",
        "“{name}”: it is not known whether it uses the timeline, nor so when it takes effect; "
        "give its icons or uses_timeline.",
    ),
}


def refuse(code: str, **values: str | int | Message) -> InputError:
    """Return the error `code`, to be raised; values that are messages are said in each language."""
    hu = {key: value.hu if isinstance(value, Message) else value for key, value in values.items()}
    en = {key: value.en if isinstance(value, Message) else value for key, value in values.items()}
    return InputError(Message(ERRORS[code].hu.format(**hu), ERRORS[code].en.format(**en)))
