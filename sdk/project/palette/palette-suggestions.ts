/** Palettes that a project can take over: those of other styles, brought to the length and the roles of its own. */
import type { HexColor } from '../../base/color';
import { neededContrast, readablePalette } from './palette-roles';

/** A palette that suits the project, with the style that it comes from. */
export interface PaletteSuggestion {
  /** Name of the style that it comes from. */
  readonly name: string;
  readonly palette: readonly HexColor[];
}

interface Source {
  readonly name: string;
  readonly palette: readonly HexColor[];
}

/** Background and text stay what they are for; the rest follows in order, again from its first color when it runs out. */
export function suggestPalettes(own: readonly HexColor[], sources: readonly Source[]): readonly PaletteSuggestion[] {
  const seen = new Set([keyOf(own)]);
  return sources.flatMap(({ name, palette }) => {
    if (palette.length < 2) return [];
    const fitted = readablePalette(fitTo(palette, own.length), own);
    if (seen.has(keyOf(fitted))) return [];
    seen.add(keyOf(fitted));
    return [{ name, palette: fitted }];
  });
}

/** `random` answers 0 to below 1. The accents of one of the palettes in another order, on the background of any of them. */
export function shufflePalette(
  own: readonly HexColor[],
  palettes: readonly (readonly HexColor[])[],
  random: () => number,
): readonly HexColor[] {
  const pick = () => palettes[Math.floor(random() * palettes.length)] ?? own;
  const base = pick();
  const accents = pick();
  const rest = accents.slice(2).map((color) => ({ color, at: random() }));
  const mixed = rest.toSorted((a, b) => a.at - b.at).map(({ color }) => color);
  return readablePalette(fitTo([...base.slice(0, 2), ...mixed], own.length), own);
}

/** The indices of colors that are too faint against the background, with what each needs. */
export function faintColors(palette: readonly HexColor[], own: readonly HexColor[]): ReadonlyMap<number, HexColor> {
  const fixed = readablePalette(palette, own);
  return new Map(
    [...palette.keys()].flatMap((index) => {
      const better = fixed[index];
      const isFaint = neededContrast(own, index) > 1 && better !== undefined && better !== palette[index];
      return isFaint ? [[index, better] as const] : [];
    }),
  );
}

function fitTo(
  [background = '#ffffff', text = '#000000', ...rest]: readonly HexColor[],
  length: number,
): readonly HexColor[] {
  const accents = rest.length > 0 ? rest : [text];
  const more = Array.from({ length: Math.max(0, length - 2) }, (_, index) => accents[index % accents.length] ?? text);
  return [background, text, ...more].slice(0, length);
}

function keyOf(palette: readonly HexColor[]): string {
  return palette.join(' ');
}
