/** Pixels of a picture that the letters of a scene fill, for each thing that must be readable for itself. */
import type { HexColor } from '../../base/color';
import { layersOf } from '../documents/layer-tree';
import type { LottieAnimation } from '../lottie';
import { coverage, filledPlaces, solidPlaces } from './text-contrast';
import { inkParts, recolored, unlettered } from './text-ink';

export interface LetterZone {
  readonly field: string;
  /** A text, or a part of one that is filled with a gradient. Fill and edge of a text have one zone. */
  readonly zone: string;
  /** Indices of the pixels that the letters fill. */
  readonly solid: readonly number[];
  /** All pixels that are letters and nothing else, the sampled ones included: large letters have many. */
  readonly filled: readonly number[];
}

/** RGBA, a copy; all of one size. */
export type PaintScene = (animation: LottieAnimation, background: HexColor | null) => Promise<Uint8ClampedArray>;

/** Fill and edge are listed apart. */
export async function letterZones(
  own: LottieAnimation,
  background: HexColor | null,
  paint: PaintScene,
): Promise<readonly LetterZone[]> {
  const found: LetterZone[] = [];
  for (const field of shownFields(own)) {
    const before = found.length;
    for (const part of inkParts(own, field)) {
      const black = await paint(recolored(own, field, part, [0, 0, 0]), background);
      const white = await paint(recolored(own, field, part, [1, 1, 1]), background);
      const covered = coverage(black, white);
      const solid = solidPlaces(covered);
      if (solid) found.push({ field, zone: field, solid, filled: filledPlaces(covered, solid) });
    }
    if (found.length > before || inkParts(own, field).length === 0) continue;
    const shown = await paint(own, background);
    const solid = solidPlaces(difference(shown, await paint(unlettered(own, field), background)));
    const columns = Math.round(Math.sqrt((shown.length / 4) * (own.w / own.h)));
    for (const [index, third] of thirdsOf(solid ?? [], columns).entries())
      found.push({ field, zone: `${field} ${index}`, solid: third, filled: third });
  }
  return found;
}

/** The fields that layers show. */
export function shownFields(animation: LottieAnimation): readonly string[] {
  return [...new Set(layersOf(animation).flatMap(({ field }) => field ?? []))];
}

/** Letters that only cut a gradient out have its colors: three parts along each side of the text. */
function thirdsOf(solid: readonly number[], columns: number): readonly (readonly number[])[] {
  const along = (place: (index: number) => number) => {
    const sorted = solid.toSorted((a, b) => place(a) - place(b));
    const size = Math.ceil(sorted.length / 3);
    return [0, 1, 2].map((third) => sorted.slice(third * size, (third + 1) * size)).filter((part) => part.length > 0);
  };
  return [...along((index) => index % columns), ...along((index) => Math.floor(index / columns))];
}

/** Difference of the pixels of two pictures, 0 to 1. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): Float32Array {
  const channel = (at: number) => Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return Float32Array.from(
    { length: one.length / 4 },
    (_, index) => (channel(index * 4) + channel(index * 4 + 1) + channel(index * 4 + 2)) / 765,
  );
}
