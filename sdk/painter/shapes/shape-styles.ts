/** Fills and strokes of a shape layer: solid colors and gradients. */
import type { LottieProperty, LottieShape } from '../../scene/lottie';
import { type Color, css } from '../color';
import type { Context2D } from '../layer-pool';
import { type Reader, stillReader } from '../properties/reader';
import { numberReader, vectorReader } from '../properties/readers';
import { gradientReader } from './gradient';

export interface ShapeStyle {
  readonly isFill: boolean;
  /** Opacity of what it fills; undefined where it varies, and for strokes. */
  coverAt(frame: number): number | undefined;
  /** Its one color, of a fill; undefined for others. */
  colorAt(frame: number): Color | undefined;
  /** Distance in px that it may cover beyond its outlines. */
  reachAt(frame: number): number;
  /** Draws the outline at the frame; `tint` in place of its color. */
  draw(context: Context2D, path: Path2D, frame: number, tint?: Color): void;
}

type Paint = (context: Context2D, frame: number, tint?: Color) => string | CanvasGradient;

const CAPS = ['butt', 'butt', 'round', 'square'] as const;
const JOINS = ['miter', 'miter', 'round', 'bevel'] as const;

export function shapeStyleOf(shape: LottieShape): ShapeStyle {
  const { ty, o } = shape;
  const opacity = numberReader(o as LottieProperty | undefined, 100);
  const color = vectorReader(shape.c, [0, 0, 0]);
  const paint = ty === 'gf' || ty === 'gs' ? gradientReader(shape) : colorPaint(color);
  const isFill = ty === 'fl' || ty === 'gf';
  const apply = isFill ? fill(shape, paint) : stroke(shape, paint);
  return {
    isFill,
    coverAt: (frame) => (ty === 'fl' && shape.r !== 2 ? Math.min(1, opacity.at(frame) / 100) : undefined),
    reachAt: isFill ? () => 0 : reachOf(shape),
    colorAt: ty === 'fl' ? (frame) => color.at(frame) : () => undefined,
    draw(context, path, frame, tint) {
      const share = opacity.at(frame) / 100;
      if (share <= 0) return;
      const before = context.globalAlpha;
      context.globalAlpha = before * Math.min(1, share);
      apply(context, path, frame, tint);
      context.globalAlpha = before;
    },
  };
}

/** Half of the line, and what corners and square ends add. */
function reachOf({ w, lj, ml }: LottieShape): (frame: number) => number {
  const width = numberReader(w as LottieProperty, 0);
  const factor = lj === 1 ? Math.max(Number(ml ?? 4), Math.SQRT2) : Math.SQRT2;
  return (frame) => Math.max(0, width.at(frame) / 2) * factor;
}

function fill({ r }: LottieShape, paint: Paint): ShapeStyle['draw'] {
  const rule = r === 2 ? 'evenodd' : 'nonzero';
  return (context, path, frame, tint) => {
    context.fillStyle = paint(context, frame, tint);
    context.fill(path, rule);
  };
}

function stroke({ w, lc, lj, ml, d }: LottieShape, paint: Paint): ShapeStyle['draw'] {
  const width = numberReader(w as LottieProperty, 0);
  const cap = CAPS[Number(lc ?? 2)] ?? 'round';
  const join = JOINS[Number(lj ?? 2)] ?? 'round';
  const dashes = dashReader(d as readonly Dash[] | undefined);
  return (context, path, frame, tint) => {
    const lineWidth = width.at(frame);
    if (lineWidth <= 0) return; // a canvas would keep the width it has
    const { segments, offset } = dashes.at(frame);
    Object.assign(context, { lineWidth, lineCap: cap, lineJoin: join, lineDashOffset: offset });
    if (lj === 1) context.miterLimit = Number(ml ?? 4);
    context.setLineDash(segments);
    context.strokeStyle = paint(context, frame, tint);
    context.stroke(path);
  };
}

/** `d` a dash, `g` a gap, `o` where the pattern starts. */
interface Dash {
  readonly n: 'd' | 'g' | 'o';
  readonly v: LottieProperty;
}

function dashReader(dashes: readonly Dash[] = []): Reader<{ segments: number[]; offset: number }> {
  const parts = dashes.map(({ n, v }) => ({ isOffset: n === 'o', length: numberReader(v, 0) }));
  const at = (frame: number) => ({
    segments: parts.flatMap(({ isOffset, length }) => (isOffset ? [] : [Math.max(0, length.at(frame))])),
    offset: parts.find(({ isOffset }) => isOffset)?.length.at(frame) ?? 0,
  });
  return parts.every(({ length }) => length.isStill) ? stillReader(at(0)) : { isStill: false, at };
}

function colorPaint(color: Reader<Color>): Paint {
  const only = color.isStill ? css(color.at(0)) : undefined;
  return (_context, frame, tint) => (tint ? css(tint) : (only ?? css(color.at(frame))));
}
