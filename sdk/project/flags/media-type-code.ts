/** Media types as numbers (docs/rules/forms.md#flags): what older calls of the API name them by. */
import type { Media } from '../../contract/media/media';

export const MEDIA_TYPE_CODES = { image: 1, video: 2 } as const;
export type MediaTypeCode = (typeof MEDIA_TYPE_CODES)[keyof typeof MEDIA_TYPE_CODES];

/** Undefined for an animation and for music: the rules give them no number. */
export function mediaTypeCode(type: Media['type']): MediaTypeCode | undefined {
  return type === 'lottie' || type === 'audio' ? undefined : MEDIA_TYPE_CODES[type];
}

/** Undefined for an unknown number. */
export function mediaTypeOf(code: number): keyof typeof MEDIA_TYPE_CODES | undefined {
  if (code === MEDIA_TYPE_CODES.image) return 'image';
  return code === MEDIA_TYPE_CODES.video ? 'video' : undefined;
}
