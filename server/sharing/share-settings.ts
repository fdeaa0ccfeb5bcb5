import type { ShareSettings } from '@spotreel/sdk/internal/contract';
import { hashPassword } from '../account/passwords/password';
import { invalidFields } from '../platform/http/api-error';
import type { shareLink } from './tables';

type Changes = Partial<
  Pick<typeof shareLink.$inferInsert, 'expiresAt' | 'passwordHash' | 'allowsDownload' | 'allowsComments'>
>;

/** Columns of a row that the settings change. Throws `validation_failed` for a date that has passed. */
export async function settingsOf(
  { expiresAt, password, allowDownload, allowComments }: ShareSettings,
  nowMs: number,
): Promise<Changes> {
  if (expiresAt && Date.parse(expiresAt) <= nowMs) {
    throw invalidFields({ expiresAt: ['Choose a date in the future.'] });
  }
  return {
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
    ...(password !== undefined && { passwordHash: password === null ? null : await hashPassword(password) }),
    ...(allowDownload !== undefined && { allowsDownload: allowDownload }),
    ...(allowComments !== undefined && { allowsComments: allowComments }),
  };
}
