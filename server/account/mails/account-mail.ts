/** Builds an email about an account from what the database says when it is sent. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import type { MailMessage } from '../../platform/mail/mail';
import { INVITATION_DAYS } from '../invitations/invitations';
import type { LinkTokens } from '../links/link-tokens';
import { displayName } from '../person-name';
import { accountLink, actingSitting, appUser, invitation, tenant } from '../tables';
import type { TenantBrands } from '../tenant-brands';
import { dressOf } from './dress-mail';
import {
  accountVisitMail,
  confirmationMail,
  exportReadyMail,
  invitationMail,
  passwordChangedMail,
  passwordResetMail,
  registeredAgainMail,
  webhookTurnedOffMail,
} from './letters';
import type { MailWriter } from './mail-writer';

export const accountMailKinds = [
  'password-reset',
  'password-changed',
  'registered-again',
  'invitation',
  'webhook-turned-off',
  'export-ready',
  'support-message',
  'share-comment',
  'account-visit',
] as const;

export interface AccountMail {
  readonly kind: (typeof accountMailKinds)[number];
  /** The link, the account, the invitation, the message, the comment or the sitting that it is about. */
  readonly id: number;
  /** Start of the addresses in it. */
  readonly baseUrl: string;
  /** Language of a person without an account, as their browser asks for it. */
  readonly language?: string | undefined;
}

export interface MailParts {
  readonly links: LinkTokens;
  readonly tenantBrands: TenantBrands;
  readonly supportMails: MailWriter;
  readonly commentMails: MailWriter;
}

/** Undefined: what it was about is gone or used, so there is nothing to say. */
export async function accountMailMessage(
  db: Database,
  parts: MailParts,
  { kind, id, baseUrl, language }: AccountMail,
): Promise<MailMessage | undefined> {
  const { tenantBrands } = parts;
  switch (kind) {
    case 'password-reset':
      return resetMessage(db, parts, id, baseUrl);
    case 'invitation':
      return invitationMessage(db, parts, { id, baseUrl, language });
    case 'support-message':
      return parts.supportMails.write(id, baseUrl);
    case 'share-comment':
      return parts.commentMails.write(id, baseUrl);
    case 'account-visit':
      return visitMessage(db, parts, id, baseUrl);
    default: {
      const [found] = await db
        .select({ email: appUser.email, language: appUser.language, tenantId: tenant.id, product: tenant.name })
        .from(appUser)
        .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
        .where(eq(appUser.id, id));
      if (!found) return undefined;
      const { look, base } = await dressOf(tenantBrands, found.tenantId, baseUrl);
      const letter = { to: found.email, look, product: found.product, language: found.language };
      if (kind === 'export-ready') return exportReadyMail({ ...letter, url: `${base}/account/data` });
      if (kind === 'webhook-turned-off')
        return webhookTurnedOffMail({ ...letter, url: `${base}/account/developers/webhooks` });
      return kind === 'password-changed'
        ? passwordChangedMail({ ...letter, url: `${base}/recover-password` })
        : registeredAgainMail({ ...letter, url: `${base}/login` });
    }
  }
}

async function resetMessage(
  db: Database,
  { links, tenantBrands }: MailParts,
  id: number,
  baseUrl: string,
): Promise<MailMessage | undefined> {
  const [found] = await db
    .select({
      email: appUser.email,
      language: appUser.language,
      tenantId: tenant.id,
      product: tenant.name,
      usedAt: accountLink.usedAt,
      endsAt: accountLink.expiresAt,
    })
    .from(accountLink)
    .innerJoin(appUser, eq(appUser.id, accountLink.userId))
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .where(eq(accountLink.id, id));
  if (!found || found.usedAt) return undefined;
  const { look, base } = await dressOf(tenantBrands, found.tenantId, baseUrl);
  // issued here and not where the email is asked for: the job in the queue has no secret
  const { email, endsAt } = found;
  const token = await links.issue(db, 'reset_password', { id, person: email }, { endsAt });
  const url = linkOf(base, '/reset-password', token);
  return passwordResetMail({ to: email, look, product: found.product, url, language: found.language });
}

async function invitationMessage(
  db: Database,
  { links, tenantBrands }: MailParts,
  { id, baseUrl, language }: Pick<AccountMail, 'id' | 'baseUrl' | 'language'>,
): Promise<MailMessage | undefined> {
  const [found] = await db
    .select({ row: invitation, product: tenant.name, inviter: appUser })
    .from(invitation)
    .innerJoin(tenant, eq(tenant.id, invitation.tenantId))
    .leftJoin(appUser, eq(appUser.id, invitation.invitedBy))
    .where(eq(invitation.id, id));
  if (!found || found.row.acceptedAt) return undefined;
  const { look, base } = await dressOf(tenantBrands, found.row.tenantId, baseUrl);
  const { email, expiresAt: endsAt } = found.row;
  // a stranger who asks for it again must not end the link that an admin has sent
  const token = await links.issue(db, 'invitation', { id, person: email }, { endsAt, keepsOlder: true });
  const letter = {
    to: email,
    look,
    product: found.product,
    url: linkOf(base, '/join', token),
    days: INVITATION_DAYS,
    // who is invited has no language yet: most teams share one
    language: found.inviter?.language ?? language ?? null,
  };
  return found.inviter
    ? invitationMail({ ...letter, invitedBy: displayName(found.inviter) })
    : confirmationMail(letter);
}

async function visitMessage(
  db: Database,
  { tenantBrands }: MailParts,
  id: number,
  baseUrl: string,
): Promise<MailMessage | undefined> {
  const [found] = await db
    .select({ sitting: actingSitting, person: appUser, product: tenant.name })
    .from(actingSitting)
    .innerJoin(appUser, eq(appUser.id, actingSitting.subjectId))
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .where(eq(actingSitting.id, id));
  if (!found) return undefined;
  const { sitting, person, product } = found;
  const { look, base } = await dressOf(tenantBrands, person.tenantId, baseUrl);
  const letter = { to: person.email, look, product, language: person.language, url: `${base}/account/security` };
  const { actorName: by, reason, beganAt, endsAt } = sitting;
  return accountVisitMail({ ...letter, by, reason, beganAt, endsAt });
}

/** Behind `#`: no server, proxy or Referer sees it. */
function linkOf(baseUrl: string, path: string, token: string): string {
  return `${baseUrl}${path}#${new URLSearchParams({ token })}`;
}
