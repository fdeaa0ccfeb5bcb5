/**
 * A layout for words that are read from the right. Mirrored, each layer has its place from the other side of the canvas;
 * texts and pictures are turned back, so that both can be read. Backgrounds stay as they are.
 */
import type { LottieAnimation, LottieLayer, LottieTextDocument } from '../lottie';
import { mapLayers } from './layer-tree';
import { mapped } from './property-value';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LETTER = /\p{L}/gu;
/** Lottie's `j` from the other side. */
const OTHER_SIDE = { 0: 1, 1: 0, 2: 2 } as const;

/** True if most letters are of scripts that are read from the right. */
export function readsFromRight(texts: readonly string[]): boolean {
  const all = texts.join(' ');
  const count = (letters: RegExp) => all.match(letters)?.length ?? 0;
  return count(RIGHT_TO_LEFT) * 2 > count(LETTER);
}

/** The document as its `rightToLeft` says; the same one where it says nothing. */
export function rightToLeftLayout(animation: LottieAnimation): LottieAnimation {
  if (animation.rightToLeft === 'mirror') return mirroredLayout(animation);
  if (animation.rightToLeft === 'align') return mapLayers(animation, (layer) => [withAlignment(layer, (j) => j || 1)]);
  return animation;
}

function mirroredLayout(animation: LottieAnimation): LottieAnimation {
  const sizes = new Map(animation.assets.map(({ id, w = 0 }) => [id, w]));
  const turned = mapLayers(animation, (layer) => [turnedBack(layer, sizes)]);
  const ind = Math.max(0, ...turned.layers.map((layer) => layer.ind ?? 0)) + 1;
  const mirror = mirrorLayer(ind, animation);
  const hung = turned.layers.map((layer) => (layer.parent === undefined ? { ...layer, parent: ind } : layer));
  return { ...turned, layers: [...hung, mirror] };
}

/** A layer that others hang on: it turns them over around the middle of the canvas. */
function mirrorLayer(ind: number, { w, ip, op }: LottieAnimation): LottieLayer {
  const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
  const ks = { a: still([0, 0, 0]), p: still([w, 0, 0]), s: still([-100, 100, 100]), r: still(0), o: still(100) };
  return { ty: 3, nm: 'Mirror', ind, ip, op, st: 0, ks };
}

/** Texts, pictures and signs are turned over around their own middle, which the mirror undoes. */
function turnedBack(layer: LottieLayer, widths: ReadonlyMap<string, number>): LottieLayer {
  if (layer.ty === 2) return turnedOver(layer, (widths.get(layer.refId ?? '') ?? 0) / 2);
  if (layer.ty !== 5) return layer.keepsDirection ? turnedOver(layer) : layer;
  const { sz, ps } = layer.t?.d.k[0]?.s ?? {};
  const middle = sz ? (ps?.[0] ?? 0) + (sz[0] ?? 0) / 2 : 0;
  return turnedOver(
    withAlignment(layer, (j) => OTHER_SIDE[j]),
    middle,
  );
}

/** Without a middle: around its anchor. */
function turnedOver(layer: LottieLayer, middleX?: number): LottieLayer {
  const { a = { a: 0, k: [0, 0, 0] }, s = { a: 0, k: [100, 100, 100] } } = layer.ks;
  const anchor = middleX === undefined ? a : mapped(a, ([x = 0, ...others]) => [2 * middleX - x, ...others]);
  const scale = mapped(s, ([x = 100, ...others]) => [-x, ...others]);
  return { ...layer, ks: { ...layer.ks, a: anchor, s: scale } };
}

function withAlignment(layer: LottieLayer, change: (j: 0 | 1 | 2) => 0 | 1 | 2): LottieLayer {
  if (layer.ty !== 5 || !layer.t) return layer;
  const aligned = (s: LottieTextDocument) => ({ ...s, j: change(s.j ?? 0) });
  const d = { ...layer.t.d, k: layer.t.d.k.map((key) => ({ ...key, s: aligned(key.s) })) };
  return { ...layer, t: { ...layer.t, d } };
}
