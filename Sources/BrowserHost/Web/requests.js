// Questions that the server answers, each once. What it doesn't answer in time counts as refused, and an answer that
// comes later is dropped.

const patience = 2000;

export class Requests {
  constructor() {
    this.waiting = new Map();
    this.last = 0;
  }

  // Fulfilled with the answer, which may be null, or undefined without one. `send` says whether the question is on its way.
  ask(event, send, { isPatient = false } = {}) {
    this.last += 1;
    const request = this.last;
    return new Promise((resolve) => {
      const timer = isPatient ? undefined : setTimeout(() => this.settle(request), patience);
      this.waiting.set(request, { resolve, timer, at: performance.now() });
      if (send({ ...event, request }) === false) this.settle(request);
    });
  }

  // When the one was asked that waits longest.
  get oldest() { return this.waiting.values().next().value?.at ?? Infinity; }

  settle(request, answer) {
    const waiting = this.waiting.get(request);
    if (!waiting) return;
    this.waiting.delete(request);
    clearTimeout(waiting.timer);
    waiting.resolve(answer);
  }

  // What was asked over a connection that is gone is not answered any more, but for what is asked again. Returns whether
  // anything was.
  forget({ except = new Set() } = {}) {
    const forgotten = [...this.waiting.keys()].filter((request) => !except.has(request));
    for (const request of forgotten) this.settle(request);
    return forgotten.length > 0;
  }
}
