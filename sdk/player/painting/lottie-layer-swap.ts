/**
 * Replaces single shape layers of a playing animation. Typing changes one text layer of a scene, and building all of a
 * scene's SVG again takes longer than a keystroke may. In any case of doubt it answers false, and the caller builds a
 * new instance.
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
    if (layer.ty !== 4 || !old || !sameExcept(old, layer, ['shapes', 'typeset'])) return undefined;
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
  if (fresh) draw(fresh, place.renderedFrame);
  return true;
}

/** As lottie-web does it with every layer at every frame. A place that was never on show draws its layers once it is. */
function draw(element: LottieElement, frame: number | undefined): void {
  if (frame === undefined || !(frame >= 0)) return;
  element.prepareFrame(frame - element.data.st);
  element.renderFrame();
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
    const masks = group?.closest('svg')?.querySelectorAll(`mask[id^="${element.layerId}_"]`);
    for (const mask of masks ?? []) mask.remove();
    group?.remove();
  }
  element.destroy();
}

type Point = [number, number];

interface BezierPath {
  readonly v: readonly Point[];
  readonly i: readonly Point[];
  readonly o: readonly Point[];
}

/** A copy as lottie-web prepares a document: with the tangents of all paths absolute. A single layer has to come prepared. */
function withAbsoluteTangents(layer: LottieLayer): LottieLayer {
  return Object.assign(prepared(layer) as LottieLayer, { completed: true });
}

function prepared(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(prepared);
  const { v, i, o } = value as Partial<BezierPath>;
  if (v && i && o) return { ...value, v: v.map(copied), i: around(v, i), o: around(v, o) };
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = prepared(item);
  return copy;
}

function copied([x, y]: Point): Point {
  return [x, y];
}

function around(points: readonly Point[], tangents: readonly Point[]): Point[] {
  return tangents.map(([x, y], index) => [x + (points[index]?.[0] ?? 0), y + (points[index]?.[1] ?? 0)]);
}
