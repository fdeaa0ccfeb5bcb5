/**
 * Moves colors of a scene until its texts are readable. The letters move first: to another color of the palette, to black or
 * white, or to a shade of their own. What lies behind them moves only where letters alone do not suffice.
 */
import { type HexColor, toRgb } from '../../base/color';
import type { TextColors } from '../../contract/library/library';
import { TEXT_CONTRAST } from '../palette/palette-roles';
import { type SceneColors, textContrastIn } from '../palette/text-colors';
import { chromaOf, distance, type Lab, toLab } from './lab';
import { isSamePart, mainPart, partColor, type ScenePart, withColor } from './scene-part';
import { shadesOf } from './shades';

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

interface RankedMove extends Move {
  /** Texts that are not readable after it. */
  readonly left: number;
}

/** A measured share is rounded, and a picture is measured at another size than it was probed. */
const MARGIN = 1.01;
/** Each move makes a text readable; a scene has fewer texts. */
const MOST_MOVES = 24;
/** CIE76 distances. Letters change more easily than what they lie on. */
const BEHIND_COST = 3;
const BACKGROUND_COST = 6;
/** No move of a plate is worth looking for. */
const CLEARLY_LITTLE = 10;
/** A color of letters that fills this much more of the picture, the whole of it being 1, is so much harder to change. */
const AREA_COST = 12;
/** A shade further away than this has lost its color: yellow becomes olive. */
const FAR_SHADE = 40;
const FAR_COST = 2;
/** Text and background of the palette belong to the design; black and white do not. */
const PALETTE_COST = 0.6;
const GRAY_CHROMA = 12;
const NEUTRALS = ['#111111', '#000000', '#ffffff'] as const;
/** For each text that a move leaves unreadable. Letters that move one after the other may leave some to the next. */
const UNREADABLE_COST = 1000;
const LETTERS_UNREADABLE_COST = 30;

/** A text that is hard to read in the template's own colors stays as hard to read. */
export function readableColors(
  texts: readonly TextColors[],
  wanted: SceneColors,
  options: ReadableOptions,
): SceneColors {
  const distinct = new Map(texts.map((text) => [JSON.stringify([text.ink, text.behind]), text]));
  const needs = [...distinct.values()].map(
    (text): Need => ({ text, contrast: Math.min(TEXT_CONTRAST, textContrastIn(text, options.own)) }),
  );
  if (!hardest(needs, wanted)) return wanted;
  const letters = withLettersMoved(needs, wanted, options);
  if (letters && letters.cost <= CLEARLY_LITTLE) return letters.colors;
  const parts = withPartsMoved(needs, wanted, options);
  return letters && (letters.cost <= parts.cost || hardest(needs, parts.colors)) ? letters.colors : parts.colors;
}

/** Letters only, each color at most once. A new color that also lies behind texts stays. Undefined: they do not suffice. */
function withLettersMoved(needs: readonly Need[], wanted: SceneColors, options: ReadableOptions): Move | undefined {
  const moved: ScenePart[] = [];
  const isNewPlate = (part: ScenePart) =>
    partColor(part, wanted) !== partColor(part, options.own) &&
    needs.some(({ text }) => isSamePart(mainPart(text.behind), part));
  let colors = wanted;
  let cost = 0;
  for (let worst = hardest(needs, colors); worst; worst = hardest(needs, colors)) {
    const part = mainPart(worst.text.ink);
    if (!part || !options.mayMove(part) || isNewPlate(part) || moved.some((other) => isSamePart(other, part))) return;
    const ranked = ranking(worst, needs, lettersMoves(part, colors, wanted, needs, options), LETTERS_UNREADABLE_COST);
    if (!ranked[0]) return;
    moved.push(part);
    colors = ranked[0].colors;
    cost += ranked[0].cost;
  }
  return { colors, cost };
}

function withPartsMoved(needs: readonly Need[], wanted: SceneColors, options: ReadableOptions): Move {
  let colors = wanted;
  let cost = 0;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const worst = hardest(needs, colors);
    const move = worst && bestMove(worst, needs, colors, wanted, options);
    if (!move) break;
    colors = move.colors;
    cost += move.cost;
  }
  return { colors, cost };
}

/** The moves after which `worst` is readable, the best first: least change, and few other texts that are not. */
function ranking(worst: Need, needs: readonly Need[], moves: readonly Move[], unreadableCost: number): RankedMove[] {
  return moves
    .filter(({ colors }) => lackOf(worst, colors) <= -worst.contrast * (MARGIN - 1))
    .map((move) => ({ ...move, left: unreadable(needs, move.colors) }))
    .toSorted((a, b) => a.cost + a.left * unreadableCost - (b.cost + b.left * unreadableCost));
}

function unreadable(needs: readonly Need[], colors: SceneColors): number {
  return needs.filter((need) => isUnreadable(need, colors)).length;
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
  const ofLetters = letters && options.mayMove(letters) ? lettersMoves(letters, colors, wanted, needs, options) : [];
  const ofBehind = (state: SceneColors) =>
    behind && options.mayMove(behind) ? behindMoves(behind, state, wanted) : [];
  const ofBoth = () =>
    ofLetters.flatMap((first) =>
      ofBehind(first.colors).map((second) => ({ colors: second.colors, cost: second.cost + first.cost })),
    );
  const before = unreadable(needs, colors);
  const best = (moves: readonly Move[]) =>
    ranking(worst, needs, moves, UNREADABLE_COST).find(({ left }) => left < before);
  return best([...ofLetters, ...ofBehind(colors)]) ?? best(ofBoth());
}

function lettersMoves(
  part: ScenePart,
  colors: SceneColors,
  wanted: SceneColors,
  needs: readonly Need[],
  { palette }: ReadableOptions,
): Move[] {
  const color = partColor(part, wanted);
  if (color === undefined) return [];
  const from = toLab(toRgb(color));
  const others = [...palette, ...NEUTRALS].map((other, index) => {
    const factor = index < 2 ? PALETTE_COST : 1;
    return { color: other, cost: distance(from, toLab(toRgb(other))) * factor };
  });
  const shades = shadesOf(color).map((shade) => ({ color: shade, cost: shadeCost(from, shade) }));
  const hued = chromaOf(from) < GRAY_CHROMA ? [] : shades;
  const areas = needs.map(({ text }) => (isSamePart(mainPart(text.ink), part) ? text.inkElsewhere : 0));
  const weight = 1 + AREA_COST * Math.max(...areas);
  return [...others, ...hued].map(({ color: next, cost }) => ({
    colors: withColor(part, next, colors),
    cost: cost * weight,
  }));
}

function behindMoves(part: ScenePart, colors: SceneColors, wanted: SceneColors): Move[] {
  const color = partColor(part, wanted);
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
