/** Accounts of other sites that the account is linked to. One a screen. */
import type { LinkedIdentity } from '../../contract/schemas/account/linked-identity';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';

/** Lists and unlinks them. */
export function createLinkedIdentities({ editing: { context } }: Spotreel) {
  const { t, toasts } = context;
  const identities = createLoader<readonly LinkedIdentity[]>((thrown) => failureOf(thrown, t, 'failure.unknown'));
  return {
    $identities: identities.$state,
    load: () => identities.load(async (signal) => (await context.accounts()).linkedIdentities({ signal })),
    /** A refusal is shown as a notification. */
    async unlink(identityId: number): Promise<void> {
      try {
        await (await context.accounts()).unlinkIdentity({ params: { identityId } });
        identities.update((all) => all.filter(({ id }) => id !== identityId));
      } catch (thrown) {
        toasts.show({ tone: 'danger', title: failureOf(thrown, t, 'failure.unknown').message });
      }
    },
  };
}
