import { type FrameMessage, type PageMessage, PROTOCOL, readMessage } from './messages';

/** Options of `spotreelFrame(iframe, options)`. */
export interface FrameOptions {
  /** Answers a token for the element, each time that it needs one. Without it, no user is signed in. */
  getAccessToken?: (request: { reason: string }) => Promise<string | null> | string | null;
  /** Events that the page sees to itself: each is canceled in the frame and reported here. Default: none. */
  canceled?: readonly string[];
  /** The frame is as high as its content. Default: the page decides. */
  autoHeight?: boolean;
}

/**
 * An element in a frame. It fires the element's events with their `detail`, `ready` when the element begins, and `size`
 * with `{ widthPx, heightPx }`.
 */
export interface SpotreelFrame extends EventTarget {
  /**
   * Changes attributes of the element, and its tokens: `set({ theme: 'dark', 'project-id': 7, '--spotreel-accent': '#7a2e1d' })`.
   * `null` takes one away.
   */
  set(attributes: Readonly<Record<string, string | number | boolean | null>>): void;
  /** Calls a method of the element. Rejects with what the method throws, and after `close`. */
  call(method: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Stops listening. The frame itself stays. */
  close(): void;
}

interface PendingCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

class Frame extends EventTarget implements SpotreelFrame {
  readonly #iframe: HTMLIFrameElement;
  readonly #options: FrameOptions;
  readonly #calls = new Map<number, PendingCall>();
  #lastCall = 0;

  constructor(iframe: HTMLIFrameElement, options: FrameOptions) {
    super();
    this.#iframe = iframe;
    this.#options = options;
    addEventListener('message', this.#hear);
    // it may have loaded before this
    this.#greet();
  }

  set(attributes: Readonly<Record<string, string | number | boolean | null>>): void {
    const texts = Object.entries(attributes).map(([name, value]) => [
      name,
      value === null || value === false ? null : value === true ? '' : String(value),
    ]);
    this.#send({ type: 'set', attributes: Object.fromEntries(texts) });
  }

  call(method: string, ...args: readonly unknown[]): Promise<unknown> {
    const id = ++this.#lastCall;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
      this.#send({ type: 'call', id, method, args });
    });
  }

  close(): void {
    removeEventListener('message', this.#hear);
    for (const { reject } of this.#calls.values()) reject(new Error('The frame was closed.'));
    this.#calls.clear();
  }

  #send(message: PageMessage): void {
    const { origin } = new URL(this.#iframe.src, document.baseURI);
    this.#iframe.contentWindow?.postMessage({ spotreel: PROTOCOL, ...message }, origin);
  }

  #greet(): void {
    const { canceled = [] } = this.#options;
    // before it has loaded, the frame has no origin yet, and the browser would complain
    if (this.#isLoaded()) this.#send({ type: 'hello', canceled });
  }

  /** A document of another origin cannot be read; one of the own origin has left its first, empty address. */
  #isLoaded(): boolean {
    const { contentWindow, contentDocument } = this.#iframe;
    return contentWindow !== null && contentDocument?.URL !== 'about:blank';
  }

  readonly #hear = (event: MessageEvent): void => {
    const { origin } = new URL(this.#iframe.src, document.baseURI);
    if (event.source !== this.#iframe.contentWindow || event.origin !== origin) return;
    const message = readMessage<FrameMessage>(event.data);
    if (message) this.#take(message);
  };

  #take(message: FrameMessage): void {
    if (message.type === 'ready') {
      this.#greet();
      this.dispatchEvent(new CustomEvent('ready'));
    } else if (message.type === 'event') this.dispatchEvent(new CustomEvent(message.name, { detail: message.detail }));
    else if (message.type === 'size') this.#takeSize(message);
    else if (message.type === 'token') void this.#answer(message.id, message.reason);
    else this.#settle(message);
  }

  #takeSize({ widthPx, heightPx }: Extract<FrameMessage, { type: 'size' }>): void {
    if (this.#options.autoHeight && heightPx > 0) this.#iframe.style.height = `${heightPx}px`;
    this.dispatchEvent(new CustomEvent('size', { detail: { widthPx, heightPx } }));
  }

  async #answer(id: number, reason: string): Promise<void> {
    let token: string | null = null;
    try {
      token = (await this.#options.getAccessToken?.({ reason })) ?? null;
    } finally {
      this.#send({ type: 'token', id, token });
    }
  }

  #settle({ id, value, error }: Extract<FrameMessage, { type: 'result' }>): void {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    if (error === undefined) call?.resolve(value);
    else call?.reject(new Error(error));
  }
}

/** Talks with the element in a frame of `/embed/<tag>`. Throws where the frame has no address. */
export function openFrame(iframe: HTMLIFrameElement, options: FrameOptions = {}): SpotreelFrame {
  if (!iframe.src) throw new Error('The frame needs the address of a page of Spotreel in `src`.');
  return new Frame(iframe, options);
}

declare global {
  var spotreelFrame: typeof openFrame | undefined;
}
