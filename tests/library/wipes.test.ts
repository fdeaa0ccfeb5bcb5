/** The wipes of the library's scenes, painted small: which layers they are, and what is left without them. */
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import { recipeSources } from '../../library/recipes';
import { compileIngredient, paintMoments } from '../../library/sheet/scene-painter';
import type { IngredientSource } from '../../library/template';
import { CANVAS } from '../../sdk/contract/canvas';
import { openScenePainter } from '../../sdk/node/painter/scene-painter';
import type { LottieAnimation, LottieLayer } from '../../sdk/scene/lottie';
import type { TextShaper } from '../../sdk/scene/text-shaper';
import { WIPE_CLASS, wipePartOf } from '../../sdk/scene/transitions/wipe-layers';

const LONG_SIDE_PX = 160;
/** Where two tiles meet, their edges are soft at this size. */
const OPAQUE = 190;
/** Levels of a channel that one color may spread over. */
const ONE_COLOR = 4;
/** A frame at which a scene has begun to arrive. */
const ARRIVING_FRAME = 12;

/** Scenes that begin without a wipe: in the color that covers the canvas before them. */
const WITHOUT_ARRIVAL: readonly string[] = ['poster statement', 'poster call-to-action'];
/** Scenes whose pictures and words are still on their way at that frame: without the wipe, only the background is seen. */
const BARE: readonly string[] = [
  'magazine journey',
  'magazine figures',
  'gala gala-title',
  'gala gala-call-to-action',
  'gala gala-number',
  'sprint statement',
];
/** Scenes whose words have left before the end. */
const EMPTIED: readonly string[] = ['sprint statement'];

const families = recipeSources.flatMap((recipe) => recipe.families);
/** Compiling and painting take their time: every fourth scene, all of them with SPOTREEL_FULL_TESTS. */
const paintedScenes = families
  .flatMap((family) => family.ingredients.map((ingredient) => ({ family, ingredient })))
  .filter(({ ingredient }) => process.env.SPOTREEL_FULL_TESTS || ingredient.id % 4 === 0);

function layoutsOf({ layouts }: IngredientSource): LottieAnimation[] {
  return Object.values(layouts).map((draw) => draw());
}

function isLeaving(layer: LottieLayer): boolean {
  return layer.cl === WIPE_CLASS.ahead || layer.cl === WIPE_CLASS.cover;
}

function smallCanvas(width: number, height: number) {
  const scale = LONG_SIDE_PX / Math.max(width, height);
  return createCanvas(Math.round(width * scale), Math.round(height * scale));
}

/** The lowest opacity that the layers leave on a canvas. */
function leastOpacity(animation: LottieAnimation, layers: readonly LottieLayer[], frame: number): number {
  const canvas = smallCanvas(animation.w, animation.h);
  const context = canvas.getContext('2d');
  openScenePainter({ ...animation, layers: [...layers] }, () => undefined).paint(context, frame);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return data.reduce((least, value, index) => (index % 4 === 3 ? Math.min(least, value) : least), 255);
}

function withoutWipes(ingredient: IngredientSource): IngredientSource {
  const layouts = Object.entries(ingredient.layouts).map(([ratio, draw]) => [
    ratio,
    () => {
      const animation = draw();
      return { ...animation, layers: animation.layers.filter((layer) => !wipePartOf(layer)) };
    },
  ]);
  return { ...ingredient, layouts: Object.fromEntries(layouts) };
}

/** Pictures of a scene in landscape that are one color, at the frames. */
async function flatFrames(ingredient: IngredientSource, frames: readonly number[]): Promise<number[]> {
  const compiled = await compileIngredient(ingredient, 'landscape', 'short', shaper);
  const { width } = CANVAS.landscape;
  const canvases = await paintMoments(
    compiled,
    frames.map((frame) => frame / 30),
    {
      background: ingredient.background.default,
      ratio: 'landscape',
      folder: 'library/media',
      scale: LONG_SIDE_PX / width,
    },
  );
  return frames.filter((_, index) => {
    const canvas = canvases[index];
    return canvas && isFlat(canvas);
  });
}

function isFlat(canvas: Canvas): boolean {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.every((value, index) => Math.abs(value - (data[index % 4] ?? 0)) <= ONE_COLOR);
}

let shaper: TextShaper;
beforeAll(() => {
  shaper = createPackageTextShaper();
});

describe.each(families)('$slug', ({ slug: family, ingredients }) => {
  it('closes with covers that hide the canvas at the last frame', () => {
    const closing = ingredients.flatMap(layoutsOf).filter(({ layers }) => layers.some(isLeaving));
    expect(closing.length).toBeGreaterThan(0);
    for (const animation of closing) {
      const covers = animation.layers.filter(({ cl }) => cl === WIPE_CLASS.cover);
      expect(leastOpacity(animation, covers, animation.op - 1), animation.nm).toBeGreaterThanOrEqual(OPAQUE);
    }
  });

  it('opens with wipes that hide the canvas at the first frame', () => {
    for (const { slug, layouts } of ingredients) {
      for (const draw of Object.values(layouts)) {
        const animation = draw();
        const wipe = animation.layers.filter(({ cl }) => cl === WIPE_CLASS.arrival);
        expect(wipe.length > 0, slug).toBe(!WITHOUT_ARRIVAL.includes(`${family} ${slug}`));
        if (wipe.length > 0) expect(leastOpacity(animation, wipe, 0), slug).toBeGreaterThanOrEqual(OPAQUE);
      }
    }
  });

  it('keeps a matte in the class of the layer that it cuts', () => {
    for (const { layers } of ingredients.flatMap(layoutsOf))
      for (const [index, layer] of layers.entries()) if (layer.tt) expect(layers[index - 1]?.cl).toBe(layer.cl);
  });
});

it.each(paintedScenes)('without its wipes is more than one color: $family.slug $ingredient.slug', async (scene) => {
  const { family, ingredient } = scene;
  const name = `${family.slug} ${ingredient.slug}`;
  const last = (ingredient.layouts.landscape?.().op ?? 1) - 1;
  const flat = await flatFrames(withoutWipes(ingredient), [ARRIVING_FRAME, last]);
  expect(flat.includes(ARRIVING_FRAME), 'while it arrives').toBe(BARE.includes(name));
  expect(flat.includes(last), 'at its end').toBe(EMPTIED.includes(name));
});
