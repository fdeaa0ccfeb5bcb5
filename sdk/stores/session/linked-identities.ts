/** Accounts of other sites that the account is linked to. One a screen. */
import type { LinkedIdentity } from '../../contract/account/linked-identity';
import { resource, without } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** Lists and unlinks them. */
export function createLinkedIdentities({ editing: { context } }: Spotreel) {
  const identities = resource(
    context,
    (api, signal): Promise<readonly LinkedIdentity[]> => api.linkedIdentities({ signal }),
  );
  return {
    $identities: identities.$state,
    load: identities.load,
    /** A refusal is shown as a notification. */
    unlink: (identityId: number) =>
      identities.act((api) => api.unlinkIdentity({ params: { identityId } }), without(identityId)),
  };
}
