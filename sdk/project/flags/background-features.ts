/** Kinds of background that a scene offers, as bits (docs/rules/forms.md#flags). */
import type { IngredientTemplate } from '../../contract/library/library';

/** Bits of the backgrounds that a template takes. */
export const BACKGROUND_FEATURES = { image: 1, video: 2, color: 4 } as const;
export type BackgroundKind = keyof typeof BACKGROUND_FEATURES;

const KINDS = ['image', 'video', 'color'] as const satisfies readonly BackgroundKind[];

/** 0: the scene has no choice of backgrounds. */
export function backgroundFeaturesOf(offered: Pick<IngredientTemplate['backgrounds'], BackgroundKind>): number {
  return KINDS.reduce((flags, kind) => (offered[kind] ? flags | BACKGROUND_FEATURES[kind] : flags), 0);
}

/** True if a background of this kind is among `features`. */
export function offersBackground(features: number, kind: BackgroundKind): boolean {
  return (features & BACKGROUND_FEATURES[kind]) !== 0;
}
