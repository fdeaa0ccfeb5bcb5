/** The boxes of the texts of a scene once all elements are in place. */
import type { LottieAnimation, LottieKeyframe, LottieLayer, LottieProperty } from '../../sdk/scene/lottie';

export interface TextBox {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Px; the brand's smallest margin. */
const EDGE = 60;

export function textBoxes(animation: LottieAnimation): TextBox[] {
  const lists = [animation.layers, ...animation.assets.flatMap(({ layers }) => (layers ? [layers] : []))];
  return lists.flatMap((layers) => layers.filter(({ ty }) => ty === 5).map((layer) => boxOf(layer, layers)));
}

function boxOf(layer: LottieLayer, layers: readonly LottieLayer[]): TextBox {
  const document = layer.t?.d.k[0]?.s;
  const [boxWidth = 0, boxHeight = 0] = document?.sz ?? [];
  const [x = 0, y = 0] = document?.ps ?? [];
  const [left, top] = onCanvas([x, y], layer, layers);
  const [right, bottom] = onCanvas([x + boxWidth, y + boxHeight], layer, layers);
  return { name: layer.nm ?? '', left, top, width: right - left, height: bottom - top };
}

export function isOffEdges({ left, top, width, height }: TextBox, { w, h }: LottieAnimation): boolean {
  return left >= EDGE && top >= EDGE && left + width <= w - EDGE && top + height <= h - EDGE;
}

/** Where the property ends up. */
function resting(property: LottieProperty | undefined): readonly number[] {
  const value = property?.a === 1 ? (property.k as readonly LottieKeyframe[]).at(-1)?.s : property?.k;
  return (value as readonly number[] | undefined) ?? [0, 0];
}

/**
 * A point of the layer on the canvas once all elements are in place; texts and their parents hardly turn then. A text's
 * own slow growth is left out: it fills its box only with the longest words.
 */
function onCanvas(
  point: readonly [number, number],
  layer: LottieLayer,
  layers: readonly LottieLayer[],
  isParent = false,
): [number, number] {
  const { p, a, s } = layer.ks;
  const position = resting(p as LottieProperty);
  const anchor = resting(a);
  const scale = s && isParent ? resting(s) : [100, 100];
  const along = (axis: 0 | 1) =>
    (position[axis] ?? 0) + ((point[axis] - (anchor[axis] ?? 0)) * (scale[axis] ?? 100)) / 100;
  const placed: [number, number] = [along(0), along(1)];
  const parent = layers.find(({ ind }) => ind !== undefined && ind === layer.parent);
  return parent ? onCanvas(placed, parent, layers, true) : placed;
}
