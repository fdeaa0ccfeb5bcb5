/**
 * A layer before it has a number: what the builders return and `animation` assembles. Lists of drafts are in painting
 * order, the last one in front; parents and mattes are named by reference.
 */
import type { LottieAsset, LottieFont, LottieKeyframe, LottieLayer } from '@spotreel/sdk/internal/scene';
import type { LayerEffect, LayerStyle } from './effects';
import { type Animatable, offsetBy, property, toFrame } from './property';

/** A Lottie layer without its number and its times. */
export type LayerBody = Partial<LottieLayer> & Pick<LottieLayer, 'ty' | 'ks'>;

/** Cut of a layer: another layer's opacity, or its inverse. */
export interface Matte {
  readonly by: LottieDraft;
  /** Lottie's `tt`: 1 alpha, 2 inverted alpha. */
  readonly mode: 1 | 2;
}

export interface LottieDraft {
  readonly layer: LayerBody;
  readonly parent?: LottieDraft;
  readonly matte?: Matte;
  readonly assets: readonly LottieAsset[];
  readonly fonts: readonly LottieFont[];
  /** Seconds between which it is drawn; the whole scene unless given. */
  readonly from?: number;
  readonly until?: number;
}

export type Blend = 'normal' | 'multiply' | 'screen';
const BLEND_MODES: Readonly<Record<Blend, number>> = { normal: 0, multiply: 1, screen: 2 };

/** Position and motion of a layer. Percent for scale and opacity, degrees for rotation, px for the rest. */
export interface LayerOptions {
  readonly name?: string;
  /** Place of the anchor; the builder's own default unless given. */
  readonly at?: readonly [number, number];
  /** Movement relative to the place. */
  readonly offset?: Animatable;
  readonly anchor?: readonly [number, number];
  readonly scale?: Animatable;
  readonly rotation?: Animatable;
  readonly opacity?: Animatable;
  readonly parent?: LottieDraft;
  readonly matte?: Matte;
  readonly blend?: Blend;
  /** One after the other. */
  readonly effects?: readonly LayerEffect[];
  readonly styles?: readonly LayerStyle[];
  /** Its movements are blurred. Default false. */
  readonly isMotionBlurred?: boolean;
  readonly from?: number;
  readonly until?: number;
}

type LayerCore = Partial<LottieLayer> & Pick<LottieLayer, 'ty'>;

/** `base` is the layer's type and content, `at` and `anchor` the builder's defaults. */
export function draft(
  base: LayerCore,
  options: LayerOptions,
  defaults: { name: string; at?: readonly [number, number]; anchor?: readonly [number, number] },
): LottieDraft {
  const at = options.at ?? defaults.at ?? [0, 0];
  const anchor = options.anchor ?? defaults.anchor ?? [0, 0];
  return {
    layer: {
      ...base,
      nm: options.name ?? defaults.name,
      ks: {
        a: property([...anchor, 0]),
        p: offsetBy(options.offset ?? [0, 0, 0], [...at, 0]),
        s: property(uniform(options.scale ?? 100)),
        r: property(options.rotation ?? 0),
        o: property(options.opacity ?? 100),
      },
      ...(options.blend ? { bm: BLEND_MODES[options.blend] } : {}),
      ...(options.effects ? { ef: [...options.effects] } : {}),
      ...(options.styles ? { sy: [...options.styles] } : {}),
      ...(options.isMotionBlurred ? { mb: true } : {}),
    },
    ...(options.parent ? { parent: options.parent } : {}),
    ...(options.matte ? { matte: options.matte } : {}),
    ...(options.from === undefined ? {} : { from: options.from }),
    ...(options.until === undefined ? {} : { until: options.until }),
    assets: [],
    fonts: [],
  };
}

/** A number scales both axes; keys of numbers too. */
function uniform(scale: Animatable): Animatable {
  if (typeof scale === 'number') return [scale, scale, 100];
  if (!('k' in scale)) return [scale[0] ?? 100, scale[1] ?? 100, 100];
  if (scale.a !== 1) return scale;
  const list = scale.k as readonly LottieKeyframe[];
  return { ...scale, k: list.map((key) => ({ ...key, s: pair(key.s ?? [100]) })) };
}

function pair(value: readonly number[]): readonly number[] {
  const [x = 100, y = x] = value;
  return [x, y, 100];
}

/** Shown between two moments of a scene. */
export function lifetime(layer: LottieDraft, seconds: number): { ip: number; op: number; st: number } {
  return { ip: toFrame(layer.from ?? 0), op: toFrame(layer.until ?? seconds), st: 0 };
}
