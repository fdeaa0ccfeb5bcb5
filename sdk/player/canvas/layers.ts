/** The layers of a document or of a precomp, from back to front. */
import type { LottieAnimation, LottieAsset, LottieLayer } from '../../scene/lottie';
import type { Context2D, PaintOptions } from './canvas-pool';
import { css } from './color';
import { type Pictures, pictureDrawing } from './picture';
import { type Cover, coverOf, type Drawing, drawTogether, type Makeup, makeupOf, shapeDrawings } from './shapes';
import { IDENTITY, type Matrix, multiply, type Placing, placingOf, union } from './transform';
import { Unpaintable } from './unpaintable';

/** Blend modes of layers, by Lottie's number. */
const BLENDS: readonly GlobalCompositeOperation[] = [
  'source-over',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
];

/** Throws `Unpaintable`. */
export function compositionDrawing(document: LottieAnimation, pictures: Pictures): Drawing {
  const assets = new Map(document.assets.map((asset) => [asset.id, asset]));
  return layersDrawing(document.layers, assets, pictures);
}

function layersDrawing(
  list: readonly LottieLayer[],
  assets: ReadonlyMap<string, LottieAsset>,
  pictures: Pictures,
): Drawing {
  const placings = new Map(list.map((layer) => [layer, placingOf(layer.ks)]));
  const chainOf = (layer: LottieLayer): Placing[] => {
    const parent = layer.parent === undefined ? undefined : list.find(({ ind }) => ind === layer.parent);
    const own = placings.get(layer);
    return [...(parent && parent !== layer ? chainOf(parent) : []), ...(own ? [own] : [])];
  };
  const painted = list.map((layer) => new PaintedLayer(layer, chainOf(layer), contentOf(layer, assets, pictures)));
  const shown = list.flatMap((layer, index): Drawing[] => {
    const own = painted[index];
    if (!own || layer.td || layer.hd || layer.ty === 3) return [];
    const matteIndex = layer.tp === undefined ? index - 1 : list.findIndex(({ ind }) => ind === layer.tp);
    const matte = painted[matteIndex];
    const { td, hd } = list[matteIndex] ?? {};
    if (layer.tt && (!matte || !td || hd)) throw new Unpaintable('a cut by a layer that is not there for it');
    const cut = layer.tt && matte ? new CutLayer(own, matte, layer.tt) : own;
    const blend = BLENDS[Number(layer.bm ?? 0)] ?? 'source-over';
    return [blend === 'source-over' ? cut : blended(cut, blend)];
  });
  const drawings = shown.reverse();
  return {
    makeup: makeupOf(drawings),
    coverAt: () => undefined,
    draw(context, frame, options) {
      for (const drawing of drawings) drawing.draw(context, frame, options);
    },
  };
}

function contentOf(
  layer: LottieLayer,
  assets: ReadonlyMap<string, LottieAsset>,
  pictures: Pictures,
): readonly Drawing[] {
  if (layer.hasMask || layer.masksProperties?.length) throw new Unpaintable('masks');
  if (layer.ddd || layer.ao || layer.tm || (layer.sr ?? 1) !== 1) throw new Unpaintable('depth, or time of its own');
  const asset = layer.refId === undefined ? undefined : assets.get(layer.refId);
  switch (layer.ty) {
    case 0:
      return asset?.layers ? [precompDrawing(layer, asset.layers, assets, pictures)] : [];
    case 1:
      return [solidDrawing(layer)];
    case 2:
      return asset ? [pictureDrawing(asset, pictures)] : [];
    case 3:
      return [];
    case 4:
      return shapeDrawings(layer.shapes ?? []);
    default:
      throw new Unpaintable(`layers of type ${layer.ty}`);
  }
}

function precompDrawing(
  { w = 0, h = 0, st }: LottieLayer,
  layers: readonly LottieLayer[],
  assets: ReadonlyMap<string, LottieAsset>,
  pictures: Pictures,
): Drawing {
  if (layers.some(({ bm }) => bm)) throw new Unpaintable('layers that blend within a group');
  const inner = layersDrawing(layers, assets, pictures);
  return {
    makeup: inner.makeup,
    coverAt: () => undefined,
    draw(context, frame, options) {
      context.save();
      context.beginPath();
      context.rect(0, 0, w, h);
      context.clip();
      inner.draw(context, frame - st, options);
      context.restore();
    },
  };
}

function blended(drawing: Drawing, blend: GlobalCompositeOperation): Drawing {
  return {
    makeup: 'several',
    coverAt: () => undefined,
    draw: (context, frame, options) =>
      options.pool.lay(context, { blend }, (offscreen) => drawing.draw(offscreen, frame, options)),
  };
}

function solidDrawing({ sw = 0, sh = 0, sc = '#000000' }: LottieLayer): Drawing {
  return {
    makeup: 'single',
    coverAt: () => undefined,
    draw(context, _frame, { tint }) {
      context.fillStyle = tint ? css(tint) : sc;
      context.fillRect(0, 0, sw, sh);
    },
  };
}

class PaintedLayer implements Drawing {
  readonly makeup: Makeup;
  readonly #layer: LottieLayer;
  readonly #placings: readonly Placing[];
  readonly #drawings: readonly Drawing[];

  /** `placings`: of its parents, from the outermost, and its own. */
  constructor(layer: LottieLayer, placings: readonly Placing[], drawings: readonly Drawing[]) {
    this.#layer = layer;
    this.#placings = placings;
    this.#drawings = drawings;
    this.makeup = makeupOf(drawings);
  }

  /** Pictures have colors of their own. */
  get isTintable(): boolean {
    return this.#layer.ty === 4;
  }

  isShownAt(frame: number): boolean {
    return frame >= this.#layer.ip && frame < this.#layer.op && this.#opacityAt(frame) > 0;
  }

  coverAt(frame: number): readonly Cover[] | undefined {
    if (!this.isShownAt(frame)) return [];
    const matrix = this.#placings.reduce<Matrix>(
      (product, { matrix }) => multiply(product, matrix.at(frame)),
      IDENTITY,
    );
    return coverOf(this.#drawings, matrix, this.#opacityAt(frame), frame);
  }

  draw(context: Context2D, frame: number, options: PaintOptions): void {
    if (!this.isShownAt(frame)) return;
    context.save();
    for (const { matrix } of this.#placings) context.transform(...matrix.at(frame));
    drawTogether(this.#drawings, this.#opacityAt(frame), context, frame, options);
    context.restore();
  }

  #opacityAt(frame: number): number {
    return this.#placings.at(-1)?.opacity.at(frame) ?? 1;
  }
}

/** A layer that another one cuts out: 1 to what that shows, 2 to what it does not. */
class CutLayer implements Drawing {
  readonly makeup = 'several';
  readonly #layer: PaintedLayer;
  readonly #matte: PaintedLayer;
  readonly #isInverted: boolean;

  constructor(layer: PaintedLayer, matte: PaintedLayer, kind: number) {
    if (kind > 2) throw new Unpaintable('mattes of brightness');
    this.#layer = layer;
    this.#matte = matte;
    this.#isInverted = kind === 2;
  }

  coverAt(): undefined {
    return undefined;
  }

  draw(context: Context2D, frame: number, options: PaintOptions): void {
    if (!this.#layer.isShownAt(frame)) return;
    if (this.#isInverted || !(this.#drawColored(context, frame, options) || this.#drawWithin(context, frame, options)))
      this.#drawOffscreen(context, frame, options);
  }

  /** A rectangle of one color: the layer that cuts it out is drawn in that color. */
  #drawColored(context: Context2D, frame: number, options: PaintOptions): boolean {
    const [only, ...others] = this.#layer.coverAt(frame) ?? [];
    if (!only?.color || !only.isRectangle || others.length > 0) return false;
    if (!this.#matte.isTintable || (only.opacity < 1 && this.#matte.makeup === 'several')) return false;
    context.save();
    context.clip(only.path);
    context.globalAlpha *= only.opacity;
    this.#matte.draw(context, frame, { ...options, tint: options.tint ?? only.color });
    context.restore();
    return true;
  }

  /** Within outlines: an offscreen canvas is needed for the one layer alone, or none. */
  #drawWithin(context: Context2D, frame: number, options: PaintOptions): boolean {
    const cover = this.#matte.coverAt(frame)?.filter(({ opacity }) => opacity > 0);
    const [first, ...others] = cover ?? [];
    if (!cover || !first) return cover !== undefined;
    if (others.length === 0 && first.isRectangle && first.opacity === 1) {
      context.save();
      context.clip(first.path);
      this.#layer.draw(context, frame, options);
      context.restore();
    } else {
      const bounds = union(cover.map((part) => part.bounds));
      options.pool.fill(context, cover, bounds, (offscreen) => this.#layer.draw(offscreen, frame, options));
    }
    return true;
  }

  #drawOffscreen(context: Context2D, frame: number, options: PaintOptions): void {
    const { pool } = options;
    pool.lay(context, {}, (offscreen) => {
      this.#layer.draw(offscreen, frame, options);
      const blend = this.#isInverted ? 'destination-out' : 'destination-in';
      pool.lay(offscreen, { blend }, (matte) => this.#matte.draw(matte, frame, { pool }));
    });
  }
}
