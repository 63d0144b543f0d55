// What there is to say about the connection, and a way to try again.

const texts = {
  connecting: 'Connecting…', lost: 'Not connected. Reconnecting…', silent: 'The server does not answer.',
  full: 'The server is full. Waiting for room…',
};
const waiting = ' What you did last will be done when it does.';
const waitingBefore = ' What you did before will be done when it does.';

// How many milliseconds a word that is told once stands.
export const toldFor = 6000;

export class Note {
  constructor(element, connection) {
    this.element = element;
    this.connection = connection;
    this.text = element.querySelector('span');
    this.button = element.querySelector('button');
    this.button.addEventListener('click', () => connection.retryNow({ isAsked: true }));
    // Whether it says that something was not done.
    this.isRefusing = false;
  }

  show() {
    const { state } = this.connection;
    if (state === 'connected') this.isRefusing = false;
    clearTimeout(this.timer);
    document.body.classList.toggle('offline', state !== 'connected');
    this.element.hidden = state === 'connected';
    this.button.hidden = state !== 'lost' && state !== 'full';
    this.element.classList.remove('refusing');
    this.text.textContent = (texts[state] ?? '') + this.ifAnyWaits(waiting);
    // What was refused as the connection broke is still told when that is.
    if (this.isRefusing && state !== 'connected') this.refuse();
  }

  // What there is to say where something that was done has yet to be confirmed.
  ifAnyWaits(words) { return this.connection.state === 'silent' && this.connection.hasUnconfirmedActions ? words : ''; }

  // The user did something that can't be done now: that is said, and seen, and told from what was done before.
  refuse(reason = texts[this.connection.state] ?? 'The server is busy.') {
    this.element.hidden = false;
    this.element.classList.remove('refusing');
    void this.element.offsetWidth;
    this.element.classList.add('refusing');
    this.text.textContent = `${reason} That was not done.${this.ifAnyWaits(waitingBefore)}`;
    clearTimeout(this.timer);
    this.isRefusing = true;
    this.timer = setTimeout(() => {
      this.isRefusing = false;
      this.show();
    }, 4000);
  }

  // The server that knew what the user did last is gone.
  forgotten(isUnsure) {
    this.tell(`The connection was lost. What you did last ${isUnsure ? 'may not have been' : 'was not'} done.`);
  }

  // Another one answers in its place.
  restarted() { this.tell('The server was started again. What was not saved is gone.'); }

  // It has no longer what was done on the page.
  begunAnew() { this.tell('You were away for a while, so this page was reloaded. Check your recent changes.'); }

  tell(text) {
    this.isRefusing = false;
    this.element.hidden = false;
    this.button.hidden = true;
    this.text.textContent = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(), toldFor);
  }
}
