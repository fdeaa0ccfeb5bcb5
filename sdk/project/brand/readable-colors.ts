/**
 * Moves colors of a scene until its texts are readable. The letters move first: to another color of the palette, to black or
 * white, or to a shade of their own. What lies behind them moves only where no color of the letters reads on all of it.
 */
import { type HexColor, toRgb } from '../../base/color';
import type { ColorMix, TextColors } from '../../contract/schemas/library';
import { TEXT_CONTRAST } from '../palette-roles';
import { type SceneColors, textContrastIn } from '../text-colors';
import { chromaOf, distance, type Lab, toLab } from './lab';
import { shadesOf } from './shades';

/** One of the colors of a scene: the innerReference of a field, or its background. */
export type ScenePart = { readonly field: string } | 'background';

export interface ReadableOptions {
  /** The colors of the template, in which its texts are as readable as they must stay. */
  readonly own: SceneColors;
  /** The project's palette: background, text and accent first. */
  readonly palette: readonly HexColor[];
  /** False for a color that the user has chosen. */
  readonly mayMove: (part: ScenePart) => boolean;
}

interface Need {
  readonly text: TextColors;
  readonly contrast: number;
}

interface Move {
  readonly colors: SceneColors;
  readonly cost: number;
}

/** A measured share is rounded, and a picture is measured at another size than it was probed. */
const MARGIN = 1.01;
/** Each move makes a text readable; a scene has fewer texts. */
const MOST_MOVES = 24;
/** CIE76 distances. Letters change more easily than what they lie on. */
const BEHIND_COST = 3;
const BACKGROUND_COST = 6;
/** A shade further away than this has lost its color: yellow becomes olive. */
const FAR_SHADE = 40;
const FAR_COST = 2;
/** Text and background of the palette belong to the design; black and white do not. */
const PALETTE_COST = 0.6;
const GRAY_CHROMA = 12;
const NEUTRALS = ['#111111', '#000000', '#ffffff'] as const;
/** For each text that a move leaves unreadable. */
const UNREADABLE_COST = 1000;

/** A text that is hard to read in the template's own colors stays as hard to read. */
export function readableColors(
  texts: readonly TextColors[],
  wanted: SceneColors,
  options: ReadableOptions,
): SceneColors {
  const needs = texts.map(
    (text): Need => ({ text, contrast: Math.min(TEXT_CONTRAST, textContrastIn(text, options.own)) }),
  );
  let colors = wanted;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const worst = hardest(needs, colors);
    if (!worst) return colors;
    const move = bestMove(worst, needs, colors, wanted, options);
    if (!move) return colors;
    colors = move.colors;
  }
  return colors;
}

function lackOf({ text, contrast }: Need, colors: SceneColors): number {
  return contrast - textContrastIn(text, colors);
}

/** Rounding is no lack. */
const isUnreadable = (need: Need, colors: SceneColors) => lackOf(need, colors) > 0.005;

function hardest(needs: readonly Need[], colors: SceneColors): Need | undefined {
  return needs
    .filter((need) => isUnreadable(need, colors))
    .toSorted((a, b) => lackOf(b, colors) - lackOf(a, colors))[0];
}

/** The least change after which `worst` is readable and fewer texts are not; undefined where there is none. */
function bestMove(
  worst: Need,
  needs: readonly Need[],
  colors: SceneColors,
  wanted: SceneColors,
  options: ReadableOptions,
): Move | undefined {
  const letters = mainPart(worst.text.ink);
  const behind = mainPart(worst.text.behind);
  const count = (state: SceneColors) => needs.filter((need) => isUnreadable(need, state)).length;
  const before = count(colors);
  const ofLetters = letters && options.mayMove(letters) ? lettersMoves(letters, colors, wanted, options) : [];
  const ofBehind = (state: SceneColors) =>
    behind && options.mayMove(behind) ? behindMoves(behind, state, wanted) : [];
  const both = () =>
    ofLetters.flatMap((first) =>
      ofBehind(first.colors).map(({ colors: next, cost }) => ({ colors: next, cost: cost + first.cost })),
    );
  const best = (moves: readonly Move[]) =>
    moves
      .filter(({ colors: next }) => lackOf(worst, next) <= -worst.contrast * (MARGIN - 1))
      .map((move) => ({ ...move, left: count(move.colors) }))
      .filter(({ left }) => left < before)
      .map((move) => ({ ...move, cost: move.cost + move.left * UNREADABLE_COST }))
      .toSorted((a, b) => a.cost - b.cost)[0];
  return best([...ofLetters, ...ofBehind(colors)]) ?? best(both());
}

function lettersMoves(part: ScenePart, colors: SceneColors, wanted: SceneColors, { palette }: ReadableOptions): Move[] {
  const color = colorOf(part, wanted);
  if (color === undefined) return [];
  const from = toLab(toRgb(color));
  const others = [...palette, ...NEUTRALS].map((other, index) => {
    const factor = index < 2 ? PALETTE_COST : 1;
    return { color: other, cost: distance(from, toLab(toRgb(other))) * factor };
  });
  const shades =
    chromaOf(from) < GRAY_CHROMA
      ? []
      : shadesOf(color).map((shade) => ({ color: shade, cost: shadeCost(from, shade) }));
  return [...others, ...shades].map(({ color: next, cost }) => ({ colors: withColor(part, next, colors), cost }));
}

function behindMoves(part: ScenePart, colors: SceneColors, wanted: SceneColors): Move[] {
  const color = colorOf(part, wanted);
  if (color === undefined) return [];
  const from = toLab(toRgb(color));
  const factor = part === 'background' ? BACKGROUND_COST : BEHIND_COST;
  return shadesOf(color).map((shade) => ({
    colors: withColor(part, shade, colors),
    cost: distance(from, toLab(toRgb(shade))) * factor,
  }));
}

function shadeCost(from: Lab, shade: HexColor): number {
  const far = distance(from, toLab(toRgb(shade)));
  return far > FAR_SHADE ? far * FAR_COST : far;
}

/** The part that gives most of a color; undefined where it is fixed. */
function mainPart({ fields, background }: ColorMix): ScenePart | undefined {
  const [first] = Object.entries(fields).toSorted(([, a], [, b]) => b - a);
  if (background > (first?.[1] ?? 0)) return 'background';
  return first && { field: first[0] };
}

function colorOf(part: ScenePart, colors: SceneColors): HexColor | undefined {
  return part === 'background' ? colors.background : colors.fields[part.field];
}

function withColor(part: ScenePart, color: HexColor, colors: SceneColors): SceneColors {
  if (part === 'background') return { ...colors, background: color };
  return { ...colors, fields: { ...colors.fields, [part.field]: color } };
}
