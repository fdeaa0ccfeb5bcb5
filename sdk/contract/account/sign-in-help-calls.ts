import * as z from 'zod/mini';
import { defineCall } from '../call';
import { invitationOffer } from '../invitations/invitation';
import { linkToken } from './link';
import { isSamePassword, passwordPair } from './password';
import { emailInput, session } from './user';

const personName = z.string().check(z.trim(), z.maxLength(100));

/** Ways into an account without a working password: reset, invitation, registration. */
export const signInHelpCalls = {
  requestPasswordReset: defineCall({
    method: 'POST',
    path: '/v1/security/reset-password',
    auth: 'none',
    summary: 'Sends a link for a new password, if the address belongs to an account. The answer does not say whether.',
    body: z.object({ email: emailInput }),
    output: z.looseObject({ accepted: z.boolean() }),
    errors: ['mail_unavailable'],
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/v1/security/reset-password/reset',
    auth: 'none',
    summary: 'Sets a new password with the token of a mailed link, and ends all sessions of the account.',
    body: z.object({ ...passwordPair, token: linkToken }).check(isSamePassword),
    output: z.looseObject({ email: z.string() }),
    errors: ['link_invalid', 'password_common'],
  }),
  invitationOffer: defineCall({
    method: 'POST',
    path: '/v1/security/invitation',
    auth: 'none',
    summary: 'What the invitation of a mailed link is for.',
    body: z.object({ token: linkToken }),
    output: invitationOffer,
    errors: ['link_invalid'],
  }),
  acceptInvitation: defineCall({
    method: 'POST',
    path: '/v1/security/invitation/accept',
    auth: 'none',
    summary: 'Makes the account that an invitation offers, and signs it in.',
    body: z
      .object({ ...passwordPair, token: linkToken, firstName: personName, lastName: personName })
      .check(isSamePassword),
    output: session,
    errors: ['link_invalid', 'email_taken', 'password_common'],
  }),
  register: defineCall({
    method: 'POST',
    path: '/v1/security/register',
    auth: 'none',
    summary:
      'Asks for an account where registration is open, and sends a link that confirms the address. The answer does not say whether the address has an account.',
    body: z.object({ email: emailInput }),
    output: z.looseObject({ accepted: z.boolean() }),
    errors: ['registration_closed', 'mail_unavailable'],
  }),
} as const;
