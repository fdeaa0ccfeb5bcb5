/** Bakes the effects Fill and Tint into the colors of shapes and solids, and drops effects that show nothing. */
import { isObject, type Json, listOf, stillValue } from '../documents/json';
import { keyframeList } from './properties';

const TINT = 20;
const FILL = 21;
/** Old exporters give effects no number. */
const UNNUMBERED = 5;
/** Sliders and colors that expressions read. */
const CONTROL = /^(ADBE (Angle|Checkbox|Color|Dropdown|Layer|Point|Point3D|Slider) Control|Pseudo\/.*)$/;
/** Brightness of red, green and blue. */
const LUMA = [0.2126, 0.7152, 0.0722] as const;
const SHAPE_LAYER = 4;
const SOLID_LAYER = 1;

type Rgb = readonly number[];
/** Its opacity, 0 to 1, is that of the layer. */
interface ColorChange {
  readonly color: (color: Rgb) => Rgb;
  readonly opacity: number;
}

/** Effects that cannot be baked stay. */
export function withBakedEffects(layer: Json): Json {
  const effects = listOf(layer.ef);
  if (effects.length === 0) return layer;
  const left: unknown[] = [];
  let baked = layer;
  for (const effect of effects.filter(showsSomething)) {
    const change = isColored(layer) && isObject(effect) && left.length === 0 ? changeOf(effect) : undefined;
    if (change) baked = recolored(baked, change);
    else left.push(effect);
  }
  const { ef: _ef, ...others } = baked;
  return left.length > 0 ? { ...others, ef: left } : others;
}

function showsSomething(effect: unknown): boolean {
  return !isObject(effect) || (effect.en !== 0 && !CONTROL.test(String(effect.mn)));
}

function isColored({ ty }: Json): boolean {
  return ty === SHAPE_LAYER || ty === SOLID_LAYER;
}

/** Undefined for other effects, and for those that change while they play. */
function changeOf(effect: Json): ColorChange | undefined {
  const values = listOf(effect.ef).map((part) => (isObject(part) ? (stillValue(part.v) ?? part.v) : undefined));
  const is = (type: number, name: string) => effect.ty === type || (effect.ty === UNNUMBERED && effect.nm === name);
  if (is(FILL, 'Fill')) return fillChange(values);
  return is(TINT, 'Tint') ? tintChange(values) : undefined;
}

function fillChange([, , color, , , , opacity = 1]: readonly unknown[]): ColorChange | undefined {
  return isRgb(color) && typeof opacity === 'number' ? { color: () => color.slice(0, 3), opacity } : undefined;
}

function tintChange([black, white, amount = 100]: readonly unknown[]): ColorChange | undefined {
  if (!isRgb(black) || !isRgb(white) || typeof amount !== 'number') return undefined;
  const color = (from: Rgb) => {
    const brightness = LUMA.reduce((sum, weight, part) => sum + weight * (from[part] ?? 0), 0);
    return [0, 1, 2].map((part) => {
      const dark = black[part] ?? 0;
      const tinted = dark + ((white[part] ?? 0) - dark) * brightness;
      const own = from[part] ?? 0;
      return own + (tinted - own) * (amount / 100);
    });
  };
  return { color, opacity: 1 };
}

function isRgb(value: unknown): value is Rgb {
  return Array.isArray(value) && value.length >= 3 && value.every((part) => typeof part === 'number');
}

function recolored(layer: Json, change: ColorChange): Json {
  const { shapes, sc, ks } = layer;
  return {
    ...layer,
    ...(Array.isArray(shapes) && { shapes: shapes.map((shape) => recoloredShape(shape, change)) }),
    ...(typeof sc === 'string' && { sc: hexOf(change.color(rgbOf(sc))) }),
    ...(change.opacity < 1 &&
      isObject(ks) && { ks: { ...ks, o: mapNumbers(ks.o, (value) => value * change.opacity) } }),
  };
}

function recoloredShape(shape: unknown, change: ColorChange): unknown {
  if (!isObject(shape)) return shape;
  const { it, c, g } = shape;
  return {
    ...shape,
    ...(Array.isArray(it) && { it: it.map((item) => recoloredShape(item, change)) }),
    ...(isObject(c) && ['fl', 'st'].includes(String(shape.ty)) && { c: mapVectors(c, change.color) }),
    ...(isObject(g) && { g: { ...g, k: mapVectors(g.k, (stops) => recoloredStops(stops, Number(g.p), change)) } }),
  };
}

/** Each stop has its place and its color; opacities follow. */
function recoloredStops(stops: Rgb, count: number, { color }: ColorChange): Rgb {
  return stops.map((value, index) => {
    const part = (index % 4) - 1;
    if (index >= count * 4 || part < 0) return value;
    return color(stops.slice(index - part, index - part + 3))[part] ?? value;
  });
}

function mapNumbers(property: unknown, map: (value: number) => number): unknown {
  return mapVectors(property ?? { a: 0, k: 100 }, (vector) => vector.map(map));
}

function mapVectors(property: unknown, map: (value: Rgb) => Rgb): unknown {
  if (!isObject(property)) return property;
  const mapped = (value: unknown) =>
    Array.isArray(value) ? map(value) : typeof value === 'number' ? map([value])[0] : value;
  const keyframes = keyframeList(property);
  if (!keyframes) return { ...property, k: mapped(property.k) };
  const k = keyframes.map((keyframe) => ({ ...keyframe, ...('s' in keyframe && { s: mapped(keyframe.s) }) }));
  return { ...property, k };
}

function rgbOf(hex: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

function hexOf(color: Rgb): string {
  const part = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${color.map(part).join('')}`;
}
