/**
 * The part of the Lottie format that Spotreel reads and writes. Templates are standard Lottie documents. The format's
 * own slot ids (`sid`) mark the values of the user: on a text document (`t.d.sid`), a color property or an image asset.
 * Spotreel adds keys, which other players ignore. In a text document, `fit` is how text behaves in its box, `fcSid` the
 * slot of the text's color. A layer can have `tie` (it belongs to a text) and `keepOut` (texts keep clear of it), a
 * document `rightToLeft` and `textsOnPictures`. Compiled layers have two more: `field` and `typeset`.
 */
import type { TextsOnPictures } from './text-on-picture';
import type { Typeset } from './typeset';

/** Coordinates in px, percent, or color channels from 0 to 1, by the property that has it. */
export type LottieVector = readonly number[];

/** A value at a frame, and the easing on the way to the next one. */
export interface LottieKeyframe {
  /** Frame. */
  t: number;
  /** Value at this frame. Absent from the last keyframe of older exports. */
  s?: LottieVector;
  /** Value at the next keyframe, in older exports. Absent: the next keyframe's `s`. */
  e?: LottieVector;
  /** 1 holds the value until the next keyframe. Default: 0. */
  h?: 0 | 1;
  /** Easing into the next keyframe: the second control point of the curve. Absent: linear. */
  i?: { x: number | LottieVector; y: number | LottieVector };
  /** Easing out of this keyframe: the first control point of the curve. Absent: linear. */
  o?: { x: number | LottieVector; y: number | LottieVector };
  /** Tangent of a curved path out of this position, px. Absent: a straight path. */
  to?: LottieVector;
  /** Tangent of a curved path into the next position, px. Absent: a straight path. */
  ti?: LottieVector;
}

/** A value, or its keyframes. */
export interface LottieProperty<Value = number | LottieVector> {
  /** 1: `k` is a list of keyframes. Default: 0. */
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
  /** Name. Absent: none. */
  nm?: string;
  /** Items of a group. Absent from other shapes. */
  it?: LottieShape[];
  /** Color of a fill or stroke. Absent from other shapes. */
  c?: LottieProperty;
  [property: string]: unknown;
}

/** Behavior of text that does not fit its box (`sz`). Sizes in pixels of the composition. */
export interface TextFit {
  /** Text shrinks down to this size before it is flagged. Default: 60 % of the size. */
  minSize?: number;
  /** Default: as many as fit the box. */
  maxLines?: number;
  /** Vertical place of the lines in the box. Default `top`. */
  align?: 'top' | 'center' | 'bottom';
  /** A plate behind the text, drawn with each line (`line`) or once around all of them (`block`). */
  plate?: TextPlate;
  /** A line through the middle of each line of text, as long as the text is. Absent: none. */
  strike?: TextStrike;
  /** Texts of one group shrink together, each by the share that the tightest of them needs. Absent: each by itself. */
  group?: string;
}

/** Tie of a layer to a text: decoration that belongs to it. The layer is not painted while the text is empty. */
export interface TextTie {
  /** Slot of the text, a text layer of the same composition. */
  text: string;
  /**
   * `[x, y, width, height]` of the lines of text that the layer is drawn for, in px of its parent or composition.
   * Absent: it stays where it is.
   */
  lines?: LottieVector;
  /**
   * Anchor of its distance: the side at which the text begins or ends, or its middle. `stretch`: as wide as the text.
   */
  x?: 'start' | 'center' | 'end' | 'stretch';
  /** The same from top to bottom. */
  y?: 'top' | 'center' | 'bottom' | 'stretch';
  /** Least and greatest factor of a stretch. Default `[0.3, 3]`. */
  stretch?: LottieVector;
  /** Lines that it follows. Default `all`. */
  of?: 'all' | 'last';
}

/**
 * A place that texts of the same composition keep clear of. A text with more than half of its box in it lies on it, and
 * needs not keep clear of what is behind it.
 */
export interface KeepOut {
  /** `[x, y, width, height]`, in px of the layer's parent or composition. */
  box: LottieVector;
  /** True: the ellipse in the box. Default: false. */
  round?: boolean;
}

/** A line through a text. It follows the size of the text, and an empty text has none. */
export interface TextStrike {
  /** Width in px; it becomes thinner with text that was made to fit. */
  width: number;
  /** RGB, 0 to 1 each. */
  color: LottieVector;
  /** Slot of the line's color. */
  colorSid?: string;
}

/** A rectangle behind a text, which follows its size. */
export interface TextPlate {
  by: 'line' | 'block';
  /** Pixels of the composition. */
  paddingX: number;
  /** Pixels of the composition. */
  paddingY: number;
  /** Radius of the corners, in pixels of the composition. */
  radius: number;
  /** RGB, 0 to 1 each. */
  color: LottieVector;
  /** Slot of the plate's color. */
  colorSid?: string;
}

/** A text with its typography, as the format has it at one keyframe. */
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
  /** Slot of the fill color. Absent: no field changes it. */
  fcSid?: string;
  /** Stroke color and width. */
  sc?: LottieVector;
  /** Stroke width, px. Default: 0. */
  sw?: number;
  /** True: the stroke is painted over the fill. */
  of?: boolean;
  /** 0 as typed, 1 all caps, 2 small caps: lowercase letters become smaller capitals. */
  ca?: 0 | 1 | 2;
  /** Box size and position: `[width, height]`, `[x, y]` of its top left corner. */
  sz?: LottieVector;
  /** Top left corner of the box, px. Default: `[0, 0]`. */
  ps?: LottieVector;
  /** Absent: the defaults of `TextFit`. */
  fit?: TextFit;
}

/** A range selector, evaluated by `sdk/scene/text-layers/range-selector.ts`. */
export interface LottieRangeSelector {
  /** Start, end (percent) and offset (percent). */
  s?: LottieProperty<number>;
  /** End, percent. Default: 100. */
  e?: LottieProperty<number>;
  /** Offset, percent. Default: 0. */
  o?: LottieProperty<number>;
  /** Amount, percent. */
  a?: LottieProperty<number>;
  /** 1 characters, 2 characters without spaces, 3 words, 4 lines. */
  b?: 1 | 2 | 3 | 4;
  /** 1 square, 2 ramp up, 3 ramp down, 4 triangle, 5 round, 6 smooth. */
  sh?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Easing toward high values, percent. Default: 0. */
  xe?: LottieProperty<number>;
  /** Easing toward low values, percent. Default: 0. */
  ne?: LottieProperty<number>;
  /** Smoothness of the square shape, percent. */
  sm?: LottieProperty<number>;
  /** Units: 1 percent, 2 index. */
  r?: 1 | 2;
  /** Randomize: refused. */
  rn?: 0 | 1;
}

/** Moves the letters that its selector picks. */
export interface LottieTextAnimator {
  /** Name. Absent: none. */
  nm?: string;
  s: LottieRangeSelector;
  a: { p?: LottieProperty; s?: LottieProperty; r?: LottieProperty; o?: LottieProperty; fc?: LottieProperty };
}

/** One layer of a document or precomp. Only what Spotreel reads or writes is named. */
export interface LottieLayer {
  /** 0 precomp, 1 solid, 2 image, 3 null, 4 shape, 5 text. */
  ty: number;
  /** Name. Absent: none. */
  nm?: string;
  /** Class. Absent: none. `WIPE_CLASS` lists those that have a meaning. */
  cl?: string;
  /** Number that `parent` and `tp` refer to. Absent: no layer refers to this one. */
  ind?: number;
  /** `ind` of the layer whose transform this one follows. Absent: none. */
  parent?: number;
  /** First frame. */
  ip: number;
  /** Frame after the last. */
  op: number;
  /** Frame at which the layer's own time is 0. */
  st: number;
  /** Time stretch. Default: 1. */
  sr?: number;
  ks: LottieTransform;
  /** Id of the asset that a precomp or image layer shows. Absent from other layers. */
  refId?: string;
  /** Width of a precomp, px. Absent from other layers. */
  w?: number;
  /** Height of a precomp, px. Absent from other layers. */
  h?: number;
  /** Solid color and size. */
  sc?: string;
  /** Width of a solid, px. Absent from other layers. */
  sw?: number;
  /** Height of a solid, px. Absent from other layers. */
  sh?: number;
  /** Items of a shape layer, the front one first. */
  shapes?: LottieShape[];
  /** Text of a text layer. Compiled scenes have none. */
  t?: {
    d: { k: readonly { t: number; s: LottieTextDocument }[]; sid?: string };
    a: readonly LottieTextAnimator[];
    p?: object;
    m?: { g?: number; a?: LottieProperty };
  };
  /** Matte mode: 1 alpha, 2 inverted alpha, 3 luma, 4 inverted luma. Absent: none. */
  tt?: number;
  /** 1: this layer is a matte and is not painted itself. Default: 0. */
  td?: 0 | 1;
  /** `ind` of the matte. Absent: the layer above. */
  tp?: number;
  /** True: never painted. Default: false. */
  hd?: boolean;
  /** Ours: the text that this layer belongs to. Absent: none. */
  tie?: TextTie;
  /** Ours: in a mirrored layout it is turned back around its anchor, as signs such as a check mark need it. Default: false. */
  keepsDirection?: boolean;
  /** Ours: texts keep clear of this place as long as the layer is painted. Absent: texts may lie on it. */
  keepOut?: KeepOut;
  /** Ours, in compiled scenes only: innerReference of the text or picture field that the layer shows. */
  field?: string;
  /** Ours, in compiled scenes only: how the text of the field is set. No painter reads it. */
  typeset?: Typeset;
  /** Effects. The checker refuses those that painters draw differently. Absent: none. */
  ef?: unknown[];
  /** Layer styles: shadows and glows. Absent: none. */
  sy?: unknown[];
  /** True: its movements are blurred. Default: false. */
  mb?: boolean | 0 | 1;
  /** Default: false. */
  hasMask?: boolean;
  /** Masks of the layer. Absent: none. */
  masksProperties?: unknown[];
  [property: string]: unknown;
}

/** An image, or the layers of a precomp. */
export interface LottieAsset {
  id: string;
  /** Name. Absent: none. */
  nm?: string;
  /** Image: size, folder, file, embedded. */
  w?: number;
  /** Image height, px. Absent from precomps. */
  h?: number;
  /** Folder of the image, put before `p`. Absent: none. */
  u?: string;
  /** File name or data URL of the image. Absent from precomps. */
  p?: string;
  /** 1: `p` is a data URL. Default: 0. */
  e?: 0 | 1;
  /** Slot id: which image field's picture is shown here. */
  sid?: string;
  /** Ours: whether the picture covers its place (default) or is whole inside it. */
  fit?: 'cover' | 'contain';
  /** Layers of a precomp. Absent from images. */
  layers?: LottieLayer[];
  [property: string]: unknown;
}

/** A font that text documents refer to by `fName`. */
export interface LottieFont {
  fName: string;
  fFamily: string;
  fStyle: string;
  /** Weight, `100` to `900`. Absent: read from `fStyle`. */
  fWeight?: string;
  /** Percent of the font size. The compiler reads the font file instead. */
  ascent?: number;
  /** Address of the file. Ignored: fonts come from the server. */
  fPath?: string;
  /** Kind of address in `fPath`. Ignored. */
  origin?: number;
}

/** The shutter of a composition: what moves while it is open is blurred. */
export interface LottieMotionBlur {
  /** Shutter angle, degrees: 360 is a whole frame. Default 0: nothing is blurred. */
  sa?: number;
  /** Shutter phase, degrees: when it opens after the frame. Default 0. */
  sp?: number;
  /** Samples a frame. Default 1: nothing is blurred. */
  spf?: number;
}

/** A Lottie document. */
export interface LottieAnimation {
  v: string;
  /** Frames a second. Compiled scenes have 30. */
  fr: number;
  /** First frame. Compiled scenes begin at 0. */
  ip: number;
  /** Frame after the last. */
  op: number;
  /** Width, px. */
  w: number;
  /** Height, px. */
  h: number;
  /** Name. Absent: none. */
  nm?: string;
  /** 1: has 3D layers, which the checker refuses. Default: 0. */
  ddd?: 0 | 1;
  assets: LottieAsset[];
  layers: LottieLayer[];
  /** Fonts of its texts. Compiled scenes have none. */
  fonts?: { list: LottieFont[] };
  /** Motion blur of the layers that have `mb`. Absent: none. */
  mb?: LottieMotionBlur;
  /**
   * Ours: what happens to the layout when most of its words are read from the right. `align`: texts that begin at the left
   * begin at the right of their boxes. `mirror`: all places are mirrored; texts and pictures are not turned over. Absent:
   * nothing.
   */
  rightToLeft?: 'align' | 'mirror';
  /** Ours: texts that lie on pictures, whose pictures get a scrim where they need one. Absent: not measured, no scrims. */
  textsOnPictures?: TextsOnPictures;
  /** Ours: layers with which a compiled scene covers itself at its end, for a transition of the style. Absent: none. */
  leavingWipe?: {
    /** Colors that go ahead of the cover. */
    readonly ahead: readonly LottieLayer[];
    readonly cover: readonly LottieLayer[];
  };
  /** Ignored. */
  markers?: unknown[];
  [property: string]: unknown;
}
