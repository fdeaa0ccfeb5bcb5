import type { SceneContent, SceneTemplate } from '../../../sdk/scene/compiling/compile-scene';
import type { LottieAnimation, LottieAsset, LottieLayer, LottieTextAnimator } from '../../../sdk/scene/lottie';

export const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
export const ks = { a: still([0, 0, 0]), p: still([0, 0, 0]), s: still([100, 100, 100]), r: still(0), o: still(100) };

export function layer(ty: number, more: Partial<LottieLayer> = {}): LottieLayer {
  return { ty, nm: `layer of type ${ty}`, ip: 0, op: 60, st: 0, ks, ...more };
}

export function textLayer(
  words: string,
  more: { sid?: string; a?: LottieTextAnimator[]; document?: object } = {},
): LottieLayer {
  const s = { t: words, f: 'bold', s: 20, sz: [200, 100], ps: [10, 30], fc: [1, 1, 1], lh: 24, ...more.document };
  return layer(5, { t: { d: { k: [{ t: 0, s }], ...(more.sid ? { sid: more.sid } : {}) }, a: more.a ?? [] } });
}

export function document(layers: LottieLayer[], assets: LottieAsset[] = []): LottieAnimation {
  const list = [{ fName: 'bold', fFamily: 'Inter', fStyle: 'Bold' }];
  return { v: '5.12.1', fr: 30, ip: 0, op: 60, w: 640, h: 360, assets, layers, fonts: { list } };
}

export function template(animation: LottieAnimation, fields: Partial<SceneTemplate['fields']> = {}): SceneTemplate {
  return { animation, fields: { texts: [], images: [], colors: [], ...fields } };
}

export function content(more: Partial<SceneContent> = {}): SceneContent {
  return { texts: {}, images: {}, colors: {}, ...more };
}

/** Throws on any attempt to write into it. */
export function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const item of Object.values(value)) frozen(item);
  }
  return value;
}
