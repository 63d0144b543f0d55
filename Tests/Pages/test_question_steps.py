"""What a question with an address leaves of the browser's history, and of what was typed into it."""

import pytest
from playwright.sync_api import expect

from words import words  # noqa: F401

ACTIONS = [{"title": "Cancel", "cancel": True}, {"title": "Delete", "destructive": True}]
FIELDS = [{"label": "Name", "text": "Group"}, {"label": "Password", "secure": True}]
IS_AT_FIRST = "() => location.pathname === '/mountains' && history.state?.isStep !== true"

def question(server):
    return server.page.get_by_role("alertdialog")


def asked(number=1, **more):
    return {"id": number, "title": "Delete all?", "cancellable": True, "addressed": True, "actions": ACTIONS} | more


def stand(server, *path, state=()):
    server.say({"type": "address", "path": path, "state": state})


def step(server, *path):
    stand(server, *path)
    server.page.wait_for_function("(path) => location.pathname === path", arg="/".join(["/mountains", *path]))


def ask(server, *path, **more):
    server.screen(alert=asked(), **more)
    step(server, *path, "delete-all")


def edit(server):
    """On a phone, where editing has an entry of its own."""
    server.page.set_viewport_size({"width": 390, "height": 844})
    server.screen(editing=True, back="Words", path=["group"])
    server.page.wait_for_function("() => history.state?.cover")


@pytest.mark.exhaustive
def test_a_question_is_left_for_good_also_where_its_address_changes_once_more(words):  # noqa: F811
    step(words)
    ask(words)
    question(words).get_by_role("button", name="Delete").click()
    stand(words, "delete-all", state=[["q", "late"]])
    words.screen()
    stand(words)
    words.page.wait_for_function(IS_AT_FIRST)


@pytest.mark.exhaustive
def test_an_answer_leads_past_the_entry_of_editing_that_it_ends(words):  # noqa: F811
    step(words)
    step(words, "group")
    edit(words)
    ask(words, "group", editing=True)
    question(words).get_by_role("button", name="Delete").click()
    words.screen()
    stand(words)
    words.page.wait_for_function(IS_AT_FIRST)


@pytest.mark.exhaustive
def test_the_way_up_leads_past_the_entry_of_editing(words):  # noqa: F811
    step(words)
    step(words, "group")
    edit(words)
    words.page.get_by_role("link", name="Back to Words").click()
    words.page.wait_for_function(IS_AT_FIRST)


@pytest.mark.exhaustive
def test_forward_leads_to_no_question_that_was_answered(words):  # noqa: F811
    step(words)
    step(words, "group")
    ask(words, "group")
    question(words).get_by_role("button", name="Delete").click()
    words.screen()
    stand(words, "group")
    words.page.wait_for_function("() => history.state?.depth === 1")
    # The browser says twice that it went somewhere: there, and back.
    words.page.evaluate("""() => {
        window.depths = [];
        addEventListener('popstate', () => depths.push(history.state?.depth));
        history.forward();
    }""")
    words.page.wait_for_function("() => String(depths) === '2,1'")
    words.page.evaluate("() => history.back()")
    words.page.wait_for_function(IS_AT_FIRST)


@pytest.mark.exhaustive
def test_the_way_back_of_a_screen_leads_past_the_entry_of_a_question_that_is_over(words):  # noqa: F811
    def follow(count):
        words.say({"type": "seen", "event": words.sent("go", count)[-1]["event"]})
        words.screen()
        stand(words, "group")

    step(words)
    state = {"title": "Group", "back": "Words", "status": "", "typed": 0, "controls": [], "place": "group"}
    words.say({"type": "update", "number": 9, "stack": [{"id": 1, "style": "push"}], "presented": [{"id": 1, "screen": state}]})
    step(words, "group")
    ask(words, "group")
    words.page.evaluate("() => history.back()")
    follow(1)
    words.page.wait_for_function("() => history.state.depth === 1")
    words.page.evaluate("() => history.forward()")
    follow(2)
    words.page.wait_for_function("() => history.state.depth === 2 && location.pathname === '/mountains/group'")
    words.page.get_by_role("button", name="Back to Words").click()
    words.page.wait_for_function(IS_AT_FIRST)


@pytest.mark.exhaustive
def test_what_is_typed_as_an_answer_stays_where_another_server_asks_the_same(words):  # noqa: F811
    step(words)
    words.screen(alert=asked(fields=FIELDS))
    name, password = (question(words).get_by_label(label) for label in ("Name", "Password"))
    name.fill("Mountains")
    password.fill("secret")
    # A server counts its questions.
    words.first = {"alert": asked(2, fields=FIELDS)}
    words.page.evaluate("() => diffable.disconnect()")
    words.sent("hello", 2)
    words.page.wait_for_function("async () => await diffable.ping() >= 0")
    expect(name).to_have_value("Mountains")
    expect(password).to_have_value("secret")
    expect(password).to_be_focused()
    question(words).get_by_role("button", name="Delete").click()
    [answer] = words.sent("answer", 1)
    assert (answer["alert"], answer["texts"]) == (2, ["Mountains", "secret"])


@pytest.mark.exhaustive
def test_another_question_of_another_server_has_its_own_texts(words):  # noqa: F811
    step(words)
    words.screen(alert=asked(fields=FIELDS))
    question(words).get_by_label("Name").fill("Mountains")
    words.first = {"alert": asked(title="Delete some?", fields=FIELDS)}
    words.page.evaluate("() => diffable.disconnect()")
    expect(question(words)).to_contain_text("Delete some?")
    expect(question(words).get_by_label("Name")).to_have_value("Group")
