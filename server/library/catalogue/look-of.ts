import { parseHexColor } from '@spotreel/sdk/internal/base';
import type { ProjectLook } from '@spotreel/sdk/internal/contract';
import type { Catalogue, FamilyEntry } from './catalogue';

type Looks = Pick<Catalogue, 'families' | 'templates'>;
type Drawn = { readonly fontFamily: string; readonly palette: readonly string[] };

function toLook({ fontFamily, palette }: Drawn): ProjectLook {
  return { fontFamily, palette: palette.flatMap((color) => parseHexColor(color) ?? []) };
}

/** The look in which a scene template was drawn: its family's, else its own. Undefined for one that is gone. */
function drawnIn({ families, templates }: Looks, templateId: number): Drawn | undefined {
  for (const { source, ingredients } of families.values())
    if (ingredients.some(({ id }) => id === templateId)) return source;
  return templates.get(templateId);
}

/** The family of the headlines of a scene template: what a project's own font replaces. */
export function displayFontOf(looks: Looks, templateId: number): string | undefined {
  return drawnIn(looks, templateId)?.fontFamily;
}

/** The look of a project: its family's, else its scene's. */
export function lookOfProject(
  looks: Looks,
  family: FamilyEntry | null | undefined,
  scenes: readonly { readonly template: number }[],
): ProjectLook | null {
  const drawn = family?.source ?? drawnIn(looks, scenes[0]?.template ?? 0);
  return drawn ? toLook(drawn) : null;
}
