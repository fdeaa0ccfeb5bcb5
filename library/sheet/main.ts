/**
 * Contact sheets of the library: every scene at several moments, in each ratio, with short and with long texts.
 * `npm run library:sheet -- [family or template group id] [ingredient id] [--out folder]`; without ids all of it.
 * Says which scenes have a notice, for example a text that does not fit.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { TextShaper } from '@spotreel/sdk/internal/scene';
import { createPackageTextShaper } from '../fonts/package-text-shaper';
import { recipeSources } from '../recipes';
import type { IngredientSource, TemplateFamilySource } from '../template';
import { templateGroupSources } from '../templates';
import { groupSheet } from './group-sheet';
import type { SampleTextLength } from './scene-content';
import { compileIngredient, paintMoments } from './scene-painter';

const THUMBNAIL: Readonly<Record<Ratio, readonly [number, number]>> = {
  landscape: [480, 270],
  portrait: [270, 480],
  square: [320, 320],
};
const GAP = 6;

interface Request {
  readonly familyId: number | undefined;
  readonly ingredientId: number | undefined;
  readonly folder: string;
}

function readRequest(args: readonly string[]): Request {
  const out = args.indexOf('--out');
  const ids = args.filter((value) => /^\d+$/.test(value)).map(Number);
  return { familyId: ids[0], ingredientId: ids[1], folder: (out >= 0 && args[out + 1]) || 'dist/sheet' };
}

/** Entering, entered, standing, about to leave, leaving. */
function moments({ keyframeSeconds }: IngredientSource, durationSeconds: number): number[] {
  return [0.3, 0.8, keyframeSeconds, durationSeconds - 0.4, durationSeconds - 0.15];
}

async function sheet(
  family: TemplateFamilySource,
  ingredients: readonly IngredientSource[],
  ratio: Ratio,
  length: SampleTextLength,
  shaper: TextShaper,
): Promise<Canvas> {
  const [width, height] = THUMBNAIL[ratio];
  const canvas = createCanvas(5 * (width + GAP), ingredients.length * (height + GAP));
  const context = canvas.getContext('2d');
  for (const [row, ingredient] of ingredients.entries()) {
    const compiled = await compileIngredient(ingredient, ratio, length, shaper);
    for (const { code, field } of compiled.notices) {
      console.log(`${family.slug} ${ingredient.slug} ${ratio} ${length}: ${code} ${field ?? ''}`);
    }
    const durationSeconds = (ingredient.bars * 4 * 60) / family.bpm;
    const times = moments(ingredient, durationSeconds);
    const frames = await paintMoments(compiled, times, {
      background: ingredient.background.default,
      ratio,
      folder: 'library/media',
    });
    for (const [column, frame] of frames.entries()) {
      context.drawImage(frame, column * (width + GAP), row * (height + GAP), width, height);
    }
  }
  return canvas;
}

async function main({ familyId, ingredientId, folder }: Request): Promise<void> {
  const shaper = createPackageTextShaper();
  const families = recipeSources.flatMap((recipe) => recipe.families).filter(({ id }) => !familyId || id === familyId);
  mkdirSync(folder, { recursive: true });
  for (const group of templateGroupSources.filter(({ id }) => !familyId || id === familyId)) {
    const canvas = await groupSheet(group, shaper, (notice) => console.log(notice));
    writeFileSync(path.join(folder, `${group.id}-${group.slug}.webp`), canvas.toBuffer('image/webp', 82));
  }
  for (const family of families) {
    const ingredients = family.ingredients.filter(({ id }) => !ingredientId || id === ingredientId);
    for (const ratio of Object.keys(ingredients[0]?.layouts ?? {}) as Ratio[]) {
      for (const length of ['short', 'long'] as const) {
        const canvas = await sheet(family, ingredients, ratio, length, shaper);
        const name = `${family.id}-${family.slug}-${ratio}-${length}.webp`;
        writeFileSync(path.join(folder, name), canvas.toBuffer('image/webp', 66));
      }
    }
  }
}

await main(readRequest(process.argv.slice(2)));
