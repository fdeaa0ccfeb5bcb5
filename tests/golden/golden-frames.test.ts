/**
 * Preview equals render: the player in Chromium and the renderer in Node paint the same picture of every scene of the
 * library. Two other painters say whether it is the right one: Skia's Skottie, and lottie-web in Chromium. With
 * SPOTREEL_FULL_TESTS the whole library runs in every ratio. Without it the still of one scene of each style is measured
 * in one ratio without Skottie, and all features of scenes with it (features.test.ts).
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { animationSources, documentOf } from '../../library/animations';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import { ingredientOf } from '../../library/group-ingredient';
import { mediaSources } from '../../library/media';
import { recipeSources } from '../../library/recipes';
import type { IngredientSource, TemplateFamilySource } from '../../library/template';
import { templateGroupSources } from '../../library/templates';
import type { Ratio } from '../../sdk/contract/schemas/scalars';
import { compileComposition, createTextShapingCompiler } from '../../sdk/scene/compile-composition';
import type { CompiledBackground, Composition, MediaSource } from '../../sdk/scene/composition';
import { type BrowserPainter, openBrowserPainter, paintInNode, paintWithSkottie } from './painters';
import { luma, ssim } from './ssim';

/** Source: design, "Preview equals render". */
const LEAST_SIMILARITY = 0.98;
/** Between the player and lottie-web in the same browser, and between the two hosts of the painter. */
const LEAST_LIVE_SIMILARITY = 0.99;
const isFull = process.env.SPOTREEL_FULL_TESTS === '1';

const folder = fileURLToPath(new URL('../../library/media', import.meta.url));
const files = new Map(mediaSources.map(({ file, posterFile }) => [`/${file}`, path.join(folder, posterFile ?? file)]));
const fileOf = (src: string) => files.get(src) ?? src;
const compile = createTextShapingCompiler(createPackageTextShaper());
let browser: BrowserPainter;

beforeAll(async () => {
  browser = await openBrowserPainter(files);
});
afterAll(() => browser.close());

/** Those that fields show unasked, by address. */
const documents = new Map(animationSources.map((one) => [`/${one.file}`, documentOf(one)]));

function source(file: string): MediaSource {
  const document = documents.get(`/${file}`);
  if (document) return { src: `/${file}`, widthPx: document.w, heightPx: document.h, isAnimation: true };
  const found = mediaSources.find((entry) => entry.file === file);
  if (!found) throw new Error(`library/media.ts does not list ${file}`);
  return { src: `/${file}`, widthPx: found.widthPx, heightPx: found.heightPx };
}

function composition(bpm: number, scene: IngredientSource, ratio: Ratio): Promise<Composition> {
  const animation = scene.layouts[ratio]?.();
  if (!animation) throw new Error(`${scene.slug} has no ${ratio} layout`);
  const bind = (field: { innerReference: string; targets?: readonly string[] }) => ({
    innerReference: field.innerReference,
    targets: field.targets ?? [field.innerReference],
  });
  const { texts, images, colors } = scene;
  const fallback = scene.background.default;
  // a still replaces the video: other tests check which frame a video shows
  const background: CompiledBackground =
    fallback.type === 'color'
      ? fallback
      : { type: 'image', media: source(fallback.file), scale: 1, positionX: 0, positionY: 0 };
  const input = {
    ingredientId: scene.id,
    template: {
      animation,
      animations: Object.fromEntries(documents),
      fields: { texts: texts.map(bind), images: images.map(bind), colors: colors.map(bind) },
    },
    content: {
      texts: {},
      colors: {},
      images: Object.fromEntries(images.map((field) => [field.innerReference, source(field.defaultFile)])),
    },
    background,
    durationSeconds: (scene.bars * 240) / bpm,
    keyframeSeconds: scene.keyframeSeconds,
  };
  return compileComposition({ width: animation.w, height: animation.h, scenes: [input], audio: [] }, compile);
}

async function expectAlike(composed: Composition, frames: readonly number[]): Promise<void> {
  for (const frame of frames) {
    const { width, height } = composed;
    const lottieWeb = luma(await browser.paint(composed, frame));
    const render = luma(await paintInNode(composed, frame, fileOf));
    const alike = (one: Float64Array, other: Float64Array) => ssim(one, other, width, height);
    expect(alike(lottieWeb, render), `lottie-web, frame ${frame}`).toBeGreaterThanOrEqual(LEAST_SIMILARITY);
    if (isFull) {
      const skottie = luma(await paintWithSkottie(composed, frame, fileOf));
      expect(alike(skottie, render), `Skottie, frame ${frame}`).toBeGreaterThanOrEqual(LEAST_SIMILARITY);
    }
    const live = await browser.paintOnCanvas(composed, frame);
    if (!live) throw new Error('The worker leaves this scene to the page.');
    const own = luma(live);
    expect(alike(lottieWeb, own), `lottie-web and player, frame ${frame}`).toBeGreaterThanOrEqual(
      LEAST_LIVE_SIMILARITY,
    );
    expect(alike(own, render), `player and render, frame ${frame}`).toBeGreaterThanOrEqual(LEAST_LIVE_SIMILARITY);
  }
}

function momentsOf({ scenes, durationFrames }: Composition): number[] {
  const still = scenes[0]?.keyframe ?? 0;
  return [Math.round(still / 3), still, durationFrames - 6];
}

/** Another scene in each style, so that every kind of scene is among them. */
function measuredScenes({ id, ingredients }: TemplateFamilySource): readonly IngredientSource[] {
  if (isFull) return ingredients;
  return ingredients.filter((_, index) => index === id % ingredients.length);
}

describe.each(recipeSources.flatMap((recipe) => recipe.families))('$name', (family) => {
  describe.each(measuredScenes(family))('$slug', (scene) => {
    const ratios = Object.keys(scene.layouts) as Ratio[];
    test.each(isFull ? ratios : ratios.slice(0, 1))('%s', async (ratio) => {
      const composed = await composition(family.bpm, scene, ratio);
      await expectAlike(composed, isFull ? momentsOf(composed) : momentsOf(composed).slice(1, 2));
    });
  });
});

describe.runIf(isFull).each(templateGroupSources)('template $slug', (group) => {
  const scene = ingredientOf(group);
  test.each(Object.keys(scene.layouts) as Ratio[])('%s', async (ratio) => {
    const composed = await composition(group.bpm, scene, ratio);
    await expectAlike(composed, group.kind === 'image' ? momentsOf(composed).slice(1, 2) : momentsOf(composed));
  });
});
