/** Where the texts of a scene stand once everything does. */
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
  const [width = 0, height = 0] = document?.sz ?? [];
  const [x, y] = origin(layer, layers);
  return { name: layer.nm ?? '', left: x + (document?.ps?.[0] ?? 0), top: y + (document?.ps?.[1] ?? 0), width, height };
}

export function isOffEdges({ left, top, width, height }: TextBox, { w, h }: LottieAnimation): boolean {
  return left >= EDGE && top >= EDGE && left + width <= w - EDGE && top + height <= h - EDGE;
}

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
