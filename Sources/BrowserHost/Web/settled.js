// Fulfilled with the version that is shown, when nothing moves and nothing new has come for two frames.
export async function settled(collection) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (;;) {
    const { applied } = collection;
    await frame();
    await frame();
    // Spinners turn for ever.
    const animations = collection.layer.getAnimations({ subtree: true })
      .filter((animation) => animation.effect.getTiming().iterations === 1);
    if (animations.length === 0 && applied === collection.applied && !collection.heights.areAwaited) return collection.version;
    await Promise.allSettled(animations.map((animation) => animation.finished));
  }
}
