/**
 * The part of the Lottie format that Spotreel reads and writes. Templates are standard Lottie documents; where a
 * value is the user's, the document marks it with the format's own slot ids (`sid`): on a text document (`t.d.sid`), on
 * a color property, on an image asset. Two additions of ours stand in the text document, ignored by other players:
 * `fit` (how text behaves in its box) and `fcSid` (the slot of the text's color). Compiled layers carry two more:
 * `field` and `typeset`.
 */
import type { Typeset } from './typeset';

export type LottieVector = readonly number[];

export interface LottieKeyframe {
  t: number;
  s?: LottieVector;
  h?: 0 | 1;
  i?: { x: number | LottieVector; y: number | LottieVector };
  o?: { x: number | LottieVector; y: number | LottieVector };
  to?: LottieVector;
  ti?: LottieVector;
}

export interface LottieProperty<Value = number | LottieVector> {
  a?: 0 | 1;
  k: Value | readonly LottieKeyframe[];
  /** Slot id: which field's value replaces this one. */
  sid?: string;
  /** An expression: refused by the checker. */
  x?: unknown;
}

export interface LottieTransform {
  p?: LottieProperty | { s: true; x: LottieProperty; y: LottieProperty };
  a?: LottieProperty;
  s?: LottieProperty;
  r?: LottieProperty;
  o?: LottieProperty;
  sk?: LottieProperty;
  sa?: LottieProperty;
}

/** A shape item; only what the compiler touches is named. */
export interface LottieShape {
  ty: string;
  nm?: string;
  it?: LottieShape[];
  c?: LottieProperty;
  [property: string]: unknown;
}

/** How text behaves when it does not fit its box (`sz`). Sizes in pixels of the composition. */
export interface TextFit {
  /** Text shrinks down to this size before it is flagged. Default: 60 % of the size. */
  minSize?: number;
  /** Default: as many as fit the box. */
  maxLines?: number;
  /** Where the lines stand in the box. Default `top`. */
  align?: 'top' | 'center' | 'bottom';
  /** A plate behind the text, drawn with each line (`line`) or once around all of them (`block`). */
  plate?: TextPlate;
}

export interface TextPlate {
  by: 'line' | 'block';
  paddingX: number;
  paddingY: number;
  radius: number;
  /** RGB, 0 to 1 each. */
  color: LottieVector;
  /** Slot of the plate's color. */
  colorSid?: string;
}

export interface LottieTextDocument {
  /** The text; lines separated by `\r`. */
  t: string;
  /** `fName` of an entry of `fonts.list`. */
  f: string;
  /** Font size, px. */
  s: number;
  /** Justification: 0 left, 1 right, 2 center. */
  j?: 0 | 1 | 2;
  /** Tracking, 1/1000 em. */
  tr?: number;
  /** Line height, px. */
  lh?: number;
  /** Fill color, RGB 0 to 1. */
  fc?: LottieVector;
  fcSid?: string;
  /** Stroke color and width. */
  sc?: LottieVector;
  sw?: number;
  /** Whether the stroke stands over the fill. */
  of?: boolean;
  /** 0 as typed, 1 all caps. */
  ca?: 0 | 1;
  /** Box size and position: `[width, height]`, `[x, y]` of its top left corner. */
  sz?: LottieVector;
  ps?: LottieVector;
  fit?: TextFit;
}

/** A range selector, evaluated by `sdk/scene/range-selector.ts`. */
export interface LottieRangeSelector {
  /** Start, end (percent) and offset (percent). */
  s?: LottieProperty<number>;
  e?: LottieProperty<number>;
  o?: LottieProperty<number>;
  /** Amount, percent. */
  a?: LottieProperty<number>;
  /** 1 characters, 2 characters without spaces, 3 words, 4 lines. */
  b?: 1 | 2 | 3 | 4;
  /** 1 square, 2 ramp up, 3 ramp down, 4 triangle, 5 round, 6 smooth. */
  sh?: 1 | 2 | 3 | 4 | 5 | 6;
  xe?: LottieProperty<number>;
  ne?: LottieProperty<number>;
  /** Smoothness of the square shape, percent. */
  sm?: LottieProperty<number>;
  /** Units: 1 percent, 2 index. */
  r?: 1 | 2;
  /** Randomize: refused. */
  rn?: 0 | 1;
}

export interface LottieTextAnimator {
  nm?: string;
  s: LottieRangeSelector;
  a: { p?: LottieProperty; s?: LottieProperty; r?: LottieProperty; o?: LottieProperty; fc?: LottieProperty };
}

export interface LottieLayer {
  /** 0 precomp, 1 solid, 2 image, 3 null, 4 shape, 5 text. */
  ty: number;
  nm?: string;
  ind?: number;
  parent?: number;
  ip: number;
  op: number;
  st: number;
  sr?: number;
  ks: LottieTransform;
  refId?: string;
  w?: number;
  h?: number;
  /** Solid color and size. */
  sc?: string;
  sw?: number;
  sh?: number;
  shapes?: LottieShape[];
  t?: {
    d: { k: readonly { t: number; s: LottieTextDocument }[]; sid?: string };
    a: readonly LottieTextAnimator[];
    p?: object;
    m?: { g?: number; a?: LottieProperty };
  };
  tt?: number;
  td?: 0 | 1;
  tp?: number;
  hd?: boolean;
  /** Ours, in compiled scenes only: innerReference of the text or picture field that the layer shows. */
  field?: string;
  /** Ours, in compiled scenes only: how the text of the field is set. No painter reads it. */
  typeset?: Typeset;
  ef?: unknown[];
  hasMask?: boolean;
  masksProperties?: unknown[];
  [property: string]: unknown;
}

export interface LottieAsset {
  id: string;
  nm?: string;
  /** Image: size, folder, file, embedded. */
  w?: number;
  h?: number;
  u?: string;
  p?: string;
  e?: 0 | 1;
  /** Slot id: which image field's picture is shown here. */
  sid?: string;
  /** Ours: whether the picture covers its place (default) or stands in it whole. */
  fit?: 'cover' | 'contain';
  layers?: LottieLayer[];
  [property: string]: unknown;
}

export interface LottieFont {
  fName: string;
  fFamily: string;
  fStyle: string;
  fWeight?: string;
  ascent?: number;
  fPath?: string;
  origin?: number;
}

export interface LottieAnimation {
  v: string;
  fr: number;
  ip: number;
  op: number;
  w: number;
  h: number;
  nm?: string;
  ddd?: 0 | 1;
  assets: LottieAsset[];
  layers: LottieLayer[];
  fonts?: { list: LottieFont[] };
  markers?: unknown[];
  [property: string]: unknown;
}
