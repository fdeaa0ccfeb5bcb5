/**
 * Effects and styles of a layer. Its masks cut the layer first, its transform moves what effects make of it. Effects come one after
 * the other, then styles.
 */
import { type EffectKind, effectKindOf } from '../../scene/layer-effects';
import type { LottieAsset, LottieLayer } from '../../scene/lottie';
import { allTogether, type Drawing } from '../drawing';
import type { Bounds } from '../layer-pool';
import { Unpaintable } from '../unpaintable';
import { withBlur } from './blur';
import {
  type ColorChange,
  type ColorEffectKind,
  colorChangeOf,
  isColorEffect,
  withColors,
} from './colors/color-effects';
import { withShadow } from './drop-shadow';
import type { LottieEffect } from './effect-values';
import { withGlow } from './glow';
import { withGrain } from './grain';
import { withStyles } from './styles';

/** `place`: where the layer ends, if it has edges. */
type Effect = (drawing: Drawing, effect: LottieEffect, place: Bounds | undefined) => Drawing;

const DRAWN: Readonly<Record<Exclude<EffectKind, ColorEffectKind>, Effect>> = {
  'drop shadow': withShadow,
  blur: withBlur,
  glow: withGlow,
  grain: withGrain,
};

/** Whether they show more than the layer in its colors. */
export function hasEffects({ ef = [], sy = [] }: LottieLayer): boolean {
  return effectsOf(ef).length + (sy as readonly unknown[]).length > 0;
}

/** The drawings of the layer with its effects. `asset`: what a picture shows. Throws `Unpaintable`. */
export function withEffects(
  layer: LottieLayer,
  asset: LottieAsset | undefined,
  drawings: readonly Drawing[],
): readonly Drawing[] {
  if (!hasEffects(layer) || drawings.length === 0) return drawings;
  const place = placeOf(layer, asset);
  let drawn = allTogether(drawings, 'several');
  let colors: ColorChange[] = [];
  for (const effect of effectsOf(layer.ef)) {
    const kind = effectKindOf(effect);
    if (!kind) throw new Unpaintable(`the effect ${effect.mn ?? effect.ty}`);
    if (isColorEffect(kind)) colors.push(colorChangeOf(kind, effect));
    else {
      drawn = DRAWN[kind](withColors(drawn, colors), effect, place);
      colors = [];
    }
  }
  return [withStyles(layer, withColors(drawn, colors))];
}

function effectsOf(effects: unknown): readonly LottieEffect[] {
  return ((effects ?? []) as readonly LottieEffect[]).filter(({ en }) => en !== 0);
}

/** Shapes end nowhere. */
function placeOf(
  { ty, w = 0, h = 0, sw = 0, sh = 0 }: LottieLayer,
  asset: LottieAsset | undefined,
): Bounds | undefined {
  if (ty === 0) return [0, 0, w, h];
  if (ty === 1) return [0, 0, sw, sh];
  return ty === 2 ? [0, 0, asset?.w ?? 0, asset?.h ?? 0] : undefined;
}
