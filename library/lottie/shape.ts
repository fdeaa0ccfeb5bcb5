/** Vector shapes: outlines, what paints them, and the layer that carries them. */
import type { HexColor } from '@spotreel/sdk/internal/base';
import type { LottieShape } from '@spotreel/sdk/internal/scene';
import { colorProperty, type Paint, rgb } from './color';
import { type Animatable, property } from './property';
import { type Box, center } from './stage';

export type Point = readonly [number, number];

/** A rectangle that fills `box`; `radius` rounds its corners, px. */
export function rect(box: Box, radius: Animatable = 0): LottieShape {
  return {
    ty: 'rc',
    nm: 'Rectangle',
    d: 1,
    p: property(center(box)),
    s: property([box.width, box.height]),
    r: property(radius),
  };
}

/** An ellipse around `at`. */
export function ellipse(at: Point, width: Animatable, height?: number): LottieShape {
  const size = typeof width === 'number' ? [width, height ?? width] : width;
  return { ty: 'el', nm: 'Ellipse', d: 1, p: property(at), s: property(size) };
}

/** Straight lines through the points. */
export function polygon(points: readonly Point[], isClosed = true): LottieShape {
  return curve(
    points.map((at) => ({ at })),
    isClosed,
  );
}

/** A straight line, which shows once it has a stroke. */
export function straightLine(from: Point, to: Point): LottieShape {
  return polygon([from, to], false);
}

export interface CurvePoint {
  readonly at: Point;
  /** Tangents relative to the point. */
  readonly in?: Point;
  readonly out?: Point;
}

/** A Bézier path. */
export function curve(points: readonly CurvePoint[], isClosed = true): LottieShape {
  return { ty: 'sh', nm: 'Path', ks: { a: 0, k: outline(points, isClosed) } };
}

function outline(points: readonly CurvePoint[], isClosed: boolean): object {
  return {
    c: isClosed,
    v: points.map((point) => point.at),
    i: points.map((point) => point.in ?? [0, 0]),
    o: points.map((point) => point.out ?? [0, 0]),
  };
}

export function fill(paint: Paint, opacity: Animatable = 100): LottieShape {
  return { ty: 'fl', nm: 'Fill', c: colorProperty(paint), o: property(opacity), r: 1 };
}

export function stroke(
  paint: Paint,
  width: Animatable,
  options: { opacity?: Animatable; cap?: 'butt' | 'round'; dash?: readonly [number, number] } = {},
): LottieShape {
  const isRound = options.cap === 'round';
  return {
    ty: 'st',
    nm: 'Stroke',
    c: colorProperty(paint),
    o: property(options.opacity ?? 100),
    w: property(width),
    lc: isRound ? 2 : 1,
    lj: isRound ? 2 : 1,
    ml: 4,
    ...(options.dash ? { d: dashes(options.dash) } : {}),
  };
}

function dashes([length, gap]: readonly [number, number]): object[] {
  return [
    { n: 'd', nm: 'dash', v: property(length) },
    { n: 'g', nm: 'gap', v: property(gap) },
  ];
}

/** Position 0 to 1, color, opacity 0 to 1. */
export type Stop = readonly [position: number, hex: HexColor, alpha?: number];

/** A gradient fill; its colors are not slots. A radial one runs from its center `from` to the point `to` on its rim. */
export function gradient(kind: 'linear' | 'radial', from: Point, to: Point, stops: readonly Stop[]): LottieShape {
  const colors = stops.flatMap(([position, hex]) => [position, ...rgb(hex)]);
  const alphas = stops.flatMap(([position, , alpha = 1]) => [position, alpha]);
  return {
    ty: 'gf',
    nm: 'Gradient',
    o: property(100),
    r: 1,
    t: kind === 'linear' ? 1 : 2,
    g: { p: stops.length, k: { a: 0, k: [...colors, ...alphas] } },
    s: property(from),
    e: property(to),
    ...(kind === 'radial' ? { h: property(0), a: property(0) } : {}),
  };
}

/** Draws only the part of the outlines between two percentages of their length. */
export function trim(start: Animatable, end: Animatable, offset: Animatable = 0): LottieShape {
  return { ty: 'tm', nm: 'Trim', s: property(start), e: property(end), o: property(offset), m: 1 };
}

/** Rounds the corners of the outlines, px. */
export function roundCorners(radius: number): LottieShape {
  return { ty: 'rd', nm: 'Round corners', r: property(radius) };
}

export interface RepeatStep {
  readonly offset?: Animatable;
  readonly scale?: number;
  readonly rotation?: Animatable;
  readonly anchor?: Point;
  readonly startOpacity?: number;
  readonly endOpacity?: number;
}

/** Draws the group so many times, each copy one step further. */
export function repeat(copies: Animatable, step: RepeatStep): LottieShape {
  return {
    ty: 'rp',
    nm: 'Repeater',
    c: property(copies),
    o: property(0),
    m: 1,
    tr: {
      ty: 'tr',
      p: property(step.offset ?? [0, 0]),
      a: property(step.anchor ?? [0, 0]),
      s: property([step.scale ?? 100, step.scale ?? 100]),
      r: property(step.rotation ?? 0),
      so: property(step.startOpacity ?? 100),
      eo: property(step.endOpacity ?? 100),
    },
  };
}
