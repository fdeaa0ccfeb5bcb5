/** The second step of a login: a code of the authenticator app, or one that is mailed. One a login. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Failure } from '../failure';
import type { SessionStore } from './session-store';

/** Input of the first step, and its refusal. */
export interface AskedCode {
  readonly email: string;
  readonly password: string;
  /** The refusal `second_factor_required`. */
  readonly failure: Failure;
}

/** Origin of the code, and the progress of the login. */
export interface CodeLoginState {
  readonly by: 'app' | 'email';
  /** `sending`: this browser is not known, and a code is being mailed. */
  readonly status: 'sending' | 'asks';
  /** Number of mailed codes. */
  readonly sent: number;
  /** Reason why no code could be mailed. */
  readonly failure?: Failure | undefined;
}

/** The second step of a login. */
export interface CodeLogin {
  readonly $state: ReadableAtom<CodeLoginState>;
  /** Mails a code where one is needed. True: the account knows this browser, and the person is logged in. Never rejects. */
  begin(): Promise<boolean>;
  /** Logs in with the code. Undefined when it worked, else why not. */
  submit(code: string): Promise<Failure | undefined>;
}

/** `session`: where the login happens. */
export function createCodeLogin(
  session: Pick<SessionStore, 'signIn'>,
  { email, password, failure: asked }: AskedCode,
): CodeLogin {
  const by = asked.details?.by?.[0] === 'email' ? 'email' : 'app';
  const $state = atom<CodeLoginState>({ by, status: by === 'email' ? 'sending' : 'asks', sent: 0 });
  const account = { email, password };
  let browserSecret = keptBrowserSecret();
  return {
    $state,
    async begin() {
      if (by === 'app') return false;
      const { sent } = $state.get();
      $state.set({ by, status: 'sending', sent });
      const failure = await session.signIn({ ...account, browserSecret, sendCode: true });
      if (!failure) return true;
      const isSent = failure.code === 'second_factor_required';
      $state.set({ by, status: 'asks', sent: isSent ? sent + 1 : sent, failure: isSent ? undefined : failure });
      return false;
    },
    async submit(code) {
      if (by === 'app') return session.signIn({ ...account, code });
      browserSecret ??= newBrowserSecret();
      const failure = await session.signIn({ ...account, code, browserSecret });
      if (!failure) keepBrowserSecret(browserSecret);
      return failure;
    },
  };
}

/** The random secret by which accounts know this browser at a login. It opens nothing without the password. */
const KEY = 'spotreel.browser';

/** The one that is kept; undefined: this browser has given no code yet, or may not keep anything. */
function keptBrowserSecret(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** 256 bits, as base64url. */
function newBrowserSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function keepBrowserSecret(secret: string): void {
  try {
    localStorage.setItem(KEY, secret);
  } catch {
    // the next login asks for a code again
  }
}
