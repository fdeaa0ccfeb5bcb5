/**
 * Converts documents of old exporters to today's format, as lottie-web does when it loads them. Painters that know
 * today's format alone would show wrong colors, open outlines and no texts.
 */
import { checkValues } from '../check/check-values';
import { isObject, type Json, listOf } from '../documents/json';

type Version = readonly [number, number, number];

/** Exporters from these versions on write what they say. */
const UNIT_COLORS: Version = [4, 1, 9];
const TEXT_KEYFRAMES: Version = [4, 4, 14];
const CLOSED_IN_PATH: Version = [4, 4, 18];
const TEXT_PATH_PROPERTIES: Version = [5, 7, 15];
/** Nothing of a document of this version is upgraded, here or by a player. */
const UPGRADED = '5.7.15';

/** The document itself when it is new enough, or too deep to walk through. What is wrong with it stays wrong. */
export function fromOldVersion(document: Json): Json {
  const { v } = document;
  if (!isOldVersion(v) || !checkValues(document, () => {})) return document;
  const upgradeLayer = (layer: unknown) => (isObject(layer) ? upgradedLayer(layer, v) : layer);
  const layersIn = (holder: unknown) =>
    isObject(holder) && Array.isArray(holder.layers) ? { ...holder, layers: holder.layers.map(upgradeLayer) } : holder;
  const { assets } = document;
  const upgraded = { ...document, v: UPGRADED, ...(Array.isArray(assets) && { assets: assets.map(layersIn) }) };
  return withStarts(layersIn(upgraded)) as Json;
}

function isOldVersion(version: unknown): version is string {
  return typeof version === 'string' && version !== '' && isBefore(version, TEXT_PATH_PROPERTIES);
}

/** A version that is written in fewer than three numbers counts as new, as it does for players. */
function isBefore(version: string, limit: Version): boolean {
  const parts = version.split('.').map(Number);
  for (const [index, least] of limit.entries()) {
    const part = parts[index] ?? Number.NaN;
    if (least > part) return true;
    if (!(least === part)) return false;
  }
  return false;
}

function upgradedLayer(layer: Json, v: string): Json {
  const shapes = Array.isArray(layer.shapes) && { shapes: layer.shapes.map((shape) => upgradedShape(shape, v)) };
  const masks = isBefore(v, CLOSED_IN_PATH) &&
    Array.isArray(layer.masksProperties) && { masksProperties: layer.masksProperties.map(closedMask) };
  const text = layer.ty === 5 && isObject(layer.t) && { t: upgradedText(layer.t, v) };
  return { ...layer, ...shapes, ...masks, ...text };
}

function upgradedShape(shape: unknown, v: string): unknown {
  if (!isObject(shape)) return shape;
  if (shape.ty === 'gr') return { ...shape, it: listOf(shape.it).map((item) => upgradedShape(item, v)) };
  const isPaint = shape.ty === 'fl' || shape.ty === 'st';
  if (isPaint && isBefore(v, UNIT_COLORS)) return { ...shape, c: mapValues(shape.c, unitColor) };
  if (shape.ty !== 'sh' || !isBefore(v, CLOSED_IN_PATH)) return shape;
  return { ...shape, ks: mapValues(shape.ks, (path) => closedPath(path, shape.closed)) };
}

function closedMask(mask: unknown): unknown {
  return isObject(mask) ? { ...mask, pt: mapValues(mask.pt, (path) => closedPath(path, mask.cl)) } : mask;
}

/** Colors were counted from 0 to 255. */
function unitColor(color: unknown): unknown {
  if (!Array.isArray(color)) return color;
  return color.map((part: unknown) => (typeof part === 'number' ? part / 255 : part));
}

/** Old exporters wrote beside a path whether its outline is closed; in keyframes a path is a list of one. */
function closedPath(path: unknown, closed: unknown): unknown {
  if (Array.isArray(path)) return path.map((one) => closedPath(one, closed));
  return isObject(path) ? { ...path, c: closed === true } : path;
}

function upgradedText(text: Json, v: string): Json {
  const d = isBefore(v, TEXT_KEYFRAMES) ? { k: [{ s: text.d, t: 0 }] } : text.d;
  if (!isObject(text.p)) return { ...text, d };
  const p = Object.fromEntries(
    Object.entries(text.p).map(([name, value]) => [
      name,
      ['a', 'p', 'r'].includes(name) && typeof value === 'number' ? { a: 0, k: value } : value,
    ]),
  );
  return { ...text, d, p };
}

/** Maps the value of a property, or those of its keyframes. */
function mapValues(property: unknown, map: (value: unknown) => unknown): unknown {
  if (!isObject(property)) return property;
  const { k } = property;
  if (!isKeyframes(k)) return { ...property, k: map(k) };
  const keyframes = k.map((keyframe) => ({
    ...keyframe,
    ...('s' in keyframe && { s: map(keyframe.s) }),
    ...('e' in keyframe && { e: map(keyframe.e) }),
  }));
  return { ...property, k: keyframes };
}

function isKeyframes(value: unknown): value is readonly Json[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((item) => isObject(item) && typeof item.t === 'number')
  );
}

/** Keyframes named where they end; those of today say where they start, the last one too. */
function withStarts(value: unknown): unknown {
  if (isKeyframes(value)) return value.map((keyframe, index) => startOf(keyframe, value[index - 1]));
  if (Array.isArray(value)) return value.map(withStarts);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withStarts(inner)]));
}

function startOf({ e: _end, ...keyframe }: Json, before: Json | undefined): Json {
  if ('s' in keyframe || before === undefined || !('e' in before)) return keyframe;
  return { ...keyframe, s: before.e };
}
