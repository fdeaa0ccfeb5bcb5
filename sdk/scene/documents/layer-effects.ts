/**
 * Effects and layer styles of After Effects that the painter knows, by the names and numbers that exporters give them. The checker
 * refuses all others.
 */

/** `ty` of effects that have a number; `mn` is the match name of an effect, whatever the language of After Effects is. */
const EFFECTS = [
  { kind: 'drop shadow', ty: 25, mn: 'ADBE Drop Shadow' },
  { kind: 'blur', ty: 29, mn: 'ADBE Gaussian Blur 2' },
  { kind: 'glow', mn: 'ADBE Glo2' },
  { kind: 'grain', mn: 'ADBE Noise2' },
  { kind: 'tint', ty: 20, mn: 'ADBE Tint' },
  { kind: 'fill', ty: 21, mn: 'ADBE Fill' },
  { kind: 'tritone', ty: 23, mn: 'ADBE Tritone' },
  { kind: 'levels', mn: 'ADBE Easy Levels2' },
  { kind: 'individual levels', ty: 24, mn: 'ADBE Pro Levels2' },
  { kind: 'brightness', mn: 'ADBE Brightness & Contrast 2' },
  { kind: 'exposure', mn: 'ADBE Exposure2' },
  { kind: 'hue', mn: 'ADBE HUE SATURATION' },
  { kind: 'invert', mn: 'ADBE Invert' },
] as const;

export type EffectKind = (typeof EFFECTS)[number]['kind'];

/** Undefined: the painter does not know it. */
export function effectKindOf({ ty, mn }: { readonly ty?: unknown; readonly mn?: unknown }): EffectKind | undefined {
  const named = EFFECTS.find((effect) => effect.mn === mn);
  return (named ?? EFFECTS.find((effect) => 'ty' in effect && effect.ty === ty))?.kind;
}

/** By `ty`. 0 is a stroke, which no player draws. */
const STYLES: Readonly<Record<number, StyleKind>> = {
  1: 'drop shadow',
  2: 'inner shadow',
  3: 'outer glow',
  4: 'inner glow',
};

export type StyleKind = 'drop shadow' | 'inner shadow' | 'outer glow' | 'inner glow';

/** Undefined: the painter does not know it. */
export function styleKindOf({ ty }: { readonly ty?: unknown }): StyleKind | undefined {
  return STYLES[Number(ty)];
}
