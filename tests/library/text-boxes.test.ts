import { describe, expect, it } from 'vitest';
import { recipes } from '../../library/recipes';
import type { LottieKeyframe, LottieLayer, LottieProperty } from '../../sdk/scene/lottie';

const scenes = recipes
  .flatMap((recipe) => recipe.families)
  .flatMap((family) => family.ingredients.map((ingredient) => ({ family, ingredient })));

/** Where the property ends up. */
function resting(property: LottieProperty | undefined): readonly number[] {
  const value = property?.a === 1 ? (property.k as readonly LottieKeyframe[]).at(-1)?.s : property?.k;
  return (value as readonly number[] | undefined) ?? [0, 0];
}

/** The layer's origin on the canvas once everything stands; parents of texts neither turn nor scale by much then. */
function origin(layer: LottieLayer, layers: readonly LottieLayer[]): readonly [number, number] {
  const [x = 0, y = 0] = resting(layer.ks.p as LottieProperty);
  const parent = layers.find(({ ind }) => ind !== undefined && ind === layer.parent);
  if (!parent) return [x, y];
  const [parentX, parentY] = origin(parent, layers);
  return [parentX + x, parentY + y];
}

describe.each(scenes)('$family.slug: $ingredient.slug', ({ ingredient }) => {
  it.each(['landscape', 'portrait'] as const)('keeps its text boxes on the %s canvas, off its edges', (ratio) => {
    const animation = ingredient.layouts[ratio]?.();
    if (!animation) throw new Error('no layout');
    const lists = [animation.layers, ...animation.assets.flatMap(({ layers }) => (layers ? [layers] : []))];
    const texts = lists.flatMap((layers) => layers.filter(({ ty }) => ty === 5).map((layer) => ({ layer, layers })));
    expect(texts.length).toBeGreaterThan(0);
    for (const { layer, layers } of texts) {
      const document = layer.t?.d.k[0]?.s;
      const [width = 0, height = 0] = document?.sz ?? [];
      const [x, y] = origin(layer, layers);
      const [left, top] = [x + (document?.ps?.[0] ?? 0), y + (document?.ps?.[1] ?? 0)];
      const place = `${layer.nm} at ${left}, ${top}, ${width} x ${height}`;
      expect(left, place).toBeGreaterThanOrEqual(60);
      expect(top, place).toBeGreaterThanOrEqual(60);
      expect(left + width, place).toBeLessThanOrEqual(animation.w - 60);
      expect(top + height, place).toBeLessThanOrEqual(animation.h - 60);
    }
  });
});
