/**
 * Figures of the films that new projects are: how much moves, when, how long nothing does, and how their texts are read.
 * `npm run library:check -- [family id] [--ratio portrait] [--scenes] [--wipes]`. `--scenes`: a row for each scene, too. `--wipes`: with the
 * wipes of the templates, no transitions.
 */
import type { Ratio } from '@spotreel/sdk/internal/contract';
import { createPackageTextShaper } from '../fonts/package-text-shaper';
import { recipeSources } from '../recipes';
import type { TemplateFamilySource } from '../template';
import { figuresRow, TABLE_HEAD } from './figures-row';
import { filmOf } from './film';
import { measureFilm } from './measure-film';

const RATIOS: readonly Ratio[] = ['landscape', 'portrait', 'square'];

interface Request {
  readonly familyId: number | undefined;
  readonly ratio: Ratio;
  readonly hasTransitions: boolean;
  /** Each scene has a row of its own. */
  readonly hasScenes: boolean;
}

function readRequest(args: readonly string[]): Request {
  const ratio = args[args.indexOf('--ratio') + 1];
  return {
    familyId: args.filter((value) => /^\d+$/.test(value)).map(Number)[0],
    ratio: RATIOS.find((known) => known === ratio) ?? 'landscape',
    hasTransitions: !args.includes('--wipes'),
    hasScenes: args.includes('--scenes'),
  };
}

function withoutTransitions(family: TemplateFamilySource): TemplateFamilySource {
  const ingredients = family.ingredients.map(({ transition: _transition, ...scene }) => scene);
  return { ...family, ingredients };
}

async function main({ familyId, ratio, hasTransitions, hasScenes }: Request): Promise<void> {
  const shaper = createPackageTextShaper();
  const families = recipeSources.flatMap((recipe) => recipe.families).filter(({ id }) => !familyId || id === familyId);
  console.log(TABLE_HEAD);
  for (const source of families) {
    const family = hasTransitions ? source : withoutTransitions(source);
    const film = await filmOf(family, ratio, shaper);
    if (!film) continue;
    const [whole, ...scenes] = await measureFilm(family, film, ratio);
    for (const figures of [whole, ...(hasScenes ? scenes : [])]) if (figures) console.log(figuresRow(figures));
  }
}

await main(readRequest(process.argv.slice(2)));
