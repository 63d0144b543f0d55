// What the browser keeps for this tab until it is closed. Where it refuses, as without cookies, nothing is kept.

const tryTo = (action) => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

export const tabStore = {
  get: (name) => tryTo(() => sessionStorage.getItem(name)) ?? undefined,
  set: (name, value) => tryTo(() => sessionStorage.setItem(name, value)),
  remove: (name) => tryTo(() => sessionStorage.removeItem(name)),
};
