"""The axe engine, for tests: what is wrong with a page for those who use assistive technology."""

import pathlib

import axe_playwright_python

# What fades in is too weak to read on its way, and isn't what is looked at.
RUN = """async ([rules, only]) => {
    const moving = document.getAnimations().filter((one) =>
        one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity);
    await Promise.allSettled(moving.map((one) => one.finished));
    const runOnly = only ? { runOnly: [only] } : {};
    const { violations } = await axe.run(document, { resultTypes: ['violations'], rules, ...runOnly });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} `
        + node.any.concat(node.all).map(({ message }) => message).join('; ').slice(0, 200)));
}"""

ENGINE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()


def violations(page, **rules):
    """All that axe finds, each as one line; targets of less than 24 points count."""
    page.evaluate(ENGINE)
    enabled = {"target-size": {"enabled": True}, **{name: {"enabled": value} for name, value in rules.items()}}
    return page.evaluate(RUN, [enabled, None])


def unread(page):
    """The texts that axe finds too weak against their ground."""
    page.evaluate(ENGINE)
    return page.evaluate(RUN, [{}, "color-contrast"])
