/** Figures of a style's film and of each of its scenes. */
import type { Ratio } from '@spotreel/sdk/internal/contract';
import {
  type CompiledScene,
  colorShare,
  cutFrames,
  type MotionFigures,
  MotionMeter,
  onBeats,
  phoneTexts,
  startFrames,
} from '@spotreel/sdk/internal/scene';
import type { IngredientSource, TemplateFamilySource } from '../template';
import type { StyleFilm } from './film';
import { paintFilm } from './paint-film';
import { leastContrast } from './text-contrast';

/** Floor of type on a phone, CSS px: smaller letters are not read in passing. */
const LEAST_PHONE_PX = 11;

/** Figures of a film, or of one of its scenes. Shares are 0 to 1. */
export interface FilmFigures {
  readonly name: string;
  readonly motion: MotionFigures;
  /** Kinds of the transitions between the scenes; of a scene, of the one that leaves it. */
  readonly transitions: readonly string[];
  /** Reading speed that the fullest scene asks for. */
  readonly charactersASecond: number;
  /** Share of the starts of motion inside scenes that are on a beat. */
  readonly startsOnBeats: number;
  /** Share of the cuts; undefined for a scene. */
  readonly cutsOnBeats: number | undefined;
  /** CSS px of the smallest text on a phone. */
  readonly smallestTextPx: number;
  /** Share of the texts below `LEAST_PHONE_PX`. */
  readonly smallTexts: number;
  /** Number of texts under the buttons of apps. */
  readonly coveredTexts: number;
  /** WCAG contrast of the text that is hardest to read. */
  readonly leastContrast: number;
  /** Mean share of the pixels in the first color of the palette. */
  readonly firstColor: number;
}

/** The film, then its scenes. */
export async function measureFilm(
  family: TemplateFamilySource,
  film: StyleFilm,
  ratio: Ratio,
): Promise<readonly FilmFigures[]> {
  const { composition, scenes } = film;
  const painted = await measureFrames(family, film, ratio);
  const contrasts: number[] = [];
  for (const [index, compiled] of composition.scenes.entries()) {
    const source = scenes[index];
    if (source) contrasts.push(await leastContrast(compiled, source, ratio));
  }
  const kinds = scenes.slice(0, -1).map(({ transition }) => transition?.kind ?? 'wipe');
  const whole: FilmFigures = {
    ...painted.film,
    ...figuresOf(family, scenes, composition.scenes),
    name: `${family.id} ${family.name}`,
    transitions: [...new Set(kinds)],
    cutsOnBeats: onBeats(cutFrames(composition.scenes), family.bpm).share,
    leastContrast: Math.min(...contrasts),
  };
  const parts = scenes.flatMap((source, index): FilmFigures[] => {
    const figures = painted.scenes[index];
    const compiled = composition.scenes[index];
    const kind = kinds[index];
    if (!figures || !compiled) return [];
    return [
      {
        ...figures,
        ...figuresOf(family, [source], [compiled]),
        name: `${index + 1}. ${source.name}`,
        transitions: kind === undefined ? [] : [kind],
        cutsOnBeats: undefined,
        leastContrast: contrasts[index] ?? Number.POSITIVE_INFINITY,
      },
    ];
  });
  return [whole, ...parts];
}

type PaintedFigures = Pick<FilmFigures, 'motion' | 'firstColor'>;

async function measureFrames(
  { palette: [first = '#000000'] }: TemplateFamilySource,
  film: StyleFilm,
  ratio: Ratio,
): Promise<{ film: PaintedFigures; scenes: readonly PaintedFigures[] }> {
  const whole = new PaintedMeter();
  const parts = film.scenes.map(() => new PaintedMeter());
  for await (const { pixels, scene, frame } of paintFilm(film, ratio)) {
    const place = frame / (film.composition.scenes[scene]?.durationFrames ?? 1);
    const share = colorShare(pixels, first);
    for (const meter of [whole, parts[scene]]) meter?.add(pixels, place, share);
  }
  return { film: whole.figures(), scenes: parts.map((part) => part.figures()) };
}

class PaintedMeter {
  readonly #motion: MotionMeter = new MotionMeter();
  #color = 0;

  add(pixels: Uint8ClampedArray, place: number, share: number): void {
    this.#motion.add(pixels, place);
    this.#color += share;
  }

  figures(): PaintedFigures {
    const motion = this.#motion.figures();
    return { motion, firstColor: this.#color / Math.max(1, motion.pictures) };
  }
}

type DocumentFigures = Pick<
  FilmFigures,
  'charactersASecond' | 'startsOnBeats' | 'smallestTextPx' | 'smallTexts' | 'coveredTexts'
>;

/** Figures that need no painting. */
function figuresOf(
  { bpm }: TemplateFamilySource,
  scenes: readonly IngredientSource[],
  compiled: readonly CompiledScene[],
): DocumentFigures {
  const texts = compiled.flatMap(({ animation }) => phoneTexts(animation));
  const small = texts.filter(({ sizePx }) => sizePx < LEAST_PHONE_PX);
  return {
    charactersASecond: Math.max(...scenes.map((scene) => readingSpeed(scene, bpm))),
    startsOnBeats: onBeats(startFrames(compiled), bpm).share,
    smallestTextPx: Math.min(...texts.map(({ sizePx }) => sizePx)),
    smallTexts: small.length / Math.max(1, texts.length),
    coveredTexts: texts.filter(({ isUnderButtons }) => isUnderButtons).length,
  };
}

/** Characters a second of all texts of the scene. */
function readingSpeed({ texts, bars }: IngredientSource, bpm: number): number {
  const characters = texts.reduce((sum, { defaultValue }) => sum + [...defaultValue.trim()].length, 0);
  return characters / ((bars * 240) / bpm);
}
