/** Checks that the document is consistent: sizes, references, no layer that contains or follows itself. */
import { isFiniteNumber, isObject, isPositive, type Json, listOf } from '../documents/json';
import type { Report } from './template-problem';

/** Largest side in px; more than any painter's canvas. */
const MAX_SIZE = 8192;
const MAX_FRAMES = 30 * 600;
/** Layers that are painted, each precomp counted as often as it is used. */
const MAX_PAINTED_LAYERS = 5000;

export const AUDIO_LAYER = 6;
const LAYER_TIMES = { ip: 'first frame', op: 'last frame', st: 'start time' };

/** False when references cannot be followed, so that the layers cannot be checked either. */
export function checkStructure(document: Json, report: Report): boolean {
  let isSound = true;
  const broken: Report = (kind, layer, feature, message) => {
    isSound = false;
    report(kind, layer, feature, message);
  };
  checkDocument(document, broken);
  if (!Array.isArray(document.layers) || !Array.isArray(document.assets)) return false;
  const assets = checkAssets(document.assets, soundsOf(document), broken);
  for (const [name, layers] of [['', document.layers] as const, ...compositions(assets)])
    checkList(name, layers, assets, broken);
  if (isSound) checkNesting(document.layers, assets, broken);
  return isSound;
}

/** Layers of each asset that is a precomp, by its id. */
export function compositions(assets: ReadonlyMap<string, Json>): (readonly [string, readonly unknown[]])[] {
  return [...assets].flatMap(([id, asset]) => (Array.isArray(asset.layers) ? [[id, asset.layers] as const] : []));
}

export function assetsOf(document: Json): Map<string, Json> {
  return new Map(
    listOf(document.assets)
      .filter(isObject)
      .map((asset) => [String(asset.id), asset]),
  );
}

/** Ids of the assets that audio layers play. */
export function soundsOf(document: Json): Set<string> {
  const lists = [
    document.layers,
    ...listOf(document.assets).map((asset) => (isObject(asset) ? asset.layers : undefined)),
  ];
  const layers = lists.flatMap(listOf).filter(isObject);
  return new Set(layers.filter(({ ty }) => ty === AUDIO_LAYER).map(({ refId }) => String(refId)));
}

function checkDocument({ w, h, ip, op, fr, layers, assets }: Json, report: Report): void {
  for (const [name, value] of Object.entries({ w, h }))
    if (!isPositive(value) || value > MAX_SIZE)
      report('broken', '', 'size', `"${name}" must be between 1 and ${MAX_SIZE} px.`);
  if (!isFiniteNumber(ip) || !isFiniteNumber(op) || op <= ip || op - ip > MAX_FRAMES)
    report('broken', '', 'duration', `"ip" to "op" must be between 1 and ${MAX_FRAMES} frames.`);
  if (!isPositive(fr)) report('broken', '', 'frame rate', '"fr" must be a positive number.');
  if (!Array.isArray(layers)) report('broken', '', 'layers', 'The file has no list of layers.');
  if (!Array.isArray(assets)) report('broken', '', 'assets', 'The file has no list of assets.');
}

function checkAssets(list: readonly unknown[], sounds: ReadonlySet<string>, report: Report): Map<string, Json> {
  const assets = new Map<string, Json>();
  for (const asset of list) {
    if (!isObject(asset) || typeof asset.id !== 'string') {
      report('broken', '', 'assets', 'An asset has no id.');
    } else if (assets.has(asset.id)) {
      report('broken', '', 'assets', `Two assets have the id "${asset.id}".`);
    } else {
      assets.set(asset.id, asset);
      if (asset.layers !== undefined && !Array.isArray(asset.layers))
        report('broken', '', 'layers', `The composition "${asset.id}" has no list of layers.`);
      if (!asset.layers && !sounds.has(asset.id) && !(isPositive(asset.w) && isPositive(asset.h)))
        report('broken', '', 'missing size', `The image "${asset.id}" has no width and height.`);
    }
  }
  return assets;
}

function checkList(name: string, layers: readonly unknown[], assets: ReadonlyMap<string, Json>, report: Report): void {
  const parents = new Map<unknown, unknown>();
  for (const [index, layer] of layers.entries()) {
    const label = layerLabel(layer, index, name);
    if (isObject(layer) && layer.ty === AUDIO_LAYER) continue; // it is refused for what it is
    if (!isObject(layer) || !isFiniteNumber(layer.ty) || !isObject(layer.ks)) {
      report('broken', label, 'layer', 'The layer has no type or no transform.');
      continue;
    }
    const missing = Object.entries(LAYER_TIMES).filter(([name]) => !isFiniteNumber(layer[name]));
    for (const [name, meaning] of missing)
      report('broken', label, 'duration', `The layer has no ${meaning} ("${name}"). Export the file again.`);
    if (layer.ind !== undefined) parents.set(layer.ind, layer.parent);
    checkReference(layer, label, assets, report);
    if (layer.tt && layer.tp === undefined && index === 0)
      report('broken', label, 'matte', 'The layer uses the one before it as a matte, but there is none.');
  }
  checkParents(layers, parents, name, report);
}

function checkReference(layer: Json, label: string, assets: ReadonlyMap<string, Json>, report: Report): void {
  if (layer.ty !== 0 && layer.ty !== 2) {
    if (layer.ty === 4 && !Array.isArray(layer.shapes))
      report('broken', label, 'shapes', 'The layer has no list of shapes.');
    return;
  }
  const asset = assets.get(String(layer.refId));
  if (!asset) report('broken', label, 'missing asset', `The asset "${String(layer.refId)}" is missing.`);
  else if (layer.ty === 0 && !Array.isArray(asset.layers))
    report('broken', label, 'missing asset', `"${String(layer.refId)}" is not a composition.`);
  else if (layer.ty === 2 && asset.layers)
    report('broken', label, 'missing asset', `"${String(layer.refId)}" is not an image.`);
  if (layer.ty === 0 && !(isPositive(layer.w) && isPositive(layer.h)))
    report('broken', label, 'missing size', 'A composition layer needs a width and height.');
}

function checkParents(
  layers: readonly unknown[],
  parents: ReadonlyMap<unknown, unknown>,
  name: string,
  report: Report,
): void {
  /** Problem at the end of each chain of parents; empty: a layer without a parent. No chain is followed twice. */
  const problems = new Map<unknown, string>();
  for (const [index, layer] of layers.entries()) {
    if (!isObject(layer) || layer.parent === undefined) continue;
    const seen = new Set<unknown>([layer.ind]);
    let parent: unknown = layer.parent;
    while (parents.has(parent) && !seen.has(parent) && !problems.has(parent)) {
      seen.add(parent);
      parent = parents.get(parent);
    }
    const problem = problems.get(parent) ?? problemOfEnd(parent, parents);
    for (const number of seen) if (number !== undefined) problems.set(number, problem);
    if (problem !== '') report('broken', layerLabel(layer, index, name), 'parent', `The layer ${problem}.`);
  }
}

/** `end`: where a chain of parents ends. */
function problemOfEnd(end: unknown, parents: ReadonlyMap<unknown, unknown>): string {
  if (end === undefined) return '';
  return parents.has(end) ? 'is its own parent' : `has the parent ${String(end)}, which is missing`;
}

function checkNesting(layers: readonly unknown[], assets: ReadonlyMap<string, Json>, report: Report): void {
  const counts = new Map<string, number>();
  const open = new Set<string>();
  const count = (list: readonly unknown[]): number =>
    list.reduce<number>(
      (sum, layer) => sum + 1 + (isObject(layer) && layer.ty === 0 ? inside(String(layer.refId)) : 0),
      0,
    );
  const inside = (id: string): number => {
    const known = counts.get(id);
    if (known !== undefined) return known;
    if (open.has(id)) throw new RangeError(id);
    open.add(id);
    const total = count(listOf(assets.get(id)?.layers));
    open.delete(id);
    counts.set(id, total);
    return total;
  };
  try {
    if (count(layers) > MAX_PAINTED_LAYERS)
      report('broken', '', 'size', `The template has more than ${MAX_PAINTED_LAYERS} layers.`);
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    report('broken', thrown.message, 'precomp', 'The composition contains itself.');
  }
}

/** `precomp / layer`, as a designer finds it. */
export function layerLabel(layer: unknown, index: number, composition: string): string {
  const own = isObject(layer) && typeof layer.nm === 'string' && layer.nm ? layer.nm : `layer ${index + 1}`;
  return composition ? `${composition} / ${own}` : own;
}
