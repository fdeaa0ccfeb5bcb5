/** What is looked for; `lottie`: animations. */
export type MediaKind = 'image' | 'video' | 'lottie';
