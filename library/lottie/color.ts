/** Colors of a template: fixed ones and slots that the user fills. */
import { type HexColor, toRgb } from '@spotreel/sdk/internal/base';
import type { LottieProperty, LottieVector } from '@spotreel/sdk/internal/scene';

export interface Paint {
  readonly hex: HexColor;
  /** Slot id: the color field that replaces it. */
  readonly sid?: string;
}

/** A color that belongs to the design and is not offered to the user. */
export function fixed(hex: HexColor): Paint {
  return { hex };
}

/** A color that the user may change through the color field of the same name. */
export function slot(sid: string, hex: HexColor): Paint {
  return { hex, sid };
}

/** RGB, 0 to 1 each, three decimals. */
export function rgb(hex: string): LottieVector {
  const { r, g, b } = toRgb(hex);
  return [r, g, b].map((channel) => Math.round((channel / 255) * 1000) / 1000);
}

export function colorProperty(paint: Paint): LottieProperty {
  const value = { a: 0 as const, k: [...rgb(paint.hex), 1] };
  return paint.sid === undefined ? value : { ...value, sid: paint.sid };
}
