import { createImplement } from '../platform/http/implement';
import { accountRules } from './account-rules';
import { authenticateKey, type KeyCaller } from './keys/key-caller';
import type { AuthServices } from './session/auth-services';
import type { CurrentUser } from './session/authenticate';

/** The `implement` of a domain whose handlers work with `Services`. */
export function implementWith<Services extends AuthServices>() {
  return createImplement<CurrentUser, Services>(accountRules);
}

/** The `implement` of calls that a tenant's own server makes with an API key. */
export function implementForKeyWith<Services extends AuthServices>() {
  return createImplement<KeyCaller, Services>({ authenticate: authenticateKey });
}
