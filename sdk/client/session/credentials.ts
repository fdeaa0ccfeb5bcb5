import type { SpotreelError } from '../../base/errors';
import type { Identity } from '../request/call-api';

/** Identity of the client, and the reaction to a refused token. */
export interface Credentials {
  identity(signal?: AbortSignal): Promise<Identity>;
  /**
   * After a 401 to a request that carried `used`: whether the request is worth one more try, with a new identity.
   * Rejects when the caller's signal fires.
   */
  recover(error: SpotreelError, used: Identity, signal?: AbortSignal): Promise<boolean>;
  /** The second try, which carried `used`, was refused as well. */
  giveUp(error: SpotreelError, used: Identity): void;
}
