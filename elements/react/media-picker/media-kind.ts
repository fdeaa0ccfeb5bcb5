/** What is looked for. */
export type MediaKind = 'image' | 'video';
