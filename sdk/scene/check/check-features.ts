/** The features that the painter (`sdk/painter`) knows. Everything else is refused by its name. */
import { isObject, isPositive, type Json, listOf } from '../documents/json';
import { checkEffects } from './check-effects';
import { AUDIO_LAYER, assetsOf, compositions, layerLabel, soundsOf } from './check-structure';
import { checkTextLayer } from './check-text';
import type { Report } from './template-problem';

const LAYER_TYPES = new Set([0, 1, 2, 3, 4, 5]);
const SHAPES = new Set(['gr', 'sh', 'rc', 'el', 'sr', 'fl', 'st', 'gf', 'gs', 'tr', 'tm', 'rp', 'rd', 'pb', 'op']);
/** Add. Hard mix has no counterpart on a canvas. */
const LAST_BLEND_MODE = 16;
const MASK_MODES = new Set(['n', 'a', 's', 'i', 'l', 'd', 'f']);

export function checkFeatures(document: Json, report: Report): void {
  if (document.fr !== 30) report('unsupported', '', 'frame rate', 'The frame rate must be 30 fps.');
  if (document.ip !== 0) report('unsupported', '', 'duration', 'The first frame must be 0.');
  if (document.ddd) report('unsupported', '', '3d', '3D cameras and depth are not supported.');
  if (document.chars) report('unsupported', '', 'glyphs', 'Glyphs ("chars") are not supported. Export without them.');
  const assets = assetsOf(document);
  const sounds = soundsOf(document);
  for (const [id, asset] of assets) if (!sounds.has(id)) checkPicture(asset, report);
  for (const [name, layers] of [['', listOf(document.layers)] as const, ...compositions(assets)]) {
    const numbers = new Set(layers.map((layer) => (isObject(layer) ? layer.ind : undefined)));
    for (const [index, layer] of layers.entries())
      if (isObject(layer)) {
        checkLayer(layer, layerLabel(layer, index, name), document, report);
        checkMatte(layer, numbers, layerLabel(layer, index, name), report);
      }
  }
}

/** A matte is the layer before, or has a number: one of the numbers of its list. */
function checkMatte(layer: Json, numbers: ReadonlySet<unknown>, label: string, report: Report): void {
  if (!layer.tt || layer.tp === undefined) return;
  if (!numbers.has(layer.tp)) report('unsupported', label, 'matte', `Its matte layer ${String(layer.tp)} is missing.`);
}

/** Pictures are the user's, or lie in the document. */
function checkPicture(asset: Json, report: Report): void {
  if (asset.layers || typeof asset.sid === 'string') return;
  const isEmbedded = typeof asset.p === 'string' && asset.p.startsWith('data:image/');
  if (!isEmbedded || asset.u)
    report('unsupported', '', 'external picture', `The image "${String(asset.id)}" is not embedded and has no slot.`);
}

function checkLayer(layer: Json, label: string, document: Json, report: Report): void {
  const refuse = (feature: string, message: string) => report('unsupported', label, feature, message);
  if (!LAYER_TYPES.has(Number(layer.ty))) refuse('layer type', unsupportedType(Number(layer.ty)));
  if (layer.ddd) refuse('3d', '3D layers are not supported.');
  if (layer.sr !== undefined && !isPositive(layer.sr)) refuse('time stretch', 'Reversed time is not supported.');
  if (Number(layer.bm ?? 0) > LAST_BLEND_MODE) refuse('blend mode', 'This blend mode is not supported.');
  checkEffects(layer, refuse);
  for (const mask of listOf(layer.masksProperties)) if (isObject(mask)) checkMask(mask, refuse);
  checkShapes(listOf(layer.shapes), refuse);
  if (layer.ty === 5) checkTextLayer(layer, label, document, report);
}

/** Layer types of the format that are not painted, as After Effects calls them. */
const OTHER_LAYERS: Readonly<Record<number, string>> = {
  7: 'a video placeholder',
  8: 'an image sequence',
  9: 'a video layer',
  10: 'a placeholder',
  11: 'a guide layer',
  12: 'an adjustment layer',
  13: 'a camera',
  14: 'a light',
  15: 'a data layer',
};

function unsupportedType(type: number): string {
  if (type === AUDIO_LAYER)
    return 'This is an audio layer. Remove it and export the file again; music is added to the project instead.';
  const name = OTHER_LAYERS[type] ?? `a layer of type ${type}`;
  return `This is ${name}, which is not supported. Remove it and export the file again.`;
}

type Refuse = (feature: string, message: string) => void;

function checkMask(mask: Json, refuse: Refuse): void {
  if (!MASK_MODES.has(String(mask.mode)))
    refuse('mask mode', `Masks with the mode "${String(mask.mode)}" are not supported.`);
}

function checkShapes(shapes: readonly unknown[], refuse: Refuse): void {
  for (const shape of shapes) {
    if (!isObject(shape)) continue;
    const type = String(shape.ty);
    if (type === 'mm') refuse('merge paths', 'Merged paths are not supported.');
    else if (!SHAPES.has(type)) refuse('shape', `Shapes of type "${type}" are not supported.`);
    if (Number(shape.bm ?? 0) > LAST_BLEND_MODE) refuse('blend mode', 'This blend mode is not supported.');
    if (type === 'gf' || type === 'gs') checkGradient(shape, refuse);
    checkShapes(listOf(shape.it), refuse);
  }
}

function checkGradient({ g }: Json, refuse: Refuse): void {
  const slots = isObject(g) && (g.sid !== undefined || (isObject(g.k) && g.k.sid !== undefined));
  if (slots) refuse('gradient slot', 'Gradient colors cannot be fields.');
}
