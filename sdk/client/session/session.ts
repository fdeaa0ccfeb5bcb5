/**
 * The session of a signed-in person: tokens in memory and in the injected storage, refreshed when they expire.
 *
 * - One refresh at a time: every call that needs a token meanwhile waits for it. A caller that aborts does not abort
 *   it.
 * - Signing out (or in again) during a refresh wins: the new tokens of that refresh are dropped and revoked.
 * - A refused refresh clears the session and emits `auth-required`. One that got no answer (network, 5xx) keeps it and
 *   fails the calls that waited; for a while after it no further refresh is tried.
 * - Another tab's newer tokens, and its signing out, are adopted.
 *
 * Tokens never reach an error, an event or a log; `state` is the only way to see them.
 */
import { type Clock, steadyClock } from '../../base/clock';
import { createEmitter } from '../../base/emitter';
import { isSpotreelError, type SpotreelError } from '../../base/errors';
import type { SessionAnswer, User } from '../../contract/account/user';
import type { Identity } from '../request/call-api';
import { singleFlight } from '../request/single-flight';
import type { Credentials } from './credentials';
import {
  readSecurityState,
  type SecurityState,
  type SecurityStorage,
  SIGNED_OUT,
  writeSecurityState,
} from './security-state';
import type { SignInRequest } from './sign-in-request';
import type { TokenExchange } from './token-exchange';

/** After a refresh that got no answer, further ones fail at once for this long. */
const COOLDOWN_MS = 5_000;

/** Events of a session. */
export interface SessionEvents {
  /** Signed in, signed out or refreshed: by this page, or by another tab through the storage. */
  change: { readonly authenticated: boolean; readonly origin: 'page' | 'storage' };
  /** The user has to sign in. `reason` is the code of the error that showed it. */
  'auth-required': { readonly reason: string };
}

/** One account in this page: tokens, refresh, logout. Tabs that share a storage share the session. */
export class Session implements Credentials {
  readonly #events = createEmitter<SessionEvents>();
  readonly #exchange: TokenExchange;
  readonly #storage: SecurityStorage;
  readonly #clock: Clock;
  readonly #unsubscribe: () => void;
  readonly #refreshing = singleFlight('finish', () => this.#refresh());
  #state: SecurityState;
  /** Grows with each sign-in and sign-out; a refresh that began in an older one is void. */
  #generation = 0;
  #lastFailure: { readonly error: SpotreelError; readonly atMs: number } | undefined;

  readonly on = this.#events.on;

  constructor(exchange: TokenExchange, storage: SecurityStorage, clock: Clock) {
    this.#exchange = exchange;
    this.#storage = storage;
    this.#clock = clock;
    this.#state = readSecurityState(storage);
    this.#unsubscribe = storage.subscribe?.(() => this.#adoptStored()) ?? (() => {});
  }

  get state(): SecurityState {
    return this.#state;
  }

  /**
   * The email is lower-cased before it is sent (docs/rules/app.md#session). Rejects with `credentials_invalid`, and with
   * `second_factor_required` or `second_factor_wrong` where the account asks for a `code` too.
   */
  async signIn({ email, ...secrets }: SignInRequest, signal?: AbortSignal): Promise<User> {
    return this.begin(await this.#exchange.login({ email: email.trim().toLowerCase(), ...secrets }, signal));
  }

  /** Takes the session that a call has answered, for example of an accepted invitation. */
  begin(answer: SessionAnswer): User {
    this.#generation += 1;
    this.#set(stateOf(answer, null));
    return answer.user;
  }

  /** Forgets the tokens at once and then revokes them at the server; whether that succeeds changes nothing here. */
  async signOut(): Promise<void> {
    const { refreshToken } = this.#state;
    this.#generation += 1;
    this.#set(SIGNED_OUT);
    if (refreshToken) await this.#exchange.logout(refreshToken).catch(() => {});
  }

  /** An operator acts as another user from the next call on; null ends it. */
  actAs(email: string | null): void {
    if (this.#state.authenticated) this.#set({ ...this.#state, switchUser: email });
  }

  /** The token and the switched user that the next request carries. */
  async identity(): Promise<Identity> {
    return { token: this.#state.token ?? undefined, switchUser: this.#state.switchUser ?? undefined };
  }

  /**
   * Refreshes an expired token, once for all waiting requests. True: repeat the request. Rejects when the server
   * cannot be reached.
   */
  async recover(error: SpotreelError, used: Identity, signal?: AbortSignal): Promise<boolean> {
    this.#adoptStored();
    if (this.#state.token && this.#state.token !== used.token) return true;
    if (error.code !== 'jwt_expired' || !this.#state.refreshToken) {
      this.#end(error);
      return false;
    }
    const { email } = this.#state;
    await this.#refreshing.join(signal);
    // Never repeat a request for another user who signed in meanwhile.
    return this.#state.authenticated && this.#state.email === email;
  }

  /** Ends the session after a refused request. A newer login stays. */
  giveUp(error: SpotreelError, used: Identity): void {
    // A user may have signed in since the request went out.
    if (this.#state.token === used.token) this.#end(error);
  }

  /** Stops listening to other tabs and drops all listeners. */
  dispose(): void {
    this.#unsubscribe();
    this.#events.clear();
  }

  async #refresh(): Promise<void> {
    const { refreshToken, switchUser } = this.#state;
    if (!refreshToken) return;
    if (this.#lastFailure && this.#clock.now() - this.#lastFailure.atMs < COOLDOWN_MS) throw this.#lastFailure.error;
    const generation = this.#generation;
    try {
      const answer = await this.#exchange.refresh(refreshToken);
      this.#lastFailure = undefined;
      if (generation === this.#generation) this.#set(stateOf(answer, switchUser));
      else await this.#exchange.logout(answer.refreshToken).catch(() => {});
    } catch (thrown) {
      if (generation === this.#generation) this.#refreshFailed(thrown, refreshToken);
    }
  }

  #refreshFailed(thrown: unknown, usedRefreshToken: string): void {
    if (!isSpotreelError(thrown)) throw thrown;
    const refused = thrown.status !== undefined && thrown.status >= 400 && thrown.status < 500 && thrown.status !== 429;
    if (!refused) {
      this.#lastFailure = { error: thrown, atMs: this.#clock.now() };
      throw thrown;
    }
    // Another tab may have used the refresh token up and stored what it got.
    const stored = readSecurityState(this.#storage);
    if (stored.refreshToken && stored.refreshToken !== usedRefreshToken) this.#adoptStored();
    else this.#end(thrown);
  }

  #end(error: SpotreelError): void {
    this.#generation += 1;
    this.#set(SIGNED_OUT);
    this.#events.emit('auth-required', { reason: error.code });
  }

  #adoptStored(): void {
    const stored = readSecurityState(this.#storage);
    if (stored.token === this.#state.token && stored.switchUser === this.#state.switchUser) return;
    if (!stored.authenticated || stored.email !== this.#state.email) this.#generation += 1;
    this.#state = stored;
    this.#events.emit('change', { authenticated: stored.authenticated, origin: 'storage' });
  }

  #set(state: SecurityState): void {
    this.#state = state;
    this.#lastFailure = undefined;
    writeSecurityState(this.#storage, state);
    this.#events.emit('change', { authenticated: state.authenticated, origin: 'page' });
  }
}

function stateOf({ token, refreshToken, user }: SessionAnswer, switchUser: string | null): SecurityState {
  const photo = user.profilePicture ?? user.avatar;
  return { email: user.email, firstName: user.firstName, photo, token, refreshToken, switchUser, authenticated: true };
}

export interface SessionOptions {
  exchange: TokenExchange;
  storage: SecurityStorage;
  clock?: Clock | undefined;
}

export function createSession({ exchange, storage, clock = steadyClock }: SessionOptions): Session {
  return new Session(exchange, storage, clock);
}
