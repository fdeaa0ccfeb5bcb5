import { entitlementsOf } from '../account/plans/entitlements';
import type { CurrentUser } from '../account/session/authenticate';
import type { Catalogue } from '../library/catalogue/catalogue';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import type { ProjectRow } from './project-row';

/** Throws `premium_required` when the template belongs to a paid plan and the account's plan does not open it. */
export async function requireTier(db: Database, user: CurrentUser, tier: 'free' | 'premium', nowMs: number) {
  if (tier === 'free') return;
  const { premium } = await entitlementsOf(db, user.row, nowMs);
  if (!premium) throw new ApiError('premium_required');
}

/** Tier of the source of a project; `free` when the library no longer has it. */
export function tierOf(
  { families, templates }: Catalogue,
  { templateFamilyId, content }: Pick<ProjectRow, 'templateFamilyId' | 'content'>,
): 'free' | 'premium' {
  if (templateFamilyId !== null) return families.get(templateFamilyId)?.tier ?? 'free';
  return templates.get(content.customisations[0]?.template ?? 0)?.tier ?? 'free';
}
