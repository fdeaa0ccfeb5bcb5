/**
 * A scene painted with all its colors black, then with three of them red, green and blue. The difference is the share that
 * each color has in a pixel.
 */
import type { HexColor } from '../../base/color';
import type { ColorMix } from '../../contract/library/library';
import type { LottieAnimation } from '../lottie';
import { type LetterZone, letterZones, type PaintScene, shownFields } from './letter-zones';
import { unlettered, withNamedLetters } from './text-ink';

/** The colors that a scene can change. */
export interface SlotColors {
  /** Colors of the color fields, by innerReference. */
  readonly fields: Readonly<Record<string, HexColor>>;
  /** Null: a picture or a video. */
  readonly background: HexColor | null;
}

/** A scene that can be painted at its keyframe. */
export interface ProbedScene {
  /** Colors of the template. */
  readonly colors: SlotColors;
  /** Compiled in `colors`. */
  readonly own: LottieAnimation;
  /** Compiled in each of `probeColors(colors)`. */
  readonly probes: readonly LottieAnimation[];
  readonly paint: PaintScene;
}

export type Triple = [number, number, number];

/** One of the colors that can change: a field, or the background. */
type Slot = { readonly field: string } | 'background';

/** The scene in one set of colors, with its letters and without them. */
export interface Probe {
  readonly shown: Uint8ClampedArray;
  readonly bare: Uint8ClampedArray;
}

/** A slot is seen in one channel of one probe. */
export interface SeenSlot {
  readonly slot: Slot;
  readonly channel: 0 | 1 | 2;
  readonly probe: Probe;
}

const BLACK = '#000000';
const PROBE_COLORS = ['#ff0000', '#00ff00', '#0000ff'] as const;
/** A smaller share changes no contrast by a tenth. */
const LEAST_SHARE = 0.004;

/** All black first; then each color once in red, green or blue, three at a time. */
export function probeColors(colors: SlotColors): readonly SlotColors[] {
  return [[], ...inThrees(slotsOf(colors))].map((three) => {
    const of = (isSlot: (slot: Slot) => boolean) => PROBE_COLORS[three.findIndex(isSlot)] ?? BLACK;
    const names = Object.keys(colors.fields);
    return {
      fields: Object.fromEntries(
        names.map((name) => [name, of((slot) => slot !== 'background' && slot.field === name)]),
      ),
      background: colors.background === null ? null : of((slot) => slot === 'background'),
    };
  });
}

/** Shared input of the measurements of a scene's texts. */
export interface PaintedScene {
  /** Letters that belong to no field have names, too. */
  readonly scene: ProbedScene;
  /** Empty: nothing was painted. */
  readonly letters: readonly LetterZone[];
  readonly black: Probe;
  readonly seen: readonly SeenSlot[];
}

/** Undefined for a scene without letters. */
export async function paintScene(given: ProbedScene): Promise<PaintedScene | undefined> {
  const scene = { ...given, own: withNamedLetters(given.own), probes: given.probes.map(withNamedLetters) };
  const letters = await letterZones(scene.own, scene.colors.background, scene.paint);
  const [black, ...rest] = letters.length > 0 ? await paintProbes(scene) : [];
  if (!black) return undefined;
  const seen = inThrees(slotsOf(scene.colors)).flatMap((three, index) => {
    const probe = rest[index];
    return probe ? three.map((slot, channel): SeenSlot => ({ slot, channel: channel as 0 | 1 | 2, probe })) : [];
  });
  return { scene, letters, black, seen };
}

function slotsOf({ fields, background }: SlotColors): readonly Slot[] {
  const slots = Object.keys(fields).map((field): Slot => ({ field }));
  return background === null ? slots : [...slots, 'background'];
}

function inThrees(slots: readonly Slot[]): readonly (readonly Slot[])[] {
  return Array.from({ length: Math.ceil(slots.length / 3) }, (_, index) => slots.slice(index * 3, index * 3 + 3));
}

async function paintProbes({ colors, own, probes, paint }: ProbedScene): Promise<readonly Probe[]> {
  const texts = shownFields(own);
  const painted: Probe[] = [];
  for (const [index, { background }] of probeColors(colors).entries()) {
    const animation = probes[index];
    if (!animation) throw new RangeError('A scene must be compiled in each of its probe colors.');
    const bare = texts.reduce(unlettered, animation);
    painted.push({ shown: await paint(animation, background), bare: await paint(bare, background) });
  }
  return painted;
}

/** Average mix of colors in these pixels. */
export function mixOf(solid: readonly number[], kind: keyof Probe, black: Probe, seen: readonly SeenSlot[]): ColorMix {
  const fixed = meanColor(black[kind], solid);
  const fields: Record<string, number> = {};
  let background = 0;
  for (const { slot, channel, probe } of seen) {
    const share = (meanColor(probe[kind], solid)[channel] - fixed[channel]) / 255;
    if (share < LEAST_SHARE) continue;
    if (slot === 'background') background = rounded(share);
    else fields[slot.field] = rounded(share);
  }
  const [r, g, b] = fixed;
  return { fixed: [Math.round(r), Math.round(g), Math.round(b)], fields, background };
}

/** The mean color of these pixels. */
export function meanColor(pixels: Uint8ClampedArray, places: readonly number[]): Triple {
  const sum = (channel: number) =>
    places.reduce((whole, index) => whole + (pixels[index * 4 + channel] ?? 0), 0) / places.length;
  return [sum(0), sum(1), sum(2)];
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
