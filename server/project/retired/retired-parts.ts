/**
 * Parts that a project once held and could not get anew: scenes of removed templates, deleted pictures, tracks, kits,
 * fonts. A save that drops one remembers it, so that undoing a repair can be saved. The project then has it back and
 * reports it as missing again.
 */
import type { Customisation } from '@spotreel/sdk/internal/contract';
import type { ProjectContent } from '../content';

export interface RetiredParts {
  readonly customisations: readonly Customisation[];
  readonly tracks: readonly number[];
  readonly musicKits: readonly number[];
  readonly fonts: readonly string[];
}

export const NOTHING_RETIRED: RetiredParts = { customisations: [], tracks: [], musicKits: [], fonts: [] };

export interface Held {
  readonly content: ProjectContent;
  readonly retired: RetiredParts;
}

/** Everything that stays acceptable in a save of this project. */
export function acceptedParts(held: Held | undefined): RetiredParts {
  if (!held) return NOTHING_RETIRED;
  const { content, retired } = held;
  return {
    customisations: [...content.customisations, ...retired.customisations],
    tracks: [...content.audio.map(({ audioTrack }) => audioTrack), ...retired.tracks],
    musicKits: [...some(content.musicKit), ...retired.musicKits],
    fonts: [...some(content.fontFamily), ...retired.fonts],
  };
}

function some<Value>(value: Value | null): readonly Value[] {
  return value === null ? [] : [value];
}
