/** Invitations into the tenant. One a screen. */

import type { UserRole } from '../../contract/account/role';
import type { Invitation } from '../../contract/invitations/invitation';
import type { Id } from '../../contract/schemas/ids';
import { resource, without } from '../resource/resource';
import type { Spotreel } from '../spotreel';
import { createInviteAll } from './invite-all';

/** Invitations of the tenant, for those who manage it. */
export function createInvitations({ editing: { context } }: Spotreel) {
  const invitations = resource(context, (api, signal): Promise<readonly Invitation[]> => api.invitations({ signal }));
  return {
    $invitations: invitations.$state,
    $form: invitations.$form,
    load: invitations.load,
    /** `tenantId`: one below the own. False if it was not taken. */
    invite(email: string, role: UserRole, tenantId?: Id<'tenant'>) {
      const body = { email, role, ...(tenantId !== undefined && { tenantId }) };
      return invitations.save(
        (api) => api.createInvitation({ body }),
        (all, created) => withInvitation(all, created),
      );
    },
    ...createInviteAll(context, (created) => invitations.update((all) => withInvitation(all, created))),
    remove: (invitationId: Id<'invitation'>) =>
      invitations.act((api) => api.deleteInvitation({ params: { invitationId } }), without(invitationId)),
  };
}

/** An open invitation of the same address is replaced. */
function withInvitation(all: readonly Invitation[], created: Invitation): readonly Invitation[] {
  return [created, ...all.filter((one) => one.status !== 'open' || one.email !== created.email)];
}

/** Result of `createInvitations`. */
export type InvitationsStore = ReturnType<typeof createInvitations>;
