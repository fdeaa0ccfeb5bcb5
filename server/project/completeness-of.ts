import type { TextPlace } from '@spotreel/sdk/internal/contract';
import { confirmedIn, type ProjectCompleteness, projectCompleteness } from '@spotreel/sdk/internal/project';
import type { Catalogue } from '../library/catalogue/catalogue';
import type { ProjectContent } from './content';

/**
 * Completeness that is stored beside a project for lists, which read no content. Scenes whose template is gone are left
 * out.
 */
export function completenessOfContent(
  { customisations }: Pick<ProjectContent, 'customisations'>,
  confirmed: readonly TextPlace[],
  { ingredients }: Catalogue,
): ProjectCompleteness {
  const scenes = customisations.flatMap(({ template, ingredient, texts, images }) => {
    const fields = ingredients.get(template);
    const values = { texts: byId(texts), images: byId(images) };
    return fields ? [{ fields, values, confirmed: confirmedIn(confirmed, ingredient) }] : [];
  });
  return projectCompleteness(scenes);
}

function byId<Value>(items: readonly { readonly id: string; readonly value: Value }[]): Record<string, Value> {
  return Object.fromEntries(items.map(({ id, value }) => [id, value]));
}
