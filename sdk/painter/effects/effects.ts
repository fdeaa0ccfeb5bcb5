/**
 * Effects and styles of a layer. Its masks cut the layer first, its transform moves what effects make of it. Effects come one after
 * the other, then styles.
 */
import { type EffectKind, effectKindOf } from '../../scene/documents/layer-effects';
import type { LottieAsset, LottieLayer } from '../../scene/lottie';
import { allTogether, type Drawing } from '../drawing';
import type { Bounds } from '../layer-pool';
import { grainOffset, grainTile } from '../pixels/grain-tile';
import { movedBounds } from '../transform';
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
import { effectNumber, type LottieEffect } from './effect-values';
import { withGlow } from './glow';
import { withStyles } from './styles';

// The effect Noise: grain that changes from frame to frame, on what the layer covers.
/**
 * Opacity of the grain by the amount of the effect. After Effects adds up to the amount to a color, or takes it away. Grain moves colors
 * toward black or white: with twice the amount, it moves them as far on average.
 */
const OPACITY_BY_AMOUNT = 2;

function withGrain(drawing: Drawing, effect: LottieEffect): Drawing {
  // percent
  const amount = effectNumber(effect, 0, 0);
  const isColored = effectNumber(effect, 1, 1);
  return {
    makeup: 'several',
    coverAt: () => undefined,
    boundsAt: (frame) => drawing.boundsAt(frame),
    draw(context, frame, options) {
      const opacity = Math.min(1, (OPACITY_BY_AMOUNT * amount.at(frame)) / 100);
      if (opacity <= 0) {
        drawing.draw(context, frame, options);
        return;
      }
      const { pool } = options;
      const bounds = drawing.boundsAt(frame);
      const { x, y } = grainOffset(frame);
      pool.lay(context, { bounds }, (layer) => {
        drawing.draw(layer, frame, options);
        pool.lay(layer, { blend: 'source-atop', opacity, bounds }, (grain) => {
          grain.transform(1, 0, 0, 1, -x, -y);
          pool.fillWithTiles(grain, grainTile(isColored.at(frame) === 1), movedBounds(bounds, [1, 0, 0, 1, x, y]));
        });
      });
    },
  };
}

/** `place`: where the layer ends, if it has edges. */
type Effect = (drawing: Drawing, effect: LottieEffect, place: Bounds | undefined) => Drawing;

const DRAWN: Readonly<Record<Exclude<EffectKind, ColorEffectKind>, Effect>> = {
  'drop shadow': withShadow,
  blur: withBlur,
  glow: withGlow,
  grain: withGrain,
};

/** True if the layer has effects or styles. */
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
