/** Changes made to a picture, as bits (docs/rules/forms.md#flags). */
import type { Media } from '../../contract/media/media';

/** Bits of what was done to an image. */
export const IMAGE_FLAGS = { source: 1, withoutBackground: 2, cropped: 4 } as const;

/**
 * `source`: the file as it came. Copies that were made of another file say how in `props.flags`; a copy that does not say
 * has none of the flags.
 */
export function imageFlagsOf({ sourceMediaId, props }: Pick<Media, 'sourceMediaId' | 'props'>): number {
  const { flags } = props;
  if (typeof flags === 'number' && Number.isSafeInteger(flags) && flags >= 0) return flags;
  return sourceMediaId === null ? IMAGE_FLAGS.source : 0;
}

/** True if `flags` has this bit. */
export function hasImageFlag(flags: number, flag: keyof typeof IMAGE_FLAGS): boolean {
  return (flags & IMAGE_FLAGS[flag]) !== 0;
}
