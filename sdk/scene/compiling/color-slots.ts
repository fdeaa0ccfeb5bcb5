/** Colors of the user: every property that names a slot takes its color, and the names go. */
import { type HexColor, toRgb } from '../../base/color';
import type { LottieAnimation } from '../lottie';

/** RGB, 0 to 1 each, as Lottie writes colors. */
export function lottieColor(color: HexColor): number[] {
  const { r, g, b } = toRgb(color);
  return [r, g, b].map((channel) => Math.round((channel / 255) * 1e4) / 1e4);
}

export type ColorOfSlot = (slot: string) => HexColor | undefined;

export function compileColorSlots(animation: LottieAnimation, colorOf: ColorOfSlot): LottieAnimation {
  return rewrite(animation, colorOf) as LottieAnimation;
}

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

// What has no slot inside keeps its identity: templates are large and mostly fixed.
function rewrite(value: unknown, colorOf: ColorOfSlot): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (typeof value[0] === 'number') return value;
    const items = value.map((item) => rewrite(item, colorOf));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const object = value as { [key: string]: Json };
  let changed: { [key: string]: Json } | undefined;
  for (const key in object) {
    const item = rewrite(object[key], colorOf) as Json;
    if (item !== object[key]) {
      changed ??= { ...object };
      changed[key] = item;
    }
  }
  return slotted(changed ?? object, colorOf);
}

function slotted(object: { [key: string]: Json }, colorOf: ColorOfSlot): object {
  const { sid, fcSid, colorSid, ...rest } = object;
  if (typeof sid === 'string' && 'k' in object && isColor(object.k)) {
    const color = colorOf(sid);
    return color ? { ...rest, a: 0, k: lottieColor(color) } : rest;
  }
  if (typeof sid === 'string' && object.ty === 1) {
    const color = colorOf(sid);
    return color ? { ...rest, sc: color } : rest;
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
  if (!Array.isArray(k)) return false;
  const [first] = k;
  return typeof first === 'number' || Array.isArray((first as { s?: Json } | undefined)?.s);
}
