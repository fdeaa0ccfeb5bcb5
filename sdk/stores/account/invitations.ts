/** Who was invited into the tenant. One a screen. */
import type { Invitation } from '../../contract/schemas/account/invitation';
import type { UserRole } from '../../contract/schemas/account/role';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { Spotreel } from '../spotreel';
import { createForm } from './form';

/** Invitations of the tenant, for those who manage it. */
export function createInvitations({ editing: { context } }: Spotreel) {
  const describe = (thrown: unknown) => failureOf(thrown, context.t, 'failure.unknown');
  const list = createLoader<readonly Invitation[]>(describe);
  const form = createForm(context.t);
  return {
    $invitations: list.$state,
    $form: form.$state,
    load: () => list.load(async (signal) => (await context.accounts()).invitations({ signal })),
    /** `tenantId`: one below the own. False if it was not taken. */
    async invite(email: string, role: UserRole, tenantId?: number): Promise<boolean> {
      const body = { email, role, ...(tenantId !== undefined && { tenantId }) };
      const created = await form.send(async () => (await context.accounts()).createInvitation({ body }));
      if (created)
        list.update((all) => [created, ...all.filter((one) => one.status !== 'open' || one.email !== created.email)]);
      return created !== undefined;
    },
    async remove(invitationId: number): Promise<void> {
      try {
        await (await context.accounts()).deleteInvitation({ params: { invitationId } });
        list.update((all) => all.filter(({ id }) => id !== invitationId));
      } catch (thrown) {
        context.toasts.show({ tone: 'danger', title: describe(thrown).message });
      }
    },
  };
}

/** What `createInvitations` returns. */
export type InvitationsStore = ReturnType<typeof createInvitations>;
