import type { Catalogue } from './catalogue';

/** The family of the headlines of a scene template: what a project's own font replaces. */
export function displayFontOf(
  { families, templates }: Pick<Catalogue, 'families' | 'templates'>,
  templateId: number,
): string | undefined {
  for (const { source, ingredients } of families.values())
    if (ingredients.some(({ id }) => id === templateId)) return source.fontFamily;
  return templates.get(templateId)?.fontFamily;
}
