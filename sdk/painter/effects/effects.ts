/**
 * Effects and styles of a layer. Its masks cut the layer first, its transform moves what effects make of it. Effects come one after
 * the other, then styles.
 */
import { type EffectKind, effectKindOf } from '../../scene/layer-effects';
import type { LottieLayer } from '../../scene/lottie';
import { allTogether, type Drawing } from '../drawing';
import type { Bounds } from '../layer-pool';
import { Unpaintable } from '../unpaintable';
import { withBlur } from './blur';
import { withShadow } from './drop-shadow';
import type { LottieEffect } from './effect-values';
import { withGlow } from './glow';
import { withStyles } from './styles';

/** `place`: where the layer ends, if it has edges. */
type Effect = (drawing: Drawing, effect: LottieEffect, place: Bounds | undefined) => Drawing;

const DRAWN: Readonly<Record<EffectKind, Effect>> = {
  'drop shadow': withShadow,
  blur: withBlur,
  glow: withGlow,
};

/** Whether they show more than the layer in its colors. */
export function hasEffects({ ef = [], sy = [] }: LottieLayer): boolean {
  return effectsOf(ef).length + (sy as readonly unknown[]).length > 0;
}

/** The drawings of the layer with its effects. Throws `Unpaintable`. */
export function withEffects(layer: LottieLayer, drawings: readonly Drawing[]): readonly Drawing[] {
  if (!hasEffects(layer) || drawings.length === 0) return drawings;
  const place = placeOf(layer);
  const drawn = effectsOf(layer.ef).reduce<Drawing>(
    (drawing, effect) => {
      const kind = effectKindOf(effect);
      if (!kind) throw new Unpaintable(`the effect ${effect.mn ?? effect.ty}`);
      return DRAWN[kind](drawing, effect, place);
    },
    allTogether(drawings, 'several'),
  );
  return [withStyles(layer, drawn)];
}

function effectsOf(effects: unknown): readonly LottieEffect[] {
  return ((effects ?? []) as readonly LottieEffect[]).filter(({ en }) => en !== 0);
}

function placeOf({ ty, w = 0, h = 0, sw = 0, sh = 0 }: LottieLayer): Bounds | undefined {
  if (ty === 0) return [0, 0, w, h];
  return ty === 1 ? [0, 0, sw, sh] : undefined;
}
