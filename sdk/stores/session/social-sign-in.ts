/** Logging in with an account of another site: to the provider's page, and back. One a screen. */
import { atom } from 'nanostores';
import { randomKey } from '../../base/random-key';
import type { AppSettings, SocialProvider } from '../../contract/account/app-settings';
import type { SessionAnswer } from '../../contract/account/user';
import type { Translator } from '../../i18n/translator';
import { type Failure, failureOf } from '../failure';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';

const KEY = 'spotreel.social';

/** A provider and what a browser needs to begin with it. */
export type SocialOffer = AppSettings['socialSignIn'][number];

/** Progress of a login with another site. */
export interface SocialSignInState {
  /** `leaving`: the provider's page is about to open. `returning`: the server checks what came back. */
  readonly status: 'idle' | 'leaving' | 'returning' | 'code' | 'done';
  /** The provider that was chosen last. */
  readonly provider?: SocialProvider | undefined;
  readonly failure?: Failure | undefined;
}

/** Brand names of the providers. */
export const SOCIAL_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
};

type SendCode = (code?: string) => Promise<SessionAnswer>;

/** The login of one screen. The session begins when it succeeds. */
export function createSocialSignIn({ editing: { context }, session }: Spotreel) {
  const $state = atom<SocialSignInState>({ status: 'idle' });
  let send: SendCode | undefined;

  async function attempt(provider: SocialProvider, code?: string): Promise<Failure | undefined> {
    const failure = await sendAndBegin(() => send?.(code), { context, session });
    if (!failure) $state.set({ status: 'done', provider });
    else $state.set(asksForCode(failure) ? { status: 'code', provider } : { status: 'idle', provider, failure });
    return failure;
  }

  return {
    $state,
    /** The page of the provider; undefined if it cannot be asked. `origin`: where the app is. */
    async begin(offer: SocialOffer, origin: string): Promise<string | undefined> {
      const { provider } = offer;
      $state.set({ status: 'leaving', provider });
      try {
        return await beginAt(offer, origin, context);
      } catch (thrown) {
        $state.set({ status: 'idle', provider, failure: beginFailure(thrown, provider, context.t) });
        return undefined;
      }
    },
    /** `address`: with which the provider sent the person back. Works once. */
    async finish(provider: SocialProvider, address: string): Promise<void> {
      const back = comeBack(provider, address);
      if (typeof back === 'string') {
        return $state.set({ status: 'idle', provider, failure: localFailure(back, provider, context.t) });
      }
      $state.set({ status: 'returning', provider });
      send = async (code) => sendLogin(await context.accounts(), back.login, back.token, code);
      await attempt(provider);
    },
    /** Sends the code. Resolves with the reason for a refusal; undefined: logged in. */
    sendCode: (code: string): Promise<Failure | undefined> => attempt($state.get().provider ?? 'google', code),
  };
}

/** Answer to the login that this tab began, or the reason why it does not count. */
function comeBack(provider: SocialProvider, address: string) {
  const login = takeLogin(provider);
  const { isRefused, state, token } = readAddress(address);
  if (isRefused) return 'cancelled';
  return login && state === login.state && token ? { login, token } : 'lost';
}

/** Resolves with the reason for a refusal; undefined: the session has begun. */
async function sendAndBegin(
  send: () => Promise<SessionAnswer> | undefined,
  { context, session }: { readonly context: StoreContext; readonly session: Spotreel['session'] },
): Promise<Failure | undefined> {
  try {
    const answer = await send();
    if (answer) session.begin(answer);
    return undefined;
  } catch (thrown) {
    return failureOf(thrown, context.t, 'failure.unknown');
  }
}

function asksForCode({ code }: Failure): boolean {
  return code === 'second_factor_required' || code === 'second_factor_wrong';
}

function localFailure(kind: 'cancelled' | 'lost' | 'unreachable', provider: SocialProvider, t: Translator): Failure {
  return { code: `social_${kind}`, message: t(`social.${kind}`, { name: SOCIAL_NAMES[provider] }) };
}

/** The server's own words where it says that the provider does not work. */
function beginFailure(thrown: unknown, provider: SocialProvider, t: Translator): Failure {
  const failure = failureOf(thrown, t, 'failure.unknown');
  return failure.code === 'social_failed' ? failure : localFailure('unreachable', provider, t);
}

/** Throws where the provider, the server or the memory of the tab is away. */
async function beginAt(offer: SocialOffer, origin: string, { accounts }: StoreContext): Promise<string> {
  const { url, login } = await (offer.provider === 'twitter'
    ? beginTwitter(await accounts())
    : withNonce(offer, origin, accounts));
  if (!rememberLogin(login)) throw new Error('The tab remembers nothing');
  return url;
}

type Accounts = Awaited<ReturnType<Spotreel['editing']['context']['accounts']>>;

function sendLogin(
  accounts: Accounts,
  { provider, state, nonce }: PendingLogin,
  token: string,
  code: string | undefined,
): Promise<SessionAnswer> {
  if (provider === 'google') return accounts.loginGoogle({ body: { token, nonce: nonce ?? '', code } });
  if (provider === 'facebook') return accounts.loginFacebook({ body: { token, code } });
  return accounts.loginTwitter({ body: { oauthToken: state, oauthVerifier: token, code } });
}

async function beginTwitter(accounts: Accounts) {
  const { url, oauthToken } = await accounts.twitterUrl();
  return { url, login: { provider: 'twitter' as const, state: oauthToken } };
}

/** Only Google knows nonces; the server issues them. */
async function withNonce(offer: SocialOffer, origin: string, accounts: StoreContext['accounts']) {
  const nonce = offer.provider === 'google' ? (await (await accounts()).beginGoogle()).nonce : undefined;
  return addressOf(offer, origin, nonce);
}

/** For Google and Facebook the browser itself makes the address. */
function addressOf({ provider, clientId, authorizeUrl }: SocialOffer, origin: string, nonce: string | undefined) {
  const url = new URL(authorizeUrl ?? '');
  const state = randomKey();
  const parameters = {
    client_id: clientId ?? '',
    redirect_uri: `${origin}/login/${provider}`,
    state,
    ...(nonce ? { response_type: 'id_token', scope: 'openid email profile', nonce } : FACEBOOK_PARAMETERS),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, login: { provider, state, nonce } };
}

const FACEBOOK_PARAMETERS = { response_type: 'token', scope: 'email,public_profile' };

/** Google and Facebook write behind `#`, errors sometimes into the query; Twitter writes into the query. */
function readAddress(address: string) {
  const url = new URL(address);
  const found = new URLSearchParams([...url.searchParams, ...new URLSearchParams(url.hash.slice(1))]);
  return {
    isRefused: found.has('error') || found.has('denied'),
    state: found.get('state') ?? found.get('oauth_token'),
    token: found.get('id_token') ?? found.get('access_token') ?? found.get('oauth_verifier') ?? '',
  };
}

/** The login at another site that this tab began. What comes back must belong to it. */
interface PendingLogin {
  readonly provider: SocialProvider;
  /** Comes back in the address: `state`, or the request token of Twitter. */
  readonly state: string;
  /** Comes back in the ID token. */
  readonly nonce?: string | undefined;
}

/** False where the tab cannot remember it. */
function rememberLogin(login: PendingLogin): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(login));
    return true;
  } catch {
    return false;
  }
}

/** Once. Undefined: this tab began none with the provider. */
function takeLogin(provider: SocialProvider): PendingLogin | undefined {
  try {
    const login = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PendingLogin | null;
    sessionStorage.removeItem(KEY);
    return login?.provider === provider ? login : undefined;
  } catch {
    return undefined;
  }
}
