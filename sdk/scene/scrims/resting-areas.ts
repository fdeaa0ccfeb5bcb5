/** Positions of texts and pictures on the canvas while a scene is at rest, those inside of precomps included. */
import type { LottieAnimation, LottieLayer } from '../lottie';
import type { Typeset } from '../typeset';
import type { Rect } from '../zone';
import { combinePlaces, movedRect, type PlaceMatrix, restPlaces } from '../zones/rest-place';

/** The place of a picture field. Several layers can show one. */
export interface PicturePlace {
  readonly field: string;
  /** Id of the composition that shows the picture. */
  readonly refId: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Matrix from the place to the canvas. */
  readonly toCanvas: PlaceMatrix;
}

/** Letters of a text, in px of the canvas. */
export interface RestingText {
  readonly area: Rect;
  readonly sizePx: number;
}

/** Areas in px of the canvas. */
export interface RestingAreas {
  /** By innerReference: one for each layer. */
  readonly texts: ReadonlyMap<string, readonly RestingText[]>;
  readonly pictures: readonly PicturePlace[];
  /** Width of the canvas. */
  readonly widthPx: number;
}

const WHOLE: PlaceMatrix = [1, 0, 0, 1, 0, 0];
/** Letters reach from their first baseline up by this share of the line's height. */
const ABOVE_BASELINE = 0.8;

/** Areas of a compiled scene. */
export function restingAreas(animation: LottieAnimation): RestingAreas {
  const texts = new Map<string, RestingText[]>();
  const pictures: PicturePlace[] = [];
  const compositions = new Map(animation.assets.flatMap(({ id, layers }) => (layers ? [[id, layers] as const] : [])));
  const frame = Math.round((animation.ip + animation.op) / 2);
  const walk = (layers: readonly LottieLayer[], around: PlaceMatrix) => {
    const places = restPlaces(layers, frame);
    for (const layer of layers) {
      if (layer.hd) continue;
      const { field, typeset, refId, w = 0, h = 0 } = layer;
      const place = () => combinePlaces(around, places.ofLayer(layer));
      if (field !== undefined && typeset) texts.set(field, [...(texts.get(field) ?? []), textAt(place(), typeset)]);
      else if (layer.ty === 0 && refId !== undefined && field !== undefined)
        pictures.push({ field, refId, widthPx: w, heightPx: h, toCanvas: place() });
      else if (layer.ty === 0 && refId !== undefined) walk(compositions.get(refId) ?? [], place());
    }
  };
  walk(animation.layers, WHOLE);
  return { texts, pictures, widthPx: animation.w };
}

function textAt(place: PlaceMatrix, typeset: Typeset): RestingText {
  const { lettersLeft: x, lettersWidth: width, firstBaseline, lineHeightPx, lineCount, sizePx } = typeset;
  const y = firstBaseline - ABOVE_BASELINE * lineHeightPx;
  const area = movedRect(place, { x, y, width, height: lineCount * lineHeightPx });
  return { area, sizePx: sizePx * Math.hypot(place[2], place[3]) };
}
