/** Text of a field, set in a box. */

import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import type { LottieTextAnimator, LottieTextDocument, TextFit } from '@spotreel/sdk/internal/scene';
import { type Paint, rgb } from './color';
import { draft, type LayerOptions, type LottieDraft } from './draft';
import { type Box, center } from './stage';

/** Type style: a family of the fonts manifest, its weight, sizes in px. */
export interface TypeStyle {
  readonly family: string;
  readonly weight: number;
  readonly size: number;
  /** Line height as a multiple of the size. Default 1.2. */
  readonly leading?: number;
  /** 1/1000 em. */
  readonly tracking?: number;
  readonly caps?: boolean;
}

export interface TextOptions extends LayerOptions {
  readonly box: Box;
  readonly type: TypeStyle;
  readonly color: Paint;
  readonly align?: 'left' | 'center' | 'right';
  /** `minSize` is half of the size unless given. */
  readonly fit?: TextFit;
  readonly animators?: readonly LottieTextAnimator[];
}

/** Lottie's `j`. */
const JUSTIFY = { left: 0, right: 1, center: 2 } as const;

/** The text of `field` (its default; the compiler writes the user's). The layer turns about the middle of its box. */
export function text(field: TextFieldSource, options: TextOptions): LottieDraft {
  return setText(field.defaultValue, field.targets?.[0] ?? field.innerReference, field.name, options);
}

/** Text that belongs to the design, such as a number of a list; no field changes it. */
export function lettering(value: string, options: TextOptions): LottieDraft {
  return setText(value, undefined, value, options);
}

function setText(value: string, sid: string | undefined, name: string, options: TextOptions): LottieDraft {
  const { box, type, animators = [] } = options;
  const layer = draft(
    {
      ty: 5,
      t: {
        d: { k: [{ t: 0, s: textDocument(value, options) }], ...(sid === undefined ? {} : { sid }) },
        a: animators,
        p: {},
        m: { g: 1, a: { a: 0, k: [0, 0] } },
      },
    },
    options,
    { name, at: center(box) },
  );
  return { ...layer, fonts: [font(type)] };
}

function textDocument(value: string, options: TextOptions): LottieTextDocument {
  const { box, type, color } = options;
  return {
    t: value.replaceAll('\n', '\r'),
    f: fontName(type),
    s: type.size,
    j: JUSTIFY[options.align ?? 'left'],
    tr: type.tracking ?? 0,
    lh: Math.round(type.size * (type.leading ?? 1.2)),
    ca: type.caps ? 1 : 0,
    fc: rgb(color.hex),
    ...(color.sid === undefined ? {} : { fcSid: color.sid }),
    sz: [box.width, box.height],
    ps: [-box.width / 2, -box.height / 2],
    fit: { minSize: Math.round(type.size / 2), ...options.fit },
  };
}

function fontName(type: TypeStyle): string {
  return `${type.family.replaceAll(' ', '')}-${type.weight}`;
}

function font(type: TypeStyle) {
  return {
    fName: fontName(type),
    fFamily: type.family,
    fStyle: type.weight >= 600 ? 'Bold' : 'Regular',
    fWeight: String(type.weight),
    ascent: 75,
  };
}
