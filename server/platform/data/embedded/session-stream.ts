/** Stream that `pg` takes for a socket: bytes go to the embedded database's session instead. */
import { EventEmitter } from 'node:events';
import type { SessionRequest } from './shared-session';
import { isTerminate, joined, WELCOME } from './wire';

/** Takes requests of connections to the session, and answers to where `attach` says. */
export interface SessionLink {
  /** `receive` gets what the session answers to the connection. Answers the connection's number. */
  attach(receive: (bytes: Uint8Array) => void): number;
  detach(connection: number): void;
  post(request: SessionRequest): void;
}

/** As much of a socket as `pg` uses. */
export class SessionStream extends EventEmitter {
  readonly #link: SessionLink;
  readonly #connection: number;
  #corked: Uint8Array[] | undefined;
  #isWelcomed = false;
  writable = true;

  constructor(link: SessionLink) {
    super();
    this.#link = link;
    this.#connection = link.attach((bytes) =>
      this.emit('data', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
    );
  }

  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }

  cork(): void {
    this.#corked ??= [];
  }

  uncork(): void {
    const corked = this.#corked ?? [];
    this.#corked = undefined;
    if (corked.length > 0) this.#post(joined(corked));
  }

  write(bytes: Uint8Array, written?: () => void): boolean {
    if (!this.#isWelcomed) this.#welcome();
    else if (this.#corked) this.#corked.push(bytes);
    else this.#post(bytes);
    written?.();
    return true;
  }

  end(): void {
    this.destroy();
  }

  destroy(): void {
    if (!this.writable) return;
    this.#post(TERMINATE);
    this.writable = false;
    this.#link.detach(this.#connection);
    queueMicrotask(() => this.emit('close'));
  }

  /** A connection within the process has none of these. */
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  /** The first message says who connects; the session trusts everyone in its process. */
  #welcome(): void {
    this.#isWelcomed = true;
    queueMicrotask(() => this.emit('data', Buffer.from(WELCOME)));
  }

  #post(bytes: Uint8Array): void {
    if (isTerminate(bytes) && bytes !== TERMINATE) return;
    this.#link.post({ connection: this.#connection, bytes });
  }
}

const TERMINATE = Uint8Array.of(0x58, 0, 0, 0, 4);
