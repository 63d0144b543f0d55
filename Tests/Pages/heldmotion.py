"""Motions that are held where they begin, for a look at them."""

# From now on. They are found in `held`, and may be finished.
HOLD = """() => {
    window.held = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
        const animation = animate.apply(this, given);
        animation.pause();
        window.held.push(animation);
        return animation;
    };
}"""
