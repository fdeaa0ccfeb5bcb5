/** Effects and styles of layers, as After Effects exports them. Sizes and distances in px, percent for amounts and opacities. */
import type { HexColor } from '@spotreel/sdk/internal/base';
import { rgb } from './color';
import { type Animatable, property } from './property';

/** An entry of a layer's effects. */
export type LayerEffect = Readonly<Record<string, unknown>>;
/** An entry of a layer's styles. */
export type LayerStyle = Readonly<Record<string, unknown>>;

/** Numbers of effects that exporters give one. */
const UNNUMBERED = 5;
const DROP_SHADOW = 25;
const GAUSSIAN_BLUR = 29;
const TRITONE = 23;

function effect(name: string, match: string, values: readonly Animatable[], ty = UNNUMBERED): LayerEffect {
  return { ty, nm: name, mn: match, en: 1, ef: values.map((value) => ({ ty: 0, v: property(value) })) };
}

/** `size` as After Effects counts it: the standard deviation is 0.3 of it. `keepsEdges`: the layer stays opaque up to its edges. */
export function gaussianBlur(size: Animatable, keepsEdges = false): LayerEffect {
  return effect('Gaussian Blur', 'ADBE Gaussian Blur 2', [size, 1, keepsEdges ? 1 : 0], GAUSSIAN_BLUR);
}

/** Falls to the lower right. `opacity` 0 to 100. */
export function dropShadow(color: HexColor, opacity: number, distance: Animatable, softness: Animatable): LayerEffect {
  const values = [[...rgb(color), 1], (opacity / 100) * 255, 135, distance, softness, 0];
  return effect('Drop Shadow', 'ADBE Drop Shadow', values, DROP_SHADOW);
}

/** Glow of all that is brighter than the threshold. */
export function lightGlow(threshold: number, radius: Animatable, intensity: Animatable): LayerEffect {
  return effect('Glow', 'ADBE Glo2', [2, (threshold / 100) * 255, radius, intensity, 2, 3, 1]);
}

/** Grain of one brightness, or of colors. */
export function grain(amount: Animatable, isColored = false): LayerEffect {
  return effect('Noise', 'ADBE Noise2', [amount, isColored ? 1 : 0, 1]);
}

/** Brightness -150 to 150, contrast -50 to 100. */
export function brightnessContrast(brightness: Animatable, contrast: Animatable): LayerEffect {
  return effect('Brightness & Contrast', 'ADBE Brightness & Contrast 2', [brightness, contrast, 0]);
}

/** Degrees and percent. */
export function hueSaturation(hue: Animatable, saturation: Animatable, lightness: Animatable = 0): LayerEffect {
  return effect('Hue/Saturation', 'ADBE HUE SATURATION', [1, 0, hue, saturation, lightness, 0]);
}

/** Colors of what is bright, between and dark; `original`: how much of the layer's colors stay. */
export function tritone(bright: HexColor, middle: HexColor, dark: HexColor, original = 0): LayerEffect {
  const colors = [bright, middle, dark].map((color) => [...rgb(color), 1]);
  return effect('Tritone', 'ADBE Tritone', [...colors, original], TRITONE);
}

/** A shadow of the edge, inside of the layer. `angle`: degrees, where the light comes from. */
export function innerShadow(
  color: HexColor,
  opacity: number,
  angle: number,
  distance: number,
  size: number,
): LayerStyle {
  return style(2, color, opacity, size, { a: property(angle), d: property(distance) });
}

export function outerGlow(color: HexColor, opacity: number, size: Animatable): LayerStyle {
  return style(3, color, opacity, size, {});
}

/** From the edge inward. */
export function innerGlow(color: HexColor, opacity: number, size: Animatable): LayerStyle {
  return style(4, color, opacity, size, { sr: property(1) });
}

function style(ty: number, color: HexColor, opacity: number, size: Animatable, more: object): LayerStyle {
  return { ty, c: property([...rgb(color), 1]), o: property(opacity), s: property(size), ...more };
}
