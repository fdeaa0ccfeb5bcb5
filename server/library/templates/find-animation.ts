import type { BuiltTemplate } from '@spotreel/sdk/internal/contract';
import type { CurrentUser } from '../../account/session/authenticate';
import { ApiError } from '../../platform/http/api-error';
import type { LibraryServices } from '../domain';
import type { TemplateRow } from '../listing/card-rows';
import { type Marked, retiredTemplate, visibleTemplate } from './find-templates';

/**
 * An animation that the user may see, with its scene; `evenRetired`: one that their team has replaced or removed too. Throws
 * `not_found`.
 */
export async function animationOf(
  { db, catalogue }: Pick<LibraryServices, 'db' | 'catalogue'>,
  user: CurrentUser,
  templateId: number,
  { evenRetired = false }: { readonly evenRetired?: boolean } = {},
): Promise<{ readonly row: Marked<TemplateRow>; readonly built: BuiltTemplate }> {
  const row =
    (await visibleTemplate(db, user, templateId)) ?? (evenRetired && (await retiredTemplate(db, user, templateId)));
  const built = catalogue.templates.get(templateId);
  if (!row || !built) throw new ApiError('not_found');
  return { row, built };
}
