import { atom, computed } from 'nanostores';
import { isSpotreelError } from '../../base/errors';
import type { Session, SessionEvents } from '../../client/session/session';
import type { SignInRequest } from '../../client/session/sign-in-request';
import { DEFAULT_ACCOUNT_LIMITS, type SessionAnswer, type User } from '../../contract/account/user';
import type { Translator } from '../../i18n/translator';
import { type Failure, failureOf } from '../failure';
import type { StoreContext } from '../store-context';
import { forgetSession } from './session-memory';

/** State of the login. */
export interface SessionState {
  /** `restoring`: tokens of an earlier visit are being tried. */
  readonly status: 'restoring' | 'signed-out' | 'signed-in';
  readonly user: User | null;
  /** A session ended because the server no longer took its token; the user has not logged out. */
  readonly hasEnded?: boolean | undefined;
  /** Reason why the session could not be restored (the server is away); signing in does not help. */
  readonly failure?: Failure | undefined;
}

const SIGNED_OUT_STATE: SessionState = { status: 'signed-out', user: null };

/** Signed-in user. `session` is absent if a host page owns the tokens. */
export class SessionStore {
  readonly $session = atom<SessionState>({ status: 'restoring', user: null });
  /** Limits of the account; the product's defaults while no user is signed in. */
  readonly $limits = computed(this.$session, ({ user }) => user?.accountLimits ?? DEFAULT_ACCOUNT_LIMITS);
  /**
   * Time at which the count of renders starts at zero again, as a timestamp of the server's; undefined while no user is
   * signed in.
   */
  readonly $rebillAt = computed(this.$session, ({ user }) => user?.renderPeriod.endsAt);
  readonly #context: StoreContext;
  readonly #session: Session | undefined;
  readonly #unsubscribe: () => void;

  constructor(context: StoreContext, session: Session | undefined) {
    this.#context = context;
    this.#session = session;
    this.#unsubscribe = session?.on('change', (change) => this.#changed(change)) ?? (() => {});
  }

  /** Finds out who is signed in, once at the start. Never rejects. */
  readonly restore = async (): Promise<void> => {
    if (this.#session && !this.#session.state.authenticated) return this.$session.set(SIGNED_OUT_STATE);
    this.$session.set({ status: 'restoring', user: this.$session.get().user });
    try {
      this.$session.set({ status: 'signed-in', user: await this.#context.client.me() });
    } catch (thrown) {
      if (isSpotreelError(thrown) && thrown.status === 401) return this.expire();
      if (this.isActing() && isRefusedPerson(thrown)) {
        this.actAs(null);
        return this.restore();
      }
      const failure = failureOf(thrown, this.#context.t, 'failure.unknown');
      this.$session.set({ status: 'restoring', user: null, failure });
    }
  };

  /**
   * The second step, after `restore`: what the account may do. Only for an id that is a positive number
   * (docs/rules/app.md#session). Never rejects; without an answer the list that came with the user stays.
   */
  readonly restorePermissions = async (): Promise<void> => {
    const id = this.$session.get().user?.id;
    if (id === undefined || !(id > 0)) return;
    const permissions = await this.#context.client.permissions().catch(() => undefined);
    const state = this.$session.get();
    if (permissions && state.user?.id === id) this.$session.set({ ...state, user: { ...state.user, permissions } });
  };

  /** Undefined when it worked, else why not. */
  readonly signIn = async (body: SignInRequest): Promise<Failure | undefined> => {
    if (!this.#session) return undefined;
    try {
      this.#began(await this.#session.signIn(body));
      return undefined;
    } catch (thrown) {
      return signInFailure(thrown, this.#context.t);
    }
  };

  /** Takes the session that a call has answered, for example of an accepted invitation. */
  readonly begin = (answer: SessionAnswer): void => {
    if (this.#session) this.#began(this.#session.begin(answer));
  };

  /** Stores an answer of a call about the signed-in user. */
  readonly adoptUser = (user: User): void => {
    if (this.$session.get().user?.id === user.id) this.$session.set({ status: 'signed-in', user });
  };

  /** True if the signed-in person uses another person's account, who is then the user of `$session`. */
  readonly isActing = (): boolean => this.#session?.state.switchUser != null;

  /** Acts as another person from the next call on; null ends it. Reload the page after it: stores hold the former user's. */
  readonly actAs = (email: string | null): void => this.#session?.actAs(email);

  readonly signOut = async (): Promise<void> => {
    forgetSession();
    this.$session.set(SIGNED_OUT_STATE);
    await this.#session?.signOut();
  };

  /** Fetches the user again: limits and usages change with each render. */
  readonly refreshUser = async (): Promise<void> => {
    const user = await this.#context.client.me().catch(() => undefined);
    if (user && this.$session.get().status === 'signed-in') this.$session.set({ status: 'signed-in', user });
  };

  /** The token of this session, for a frame of the server's own. It is refreshed first where it has run out. */
  readonly accessToken = async (): Promise<string | null> => {
    await this.refreshUser();
    return this.#session?.state.token ?? null;
  };

  readonly isDismissed = (popUp: string): boolean => this.$session.get().user?.dismissedPopUps.includes(popUp) ?? false;

  /** Remembered with the account. Never rejects: what the server has not heard of is asked again on another visit. */
  readonly dismissPopUp = async (popUp: string): Promise<void> => {
    const id = this.$session.get().user?.id;
    this.#remember((before) => [...before, popUp]);
    const answer = await this.#context.client.dismissPopUp({ body: { popUp } }).catch(() => undefined);
    // another user may have signed in meanwhile
    if (answer && id === this.$session.get().user?.id) this.#remember(() => answer.dismissedPopUps);
  };

  /** The host has no token that works. */
  readonly expire = (): void => this.$session.set({ ...SIGNED_OUT_STATE, hasEnded: true });

  readonly dispose = (): void => this.#unsubscribe();

  #began(user: User): void {
    this.$session.set({ status: 'signed-in', user });
    this.#context.events.emit('signed-in', { user });
  }

  #remember(change: (dismissedPopUps: readonly string[]) => readonly string[]): void {
    const state = this.$session.get();
    if (!state.user) return;
    const dismissedPopUps = [...change(state.user.dismissedPopUps)];
    this.$session.set({ ...state, user: { ...state.user, dismissedPopUps } });
  }

  #changed({ authenticated, origin }: SessionEvents['change']): void {
    const { status, user } = this.$session.get();
    if (!authenticated) this.$session.set(SIGNED_OUT_STATE);
    // Another tab signed in, perhaps as another user.
    else if (origin === 'storage' && (status === 'signed-out' || (user && this.#expectedEmail() !== user.email))) {
      void this.restore();
    }
  }

  /** Email of the user that `$session` holds: while acting, the other person's. */
  #expectedEmail(): string | undefined {
    const { switchUser, email } = this.#session?.state ?? {};
    return switchUser ?? email ?? undefined;
  }
}

/** The person whose account is used is gone, or the account may no longer be used. */
function isRefusedPerson(thrown: unknown): boolean {
  return isSpotreelError(thrown) && (thrown.status === 403 || thrown.status === 404);
}

/** For a malformed address the server says only that the request is not valid. */
function signInFailure(thrown: unknown, t: Translator): Failure {
  const failure = failureOf(thrown, t, 'failure.unknown');
  const isAddress = failure.code === 'validation_failed' && failure.details?.email !== undefined;
  return isAddress ? { ...failure, message: t('signIn.emailInvalid') } : failure;
}
