/** Roles of the swatches of a palette, and the contrast with the background that each needs. */
import { contrastRatio, type HexColor, nearestReadable } from '../../base/color';
import type { ProjectContext } from '../context';
import { isSameColor } from './palette';

/** `background` and `text` carry the text; `field` is named by the scenes that use it; `extra` by its place. */
export type PaletteRole =
  | { readonly kind: 'background' | 'text' | 'extra' }
  | { readonly kind: 'field'; readonly name: string };

/** WCAG 2.2, AA: text of any size. */
export const TEXT_CONTRAST = 4.5;
/** WCAG 2.2, AA: large text (24 px and more) and signs. */
export const LARGE_CONTRAST = 3;

/** One for each color of the family's palette: background first, then text; the rest by the fields that show them. */
export function paletteRoles({ look, templates }: ProjectContext): readonly PaletteRole[] {
  const fields = [...templates.values()].flatMap((template) => template.fields.colors);
  return (look?.palette ?? []).map((color, index) => {
    if (index === 0) return { kind: 'background' };
    if (index === 1) return { kind: 'text' };
    const names = fields.filter((field) => isSameColor(field.defaultValue, color)).map((field) => field.name);
    const name = mostFrequent(names);
    return name === undefined ? { kind: 'extra' } : { kind: 'field', name };
  });
}

/**
 * The contrast with the background that the color at `index` must keep. The text color must be readable. Every other
 * color keeps the class that it has in the style: readable as text, as large text, or neither (a paper on the
 * background).
 */
export function neededContrast(own: readonly HexColor[], index: number): number {
  const [background] = own;
  const color = own[index];
  if (index === 0 || !background || !color) return 1;
  const ratio = contrastRatio(background, color);
  if (index === 1 || ratio >= TEXT_CONTRAST) return TEXT_CONTRAST;
  return ratio >= LARGE_CONTRAST ? LARGE_CONTRAST : 1;
}

/** The same palette with every color that is hard to read moved as far as needed. */
export function readablePalette(palette: readonly HexColor[], own: readonly HexColor[]): readonly HexColor[] {
  const [background] = palette;
  if (!background) return palette;
  return palette.map((color, index) => nearestReadable(color, background, neededContrast(own, index)));
}

function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
