import * as z from 'zod/mini';

/**
 * `text_overflow`: it does not fit its place even at its smallest size. `text_collides`: its letters touch what it has to
 * keep clear of, such as a sticker. `missing_glyphs`: no font has some of its letters.
 * `image_missing`, `background_missing`, `music_missing`: the chosen file is gone.
 */
export const sceneNoticeCode = z.enum([
  'text_overflow',
  'text_collides',
  'missing_glyphs',
  'image_missing',
  'background_missing',
  'music_missing',
]);
/** Codes of what a compiled scene reports. A check of a project has a finding for each of them. */
export type SceneNoticeCode = z.infer<typeof sceneNoticeCode>;
