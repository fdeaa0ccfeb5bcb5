/** The effects and layer styles that the painter draws as After Effects does. */
import { differsFrom, isObject, type Json, listOf } from '../documents/json';
import { type EffectKind, effectKindOf, styleKindOf } from '../documents/layer-effects';

type Refuse = (feature: string, message: string) => void;

/** Effects and styles that a layer may have. Each of them may paint a picture and lay it over the others. */
const MOST_EFFECTS = 16;

/** Values that mean what the painter does not draw: where they are, what they have to be, and how they are called. */
interface NeededValue {
  readonly index: number;
  readonly neutral: number;
  readonly message: string;
}

const NEEDED: Readonly<Partial<Record<EffectKind, readonly NeededValue[]>>> = {
  'drop shadow': [{ index: 5, neutral: 0, message: 'A drop shadow without its layer is not supported.' }],
  glow: [
    { index: 0, neutral: 2, message: 'A glow that is based on the alpha channel is not supported.' },
    { index: 5, neutral: 3, message: 'A glow with another operation than Add is not supported.' },
    { index: 6, neutral: 1, message: 'A glow with colors A and B is not supported.' },
  ],
  fill: [{ index: 3, neutral: 0, message: 'A fill of an inverted mask is not supported.' }],
  'individual levels': [
    { index: 31, neutral: 0, message: 'Levels of the alpha channel are not supported.' },
    { index: 32, neutral: 1, message: 'Levels of the alpha channel are not supported.' },
    { index: 33, neutral: 1, message: 'Levels of the alpha channel are not supported.' },
    { index: 34, neutral: 0, message: 'Levels of the alpha channel are not supported.' },
    { index: 35, neutral: 1, message: 'Levels of the alpha channel are not supported.' },
  ],
  exposure: [{ index: 0, neutral: 1, message: 'Exposure of single channels is not supported.' }],
  hue: [
    { index: 0, neutral: 1, message: 'Hue/Saturation of single colors is not supported.' },
    { index: 5, neutral: 0, message: 'Hue/Saturation that colorizes is not supported.' },
  ],
  invert: [{ index: 0, neutral: 1, message: 'Invert is supported for all of RGB at once.' }],
};

/** Styles that no Lottie player draws, by `ty`. */
const OTHER_STYLES: Readonly<Record<number, string>> = {
  5: 'Bevel and Emboss',
  6: 'Satin',
  7: 'Color Overlay',
  8: 'Gradient Overlay',
};

export function checkEffects({ ef, sy }: Json, refuse: Refuse): void {
  const effects = listOf(ef).filter((effect) => !isObject(effect) || effect.en !== 0);
  const styles = listOf(sy);
  if (effects.length + styles.length > MOST_EFFECTS)
    refuse('effect', `More than ${MOST_EFFECTS} effects and layer styles on one layer are not supported.`);
  for (const effect of effects) checkEffect(effect, refuse);
  for (const style of styles) checkStyle(style, refuse);
}

function checkEffect(effect: unknown, refuse: Refuse): void {
  if (!isObject(effect)) {
    refuse('effect', 'An effect cannot be read.');
    return;
  }
  const kind = effectKindOf(effect);
  if (!kind || !Array.isArray(effect.ef)) refuse('effect', `The effect "${String(effect.nm)}" is not supported.`);
  else
    for (const { index, neutral, message } of NEEDED[kind] ?? [])
      if (differsFrom(valueAtIndex(effect, index), neutral)) refuse('effect', message);
}

function valueAtIndex({ ef }: Json, index: number): unknown {
  const part = listOf(ef)[index];
  return isObject(part) ? part.v : undefined;
}

function checkStyle(style: unknown, refuse: Refuse): void {
  if (!isObject(style)) refuse('layer style', 'A layer style cannot be read.');
  else if (!styleKindOf(style)) {
    const name = OTHER_STYLES[Number(style.ty)] ?? `of type ${String(style.ty)}`;
    refuse('layer style', `The layer style ${name} is not supported.`);
  } else if (differsFrom(style.no, 0)) refuse('layer style', 'The noise of layer styles is not supported.');
}
