/** Colors of the user: every property that names a slot takes its color, and the names go. */
import { type HexColor, toRgb } from '../base/color';
import type { LottieAnimation } from './lottie';

/** RGB, 0 to 1 each, as Lottie writes colors. */
export function lottieColor(color: HexColor): number[] {
  const { r, g, b } = toRgb(color);
  return [r, g, b].map((channel) => Math.round((channel / 255) * 1e4) / 1e4);
}

export function compileColorSlots(
  animation: LottieAnimation,
  colorOf: (slot: string) => HexColor | undefined,
): LottieAnimation {
  return rewrite(animation, colorOf) as LottieAnimation;
}

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

// What has no slot inside keeps its identity: templates are large and mostly fixed.
function rewrite(value: unknown, colorOf: (slot: string) => HexColor | undefined): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => rewrite(item, colorOf));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = value as { [key: string]: Json };
  const entries = Object.entries(object).map(([key, item]) => [key, rewrite(item, colorOf)] as const);
  const changed = entries.some(([key, item]) => item !== object[key]);
  return slotted(changed ? (Object.fromEntries(entries) as typeof object) : object, colorOf);
}

function slotted(object: { [key: string]: Json }, colorOf: (slot: string) => HexColor | undefined): object {
  const { sid, fcSid, colorSid, ...rest } = object;
  if (typeof sid === 'string' && 'k' in object && isColor(object.k)) {
    const color = colorOf(sid);
    return color ? { ...rest, a: 0, k: lottieColor(color) } : rest;
  }
  if (typeof fcSid === 'string') {
    const color = colorOf(fcSid);
    return { ...rest, ...(sid === undefined ? {} : { sid }), ...(color && { fc: lottieColor(color) }) };
  }
  if (typeof colorSid === 'string') {
    const color = colorOf(colorSid);
    return { ...rest, ...(color && { color: lottieColor(color) }) };
  }
  return object;
}

/** Three or four numbers, or keyframes: what a color property holds; a text document's `k` holds objects with texts. */
function isColor(k: Json): boolean {
  return Array.isArray(k) && (typeof k[0] === 'number' || !(k[0] as { s?: { t?: unknown } } | undefined)?.s?.t);
}
