"""What the contact sheets show of each page."""

import dataclasses
from collections.abc import Callable

from touch import Finger, middle


@dataclasses.dataclass
class SheetPage:
    path: str
    # What comes in front of the page, or instead of its rows.
    screens: dict[str, Callable] = dataclasses.field(default_factory=dict)
    motions: dict[str, Callable] = dataclasses.field(default_factory=dict)
    # Those that only a finger sets going.
    touches: dict[str, Callable] = dataclasses.field(default_factory=dict)
    # Those that go on as a spring from where a finger lets go.
    springs: tuple[str, ...] = ("swiping",)
    # Fills a folder for the File Browser.
    prepare: Callable | None = None
    has_rows: bool = True


def typing(text):
    return lambda page: page.search.fill(text)


def pressing(name):
    return lambda page: page.button(name).click()


def choosing(name):
    def choose(page):
        radio = page.page.get_by_role("radio", name=name, exact=True)
        # Where there is little room, what can be chosen is in a menu.
        if radio.or_(page.page.locator(".segments.pulled-down")).first.is_visible() and not radio.is_visible():
            page.page.locator(".segments.pulled-down").first.get_by_role("button").click()
            radio = page.page.get_by_role("menuitemradio", name=name, exact=True)
        radio.click()

    return choose


def favorites(page):
    # On a telephone the scopes come with the search.
    page.search.click()
    choosing("Favorites")(page)


def clicking(text):
    return lambda page: page.row(text).click()


def secondary(text):
    return lambda page: page.row(text).click(button="right")


def deleting(text):
    def delete(page):
        page.row(text).first.focus()
        page.page.keyboard.press("Delete")

    return delete


def undoing(text):
    """Takes a deletion back, once it has been seen."""
    def undo(page):
        page.play(1)
        deleting(text)(page)
        page.page.get_by_role("button", name="Undo").last.wait_for()
        page.page.wait_for_timeout(600)
        page.play(0.05)
        page.page.keyboard.press("Control+z")

    return undo


def dragging(text, by):
    """Drags a row by the mouse, and lets it go further down."""
    def drag(page):
        box = page.row(text).bounding_box()
        mouse = page.page.mouse
        mouse.move(box["x"] + 60, middle(page.row(text)))
        mouse.down()
        mouse.move(box["x"] + 60, middle(page.row(text)) + by, steps=20)
        mouse.up()

    return drag


def heading(name):
    return lambda page: page.page.locator(".column-head", has_text=name).click()


def choosing_network(page):
    page.page.locator("#rows .row").nth(4).click()


def leaving(text):
    """Comes back from what a row leads to, once that is there."""
    def leave(page):
        page.play(1)
        page.row(text).click()
        back = page.page.locator(".screen.presented:not(.awaited) .back:visible, .back:visible").last
        page.page.get_by_role("heading", name=text, level=1).wait_for()
        page.page.wait_for_timeout(600)
        page.play(0.05)
        back.click()

    return leave


def searching(page):
    page.search.tap()


def cancelling(page):
    page.play(1)
    page.search.tap()
    page.page.wait_for_timeout(500)
    page.play(0.05)
    page.button("Cancel").tap()


def swiping(text):
    def swipe(page):
        finger = Finger(page)
        y = middle(page.row(text).first)
        finger.down(340, y)
        finger.move(230, y)
        finger.up()

    return swipe


def pulling(page):
    finger = Finger(page)
    finger.down(200, 200)
    finger.move(200, 460)
    finger.up()


def dropping(text, by):
    """Lifts a row by its grip, and lets it go further down."""
    def drop(page):
        finger = Finger(page)
        y = middle(page.row(text))
        finger.down(360, y)
        finger.move(360, y + by, steps=20)
        finger.up()

    return drop


def presenting(text):
    return lambda page: page.row(text).get_by_role("button", name=f"More Info: {text}").dispatch_event("click")


def details(page):
    page.page.goto(page.page.url + "/3")
    page.page.get_by_role("dialog", name="Details").wait_for()


def scrolled(y):
    return lambda page: page.page.evaluate("(y) => diffable.viewport.scrollTo(y)", y)


def emptying(page):
    page.button("More").click()
    page.page.get_by_role("menuitem", name="Delete All").click()
    page.page.get_by_role("alertdialog").get_by_role("button", name="Delete All").click()


def deleting_all(page):
    page.button("Edit").click()
    page.row("Buy bread").focus()
    page.page.keyboard.press("Control+a")
    page.page.keyboard.press("Delete")


def documents(root):
    for name in ("Holidays", "Letters", "Letters/Old", "Recipes"):
        (root / name).mkdir(parents=True, exist_ok=True)
    (root / "Holidays" / "Packing list.txt").write_text("Boots\nHat\nMap\n")
    (root / "Letters" / "To the editor.md").write_text("# Sir,\n\nI read with interest …\n")
    (root / "Recipes" / "Bread.txt").write_text("Flour\nWater\nSalt\n" * 40)
    (root / "A rather long name of a file that hardly fits into its column on a telephone.txt").write_text("x")
    (root / "notes.txt").write_text("One\nTwo\nThree\n" * 400)
    (root / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(2000))


def open_folder(page):
    page.row("Letters").get_by_role("button", name="Expand").click()


def open_file(page):
    page.row("notes.txt").dblclick()
    page.page.get_by_role("heading", name="notes.txt").wait_for()


PAGES = {
    "index": SheetPage("/", has_rows=False),
    "mountains": SheetPage(
        "/mountains",
        screens={
            "found": typing("peru"), "empty": typing("qqqq"), "scrolled": scrolled(3000), "mountain": clicking("K2"),
            "no favorites": favorites,
        },
        motions={"typing": typing("mo"), "sorting": choosing("Name"), "pushing": clicking("K2"), "popping": leaving("K2")},
        touches={"searching": searching, "cancelling": cancelling},
    ),
    "wifi": SheetPage("/wifi", motions={
        "switching off": lambda page: page.page.get_by_role("switch").first.click(), "choosing": choosing_network,
    }),
    "sort": SheetPage("/sort", motions={"shuffling": pressing("Shuffle"), "sorting": pressing("Start")}),
    "million": SheetPage(
        "/million", screens={"scrolled": scrolled(22_000_000)}, motions={
            "inserting": pressing("Insert at Top"), "reversing": pressing("Reverse"),
        }
    ),
    "emoji": SheetPage(
        "/emoji",
        screens={"found": typing("face"), "empty": typing("qqqq"), "detail": clicking("Grinning face with big eyes")},
        motions={"opening": clicking("Smileys"), "searching": typing("cat")},
    ),
    "reminders": SheetPage(
        "/reminders",
        screens={
            "editing": pressing("Edit"), "menu": secondary("Buy bread"), "details": details, "scrolled": scrolled(900),
            "empty": deleting_all,
        },
        motions={
            "editing": pressing("Edit"), "adding": pressing("New Reminder"), "deleting": deleting("Buy bread"),
            "menu": secondary("Buy bread"), "details": presenting("Buy bread"),
        },
    ),
    "inbox": SheetPage(
        "/inbox",
        screens={"empty": emptying},
        motions={
            "editing": pressing("Edit"), "menu": pressing("More"), "deleting": deleting("Grace Hopper"), "undoing": undoing("Grace Hopper"),
        },
        touches={"swiping": swiping("Ada Lovelace"), "pulling": pulling},
    ),
    "lanes": SheetPage("/lanes", motions={"code": pressing("Code")}),
    "reorder": SheetPage(
        "/reorder", motions={"dragging": dragging("Old Bridge", 180)}, touches={"dropping": dropping("Old Bridge", 180), "drawer": pressing("Backing store and transactions")}
    ),
    "together": SheetPage("/together", touches={"dropping": dropping("Groceries", 180), "drawer": pressing("Activity")}),
    "chapters": SheetPage(
        "/chapters", motions={"opening": clicking("The Shore"), "closing": clicking("The Sea")}
    ),
    "letters": SheetPage("/letters", screens={"found": typing("alp"), "empty": typing("qqqq")}, motions={"typing": typing("ma")}),
    "long": SheetPage("/long", touches={"dropping": dropping("Chiara Juhl", 180)}),
    "share": SheetPage("/share", motions={"presenting": pressing("Share")}),
    "share-sheet": SheetPage("/share/sheet", touches={"expanding": pressing("Expand sheet")}),
    "catalogue": SheetPage("/catalogue", screens={"found": typing("grid"), "empty": typing("qqqq")}),
    "row-animations": SheetPage("/row-animations", motions={
        "inserting": pressing("Insert"), "deleting": pressing("Delete"), "menu": pressing("Automatic, Animation"),
    }),
    "outline": SheetPage(
        "/catalogue/outline", motions={"opening": pressing("Expand Birds")}, touches={"code": pressing("Code")}
    ),
    "replay": SheetPage("/catalogue/replay", motions={"changing": pressing("Change"), "shuffling": pressing("Shuffle")}),
    "list-appearances": SheetPage("/catalogue/list-appearances", screens={"plain": choosing("Plain")}),
    "empty-states": SheetPage("/catalogue/empty-states", motions={"filling": choosing("Rows")}),
    "files": SheetPage(
        "/",
        prepare=documents,
        screens={"found": typing("le"), "empty": typing("qqqq"), "preview": open_file, "menu": secondary("notes.txt")},
        motions={
            "opening": open_folder, "filtering": typing("e"), "previewing": lambda page: page.row("notes.txt").dblclick(),
            "sorting": heading("Size"),
        },
    ),
}
