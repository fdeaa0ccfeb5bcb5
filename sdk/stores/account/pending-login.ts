/** The login at another site that this tab began. What comes back must belong to it. */
import type { SocialProvider } from '../../contract/schemas/app-settings';

export interface PendingLogin {
  readonly provider: SocialProvider;
  /** Comes back in the address: `state`, or the request token of Twitter. */
  readonly state: string;
  /** Comes back in the ID token. */
  readonly nonce?: string | undefined;
}

const KEY = 'spotreel.social';

/** False where the tab cannot remember it. */
export function rememberLogin(login: PendingLogin): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(login));
    return true;
  } catch {
    return false;
  }
}

/** Once. Undefined: this tab began none with the provider. */
export function takeLogin(provider: SocialProvider): PendingLogin | undefined {
  try {
    const login = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PendingLogin | null;
    sessionStorage.removeItem(KEY);
    return login?.provider === provider ? login : undefined;
  } catch {
    return undefined;
  }
}
