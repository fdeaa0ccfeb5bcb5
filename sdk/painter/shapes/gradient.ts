/** Gradients: colors and opacities have stops of their own in Lottie, and common ones on a canvas. */
import type { LottieProperty, LottieShape } from '../../scene/lottie';
import { type Color, css } from '../color';
import type { Context2D } from '../layer-pool';
import { numberReader, vectorReader } from '../properties/readers';

/** Greatest distance of the focal point from the center, as a share of the radius: just inside the edge. */
const FURTHEST = 0.99;

export function gradientReader(
  shape: LottieShape,
): (context: Context2D, frame: number, tint?: Color) => CanvasGradient | string {
  const { p: count, k } = shape.g as { p: number; k: LottieProperty };
  const stops = vectorReader(k, []);
  const start = vectorReader(shape.s as LottieProperty, [0, 0]);
  const end = vectorReader(shape.e as LottieProperty, [0, 0]);
  const distance = numberReader(shape.h as LottieProperty, 0);
  const angle = numberReader(shape.a as LottieProperty, 0);
  return (context, frame, tint) => {
    const [x0 = 0, y0 = 0] = start.at(frame);
    const [x1 = 0, y1 = 0] = end.at(frame);
    const colored = stopsOf(stops.at(frame), count, tint);
    if (x0 === x1 && y0 === y1) return colored.at(-1)?.color ?? 'transparent';
    const gradient =
      shape.t === 1
        ? context.createLinearGradient(x0, y0, x1, y1)
        : radial(context, [x0, y0, x1, y1], distance.at(frame) / 100, angle.at(frame));
    for (const { offset, color } of colored) gradient.addColorStop(offset, color);
    return gradient;
  };
}

function radial(
  context: Context2D,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  share: number,
  degrees: number,
): CanvasGradient {
  const radius = Math.hypot(x1 - x0, y1 - y0);
  const angle = Math.atan2(y1 - y0, x1 - x0) + (degrees * Math.PI) / 180;
  const distance = radius * Math.min(FURTHEST, Math.max(-FURTHEST, share));
  return context.createRadialGradient(
    x0 + Math.cos(angle) * distance,
    y0 + Math.sin(angle) * distance,
    0,
    x0,
    y0,
    radius,
  );
}

interface Stop {
  readonly offset: number;
  readonly value: readonly number[];
}

function stopsOf(values: readonly number[], count: number, tint?: Color): { offset: number; color: string }[] {
  const colors = read(values.slice(0, count * 4), 4);
  const alphas = read(values.slice(count * 4), 2);
  const offsets = [...new Set([...colors, ...alphas].map(({ offset }) => offset))].sort((a, b) => a - b);
  return offsets.flatMap((offset) => {
    const [before, after] = [false, true].map((isAfter) =>
      css(tint ?? stopAt(colors, offset, isAfter), alphas.length > 0 ? stopAt(alphas, offset, isAfter)[0] : 1),
    ) as [string, string];
    const at = Math.min(1, Math.max(0, offset));
    // two stops at one place are a hard edge
    return before === after
      ? [{ offset: at, color: before }]
      : [
          { offset: at, color: before },
          { offset: at, color: after },
        ];
  });
}

function read(values: readonly number[], size: number): Stop[] {
  return Array.from({ length: Math.floor(values.length / size) }, (_, index) => {
    const [offset = 0, ...value] = values.slice(index * size, (index + 1) * size);
    return { offset, value };
  });
}

/** Just before an offset, or from it on. */
function stopAt(stops: readonly Stop[], offset: number, isAfter: boolean): readonly number[] {
  const exact = stops.filter((stop) => stop.offset === offset);
  const own = isAfter ? exact.at(-1) : exact[0];
  if (own) return own.value;
  const next = stops.findIndex((stop) => stop.offset > offset);
  const before = stops[next - 1];
  const after = stops[next];
  if (!after) return stops.at(-1)?.value ?? [];
  if (!before) return after.value;
  const share = (offset - before.offset) / (after.offset - before.offset);
  return before.value.map((value, part) => value + ((after.value[part] ?? value) - value) * share);
}
