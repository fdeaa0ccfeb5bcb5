/**
 * Figures of the films that new projects are: how much moves, when, how long nothing does, and what lies between the scenes.
 * `npm run library:check -- [family id] [--ratio portrait] [--wipes]`. `--wipes`: with the wipes of the templates, no transitions.
 */
import type { Ratio } from '@spotreel/sdk/internal/contract';
import { createPackageTextShaper } from '../fonts/package-text-shaper';
import { recipeSources } from '../recipes';
import type { TemplateFamilySource } from '../template';
import { filmOf, type StyleFilm } from './film';
import { MotionMeter } from './motion-figures';
import { paintFilm } from './paint-film';

const RATIOS: readonly Ratio[] = ['landscape', 'portrait', 'square'];
const HEADINGS = [
  'style',
  'seconds',
  'near-still %',
  'still %',
  'longest still s',
  'blank %',
  'first frame',
  'kinds',
  'motion by eighth %',
  'chars/s',
];

interface Request {
  readonly familyId: number | undefined;
  readonly ratio: Ratio;
  readonly hasTransitions: boolean;
}

function readRequest(args: readonly string[]): Request {
  const ratio = args[args.indexOf('--ratio') + 1];
  return {
    familyId: args.filter((value) => /^\d+$/.test(value)).map(Number)[0],
    ratio: RATIOS.find((known) => known === ratio) ?? 'landscape',
    hasTransitions: !args.includes('--wipes'),
  };
}

/** Characters a second in the scene whose texts need the fastest reading. */
function fastestText({ scenes }: StyleFilm, { bpm }: TemplateFamilySource): number {
  const speeds = scenes.map(({ texts, bars }) => {
    const characters = texts.reduce((sum, { defaultValue }) => sum + [...defaultValue.trim()].length, 0);
    return characters / ((bars * 240) / bpm);
  });
  return Math.max(...speeds);
}

async function row(family: TemplateFamilySource, film: StyleFilm, ratio: Ratio): Promise<readonly string[]> {
  const meter = new MotionMeter();
  for await (const { pixels, scene, frame } of paintFilm(film, ratio)) {
    const { durationFrames = 1 } = film.composition.scenes[scene] ?? {};
    meter.add({ pixels, place: frame / durationFrames });
  }
  const figures = meter.figures();
  const percent = (share: number) => (share * 100).toFixed(1);
  const kinds = new Set(film.scenes.slice(0, -1).map(({ transition }) => transition?.kind ?? 'wipe'));
  return [
    `${family.id} ${family.name}`,
    (figures.frames / 30).toFixed(1),
    percent(figures.nearStill),
    percent(figures.still),
    figures.longestStillSeconds.toFixed(1),
    percent(figures.blank),
    figures.isFirstBlank ? 'blank' : 'picture',
    String(kinds.size),
    figures.byEighth.map((share) => Math.round(share * 100)).join(' '),
    fastestText(film, family).toFixed(1),
  ];
}

function withoutTransitions(family: TemplateFamilySource): TemplateFamilySource {
  const ingredients = family.ingredients.map(({ transition: _transition, ...scene }) => scene);
  return { ...family, ingredients };
}

async function main({ familyId, ratio, hasTransitions }: Request): Promise<void> {
  const shaper = createPackageTextShaper();
  const families = recipeSources.flatMap((recipe) => recipe.families).filter(({ id }) => !familyId || id === familyId);
  console.log(`| ${HEADINGS.join(' | ')} |\n|${HEADINGS.map(() => '---').join('|')}|`);
  for (const source of families) {
    const family = hasTransitions ? source : withoutTransitions(source);
    const film = await filmOf(family, ratio, shaper);
    if (film) console.log(`| ${(await row(family, film, ratio)).join(' | ')} |`);
  }
}

await main(readRequest(process.argv.slice(2)));
