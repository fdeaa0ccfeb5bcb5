/** Contrast of a text, measured in the painted still of its scene. */
import { sceneContent, sheetTemplate } from '../../library/sheet/scene-content';
import { paintMoments } from '../../library/sheet/scene-painter';
import type { IngredientSource } from '../../library/template';
import { contrastRatio, fromRgb } from '../../sdk/base/color';
import type { Ratio } from '../../sdk/contract/schemas/scalars';
import { compileScene, type SceneContent, type SceneTemplate, textsOf } from '../../sdk/scene/compiling/compile-scene';
import { layersOf, mapLayers } from '../../sdk/scene/documents/layer-tree';
import type { LottieAnimation, LottieLayer, LottieVector } from '../../sdk/scene/lottie';
import type { TextShaper } from '../../sdk/scene/text-shaper';

/** Painted at half size, a thin letter is whole only in its middle: so much of its pixels counts. */
const SOLID_SHARE = 0.35;

/** Share of the full size: a quarter of the pixels gives the same result. */
const SCALE = 0.5;

/** RGBA of the still of a scene with its default texts, but for the one that is `emptied`. `colors` replace its own. */
export async function stillPixels(
  shaper: TextShaper,
  ingredient: IngredientSource,
  ratio: Ratio,
  emptied?: string,
  colors: SceneContent['colors'] = {},
): Promise<Uint8ClampedArray> {
  // what is tied to a text would be gone with it, and could not be compared
  const template = untied(sheetTemplate(ingredient, ratio));
  const content = sceneContent(ingredient, 'short');
  const texts = emptied === undefined ? content.texts : { ...content.texts, [emptied]: ' ' };
  const written = { ...content, texts, colors: { ...content.colors, ...colors } };
  await shaper.prepare(textsOf(template, written));
  const compiled = compileScene(template, written, shaper);
  const [canvas] = await paintMoments(compiled, [ingredient.keyframeSeconds], {
    background: ingredient.background.default,
    ratio,
    folder: 'library/media',
    scale: SCALE,
  });
  if (!canvas) throw new Error('nothing painted');
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
}

function untied(template: SceneTemplate): SceneTemplate {
  const animation = mapLayers(template.animation, ({ tie: _tie, ...layer }) => [layer as LottieLayer]);
  return { ...template, animation };
}

/** Contrasts of the texts that bring a plate of their own, by slot: without the text the plate is gone too. */
export function plateContrasts(animation: LottieAnimation | undefined): ReadonlyMap<string, number> {
  const documents = (animation ? layersOf(animation) : []).flatMap(({ t }) =>
    t ? [{ slot: t.d.sid, set: t.d.k[0]?.s }] : [],
  );
  return new Map(
    documents.flatMap(({ slot, set }) => {
      const { fc, fit } = set ?? {};
      return slot && fc && fit?.plate ? [[slot, contrastRatio(hexOf(fc), hexOf(fit.plate.color))] as const] : [];
    }),
  );
}

function hexOf([r = 0, g = 0, b = 0]: LottieVector): string {
  return fromRgb({ r: r * 255, g: g * 255, b: b * 255 });
}

/** Contrast of the pixels that change most when the text goes, with what is seen in their place then. */
export function textContrast(withText: Uint8ClampedArray, without: Uint8ClampedArray): number {
  const changes: number[] = [];
  const change = (at: number) =>
    Math.abs((withText[at] ?? 0) - (without[at] ?? 0)) +
    Math.abs((withText[at + 1] ?? 0) - (without[at + 1] ?? 0)) +
    Math.abs((withText[at + 2] ?? 0) - (without[at + 2] ?? 0));
  for (let at = 0; at < withText.length; at += 4) if (change(at) > 60) changes.push(at);
  if (changes.length < 40) throw new Error('The text is not seen.');
  const solid = changes.toSorted((a, b) => change(b) - change(a)).slice(0, Math.ceil(changes.length * SOLID_SHARE));
  return contrastRatio(mean(withText, solid), mean(without, solid));
}

function mean(pixels: Uint8ClampedArray, places: readonly number[]): string {
  const sum = (channel: number) => places.reduce((total, at) => total + (pixels[at + channel] ?? 0), 0) / places.length;
  return fromRgb({ r: sum(0), g: sum(1), b: sum(2) });
}
