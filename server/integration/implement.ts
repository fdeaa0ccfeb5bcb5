import { implementWith } from '../account/implement';
import { createImplement } from '../platform/http/implement';
import { authenticateKey, type KeyCaller } from './keys/key-caller';
import type { IntegrationServices } from './services';

/** Implements calls of this domain that admins make. */
export const implement = implementWith<IntegrationServices>();

/** Implements calls that a tenant's own server makes. */
export const implementForKey = createImplement<KeyCaller, IntegrationServices>({ authenticate: authenticateKey });
