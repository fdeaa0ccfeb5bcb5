/**
 * Layers with which a scene comes in and goes out by itself. The compiler knows them by their class: a transition takes
 * their place.
 */
import { WIPE_CLASS, type WipePart } from '@spotreel/sdk/internal/scene';
import type { LottieDraft } from './draft';

/** Marks the drafts, and the mattes that cut them, as one part of a wipe. */
export function asWipe(part: WipePart, drafts: readonly LottieDraft[]): LottieDraft[] {
  return drafts.map(({ matte, ...rest }) => ({
    ...classed(part, rest),
    ...(matte ? { matte: { ...matte, by: classed(part, matte.by) } } : {}),
  }));
}

/** Marks drafts that close over a scene one after another: the last of them is the cover. */
export function asClosingStack(drafts: readonly LottieDraft[]): LottieDraft[] {
  return [...asWipe('ahead', drafts.slice(0, -1)), ...asWipe('cover', drafts.slice(-1))];
}

function classed(part: WipePart, draft: LottieDraft): LottieDraft {
  return { ...draft, layer: { ...draft.layer, cl: WIPE_CLASS[part] } };
}
