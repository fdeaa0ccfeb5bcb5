/**
 * Replaces single shape layers of a playing animation: typing changes one text layer of a scene, and building all of a
 * scene's SVG again takes longer than a keystroke may. Whatever is not certain answers false, and the caller builds anew.
 */
import type { LottieAnimation, LottieLayer } from '../../scene/lottie';
import type { LottieComposition, LottieElement, LottieInstance } from './lottie-internals';

/** A layer that differs, and where: in the document itself (null) or in one of its precomps. */
export interface LayerChange {
  readonly assetId: string | null;
  readonly index: number;
  readonly layer: LottieLayer;
}

/** What differs, by identity; undefined when it is more than shape layers. */
export function changedLayers(before: LottieAnimation, after: LottieAnimation): LayerChange[] | undefined {
  if (before.assets.length !== after.assets.length || !sameExcept(before, after, ['layers', 'assets']))
    return undefined;
  const changes = changesIn(before.layers, after.layers, null);
  if (!changes) return undefined;
  for (const [index, asset] of after.assets.entries()) {
    const old = before.assets[index];
    if (asset === old) continue;
    if (!old?.layers || !asset.layers || !sameExcept(old, asset, ['layers'])) return undefined;
    const inside = changesIn(old.layers, asset.layers, asset.id);
    if (!inside) return undefined;
    changes.push(...inside);
  }
  return changes;
}

/** Whether all could be replaced; after false the instance may be half changed and has to go. */
export function swapLayers({ renderer }: LottieInstance, changes: readonly LayerChange[]): boolean {
  try {
    for (const { assetId, index, layer } of changes) {
      const places = assetId === null ? [renderer] : precompsOf(renderer, assetId);
      if (!places.every((place) => swap(place, index, layer))) return false;
    }
    renderer.renderFrame(null);
    return true;
  } catch {
    return false; // not the lottie-web that this file knows
  }
}

function changesIn(
  before: readonly LottieLayer[],
  after: readonly LottieLayer[],
  assetId: string | null,
): LayerChange[] | undefined {
  if (before.length !== after.length) return undefined;
  const changes: LayerChange[] = [];
  for (const [index, layer] of after.entries()) {
    const old = before[index];
    if (layer === old) continue;
    if (layer.ty !== 4 || !old || !sameExcept(old, layer, ['shapes'])) return undefined;
    changes.push({ assetId, index, layer });
  }
  return changes;
}

/** Compares the rest by value: it is small. */
function sameExcept(a: object, b: object, omitted: readonly string[]): boolean {
  const rest = (object: object) =>
    JSON.stringify(Object.entries(object).filter(([key]) => !omitted.includes(key) && key !== 'nm'));
  return rest(a) === rest(b);
}

function precompsOf({ elements }: { elements?: LottieComposition['elements'] }, assetId: string): LottieComposition[] {
  return (elements ?? []).flatMap((element) => {
    if (!element?.elements) return [];
    const own = element.data.refId === assetId ? [element as LottieElement & LottieComposition] : [];
    return [...own, ...precompsOf(element, assetId)];
  });
}

function swap(place: LottieComposition, index: number, layer: LottieLayer): boolean {
  const old = place.elements[index];
  const cut = place.elements.filter((element, position) => isCutBy(element, position, index, layer));
  if (!old || old._isParent || (cut.length > 0 && !layer.td)) return false;
  removeElement(old);
  place.layers[index] = withAbsoluteTangents(layer);
  place.elements[index] = undefined;
  place.buildItem(index);
  place.checkPendingElements();
  const fresh = place.elements.at(index);
  for (const element of cut) if (fresh) element?.setMatte(fresh.getMatte(element.data.tt ?? 1));
  return true;
}

/** Whether the element is cut out by the layer at `index`: the one before it, unless it names another. */
function isCutBy(
  element: LottieElement | null | undefined,
  position: number,
  index: number,
  { ind }: LottieLayer,
): boolean {
  if (!element?.data.tt) return false;
  return element.data.tp === undefined ? position === index + 1 : element.data.tp === ind;
}

/** With the masks that were made of it. */
function removeElement(element: LottieElement): void {
  element.getBaseElement()?.remove();
  if (element.data.td) {
    const group = element.layerElement?.parentElement;
    for (const mask of group?.parentElement?.querySelectorAll(`mask[id^="${element.layerId}_"]`) ?? []) mask.remove();
    group?.remove();
  }
  element.destroy();
}

interface BezierPath {
  v: [number, number][];
  i: [number, number][];
  o: [number, number][];
}

/** lottie-web prepares a document by making the tangents of all paths absolute; a single layer has to come prepared. */
function withAbsoluteTangents(layer: LottieLayer): LottieLayer {
  const copy = JSON.parse(JSON.stringify(layer)) as LottieLayer;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { v, i, o } = value as Partial<BezierPath>;
    if (v && i && o) makeAbsolute({ v, i, o });
    else for (const item of Object.values(value)) visit(item);
  };
  visit(copy.shapes);
  visit(copy.masksProperties);
  return Object.assign(copy, { completed: true });
}

function makeAbsolute({ v, i, o }: BezierPath): void {
  for (const [index, [x, y]] of v.entries()) {
    for (const tangent of [i[index], o[index]]) {
      if (!tangent) continue;
      tangent[0] += x;
      tangent[1] += y;
    }
  }
}
