/** Kind of media to choose; `lottie`: animations. */
export type MediaKind = 'image' | 'video' | 'lottie';
