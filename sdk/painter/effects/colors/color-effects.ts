/** Effects that change colors. Those that follow one another read the pixels of the layer once. */
import type { EffectKind } from '../../../scene/documents/layer-effects';
import type { Drawing } from '../../drawing';
import type { PixelChange } from '../../pixels/pixel-area';
import type { LottieEffect } from '../effect-values';
import { brightnessContrastChange, exposureChange } from './brightness-contrast';
import { hueSaturationChange } from './hue-saturation';
import { individualLevelsChange, levelsChange } from './levels';
import { fillChange, invertChange, tintChange, tritoneChange } from './toning';

/** Change of the pixels at a frame. */
export type ColorChange = (frame: number) => PixelChange;

const CHANGES = {
  tint: tintChange,
  fill: fillChange,
  tritone: tritoneChange,
  levels: levelsChange,
  'individual levels': individualLevelsChange,
  brightness: brightnessContrastChange,
  exposure: exposureChange,
  hue: hueSaturationChange,
  invert: invertChange,
} as const satisfies Partial<Record<EffectKind, (effect: LottieEffect) => ColorChange>>;

export type ColorEffectKind = keyof typeof CHANGES;

export function isColorEffect(kind: EffectKind): kind is ColorEffectKind {
  return kind in CHANGES;
}

export function colorChangeOf(kind: ColorEffectKind, effect: LottieEffect): ColorChange {
  return CHANGES[kind](effect);
}

/** The drawing with all changes, one after the other. */
export function withColors(drawing: Drawing, changes: readonly ColorChange[]): Drawing {
  if (changes.length === 0) return drawing;
  return {
    makeup: 'several',
    coverAt: () => undefined,
    boundsAt: (frame) => drawing.boundsAt(frame),
    draw(context, frame, options) {
      const all = changes.map((changeAt) => changeAt(frame));
      const change: PixelChange = (area, matrix) => {
        for (const one of all) one(area, matrix);
      };
      options.pool.lay(context, { change, bounds: drawing.boundsAt(frame) }, (layer) =>
        drawing.draw(layer, frame, options),
      );
    },
  };
}
