/** The layers of a document or of a precomp, from back to front. */
import type { LottieAnimation, LottieAsset, LottieLayer } from '../../scene/lottie';
import { blended, blendOf, isBlended, onOneCanvas } from '../blending';
import { allTogether, type Drawing } from '../drawing';
import { withEffects } from '../effects/effects';
import type { Bounds } from '../layer-pool';
import { type Pictures, pictureDrawing } from '../picture';
import { shapeDrawings } from '../shapes/shapes';
import { intersection, type Placing, placingOf } from '../transform';
import { Unpaintable } from '../unpaintable';
import { innerFrameOf } from './layer-time';
import { maskedDrawings } from './masks';
import { CutLayer } from './matte';
import { type Shutter, shutterOf } from './motion-blur';
import { PaintedLayer } from './painted-layer';
import { solidDrawing } from './solid';

/** References of layers. */
interface Scope {
  readonly assets: ReadonlyMap<string, LottieAsset>;
  readonly pictures: Pictures;
  /** Frames a second. */
  readonly frameRate: number;
  /** The composition's shutter. Absent: its layers show no motion blur. */
  readonly shutter: Shutter | undefined;
}

/** Throws `Unpaintable`. */
export function compositionDrawing(document: LottieAnimation, pictures: Pictures): Drawing {
  const assets = new Map(document.assets.map((asset) => [asset.id, asset]));
  return layersDrawing(document.layers, { assets, pictures, frameRate: document.fr, shutter: shutterOf(document.mb) });
}

function layersDrawing(list: readonly LottieLayer[], scope: Scope): Drawing {
  const placings = new Map(list.map((layer) => [layer, placingOf(layer.ks, layer.ao === 1)]));
  const chainOf = (layer: LottieLayer): Placing[] => {
    const parent = layer.parent === undefined ? undefined : list.find(({ ind }) => ind === layer.parent);
    const own = placings.get(layer);
    return [...(parent && parent !== layer ? chainOf(parent) : []), ...(own ? [own] : [])];
  };
  const painted = list.map((layer) => {
    const asset = layer.refId === undefined ? undefined : scope.assets.get(layer.refId);
    const drawings = withEffects(layer, asset, maskedDrawings(layer, contentOf(layer, asset, scope)));
    return new PaintedLayer(layer, chainOf(layer), drawings, layer.mb ? scope.shutter : undefined);
  });
  const shown = list.flatMap((layer, index): Drawing[] => {
    const own = painted[index];
    if (!own || layer.td || layer.hd || layer.ty === 3) return [];
    const matteIndex = layer.tp === undefined ? index - 1 : list.findIndex(({ ind }) => ind === layer.tp);
    const matte = painted[matteIndex];
    // without the layer that cuts it, it is drawn whole
    const cut = layer.tt && matte ? new CutLayer(own, matte, layer.tt) : own;
    return [blended(cut, blendOf(layer.bm))];
  });
  return allTogether(shown.reverse());
}

function contentOf(layer: LottieLayer, asset: LottieAsset | undefined, scope: Scope): readonly Drawing[] {
  if (layer.ddd) throw new Unpaintable('depth');
  switch (layer.ty) {
    case 0:
      return asset?.layers ? [precompDrawing(layer, asset.layers, innerScope(asset, scope))] : [];
    case 1:
      return [solidDrawing(layer)];
    case 2:
      return asset ? [pictureDrawing(asset, scope.pictures)] : [];
    case 3:
      return [];
    case 4:
      return shapeDrawings(layer.shapes ?? []);
    default:
      throw new Unpaintable(`layers of type ${layer.ty}`);
  }
}

/** A document that was placed in a scene keeps its own shutter. */
function innerScope({ mb }: LottieAsset, scope: Scope): Scope {
  return mb === undefined ? scope : { ...scope, shutter: shutterOf(mb) };
}

function precompDrawing(layer: LottieLayer, layers: readonly LottieLayer[], scope: Scope): Drawing {
  const { w = 0, h = 0 } = layer;
  const all = layersDrawing(layers, scope);
  const inner = layers.some(isBlended) ? onOneCanvas(all) : all;
  const innerFrame = innerFrameOf(layer, scope.frameRate);
  const place: Bounds = [0, 0, w, h];
  return {
    makeup: inner.makeup,
    coverAt: () => undefined,
    boundsAt: (frame) => intersection(place, inner.boundsAt(innerFrame(frame))),
    draw(context, frame, options) {
      const path = options.pool.createPath();
      path.rect(0, 0, w, h);
      options.pool.clip(context, path, (within) => inner.draw(within, innerFrame(frame), options));
    },
  };
}
