import * as z from 'zod/mini';
import { defineCall } from '../call';
import { invitation, invitationDraft } from './invitation';

/** Invitations of operators and agencies. */
export const invitationCalls = {
  invitations: defineCall({
    method: 'GET',
    path: '/v1/invitation',
    auth: 'admin',
    summary: 'Invitations into the own tenant and those below it, the newest first.',
    output: z.array(invitation),
  }),
  createInvitation: defineCall({
    method: 'POST',
    path: '/v1/invitation',
    auth: 'admin',
    summary: 'Invites an address and sends the link. An open invitation of the same address is replaced.',
    body: invitationDraft,
    output: invitation,
    errors: ['email_taken', 'mail_unavailable'],
  }),
  deleteInvitation: defineCall({
    method: 'DELETE',
    path: '/v1/invitation/{invitationId}',
    auth: 'admin',
    summary: 'Takes an invitation back: its link stops working.',
    output: z.looseObject({ deleted: z.boolean() }),
  }),
} as const;
