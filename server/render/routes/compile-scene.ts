import { projectCalls } from '@spotreel/sdk/contract';
import type { MediaSource } from '@spotreel/sdk/scene';
import { displayFontOf } from '../../library/catalogue/look-of';
import { focusOf } from '../../media/focus/focus-of';
import { usableMedia } from '../../media/own-media';
import { ApiError } from '../../platform/http/api-error';
import { readAnimations, sceneTemplate } from '../../project/composition/composition-input';
import { implement } from '../implement';

export const compileScene = implement(projectCalls.compileScene, async ({ body, user, context }, services) => {
  const { db, catalogue, compiler, addresses } = services;
  const built = catalogue.ingredients.get(body.template);
  if (!built) throw new ApiError('not_found');
  const ids = built.images.map(({ innerReference, defaultMediaId }) => body.images[innerReference] ?? defaultMediaId);
  const media = await usableMedia(db, user, body.backdrop ? [...ids, body.backdrop.media] : ids);
  const at = addresses.at(context.baseUrl);
  const keys = new Map<string, string>();
  const sourceOf = (id: number, place: string): MediaSource => {
    const row = media.get(id);
    if (!row) throw new ApiError('media_not_found', { details: { [place]: ['Does not exist'] } });
    const key = row.shownKey ?? row.fileKey;
    const { widthPx, heightPx } = row;
    const source = { mediaId: id, src: at.of(key), widthPx, heightPx, ...focusOf(row) };
    keys.set(source.src, key);
    return row.type === 'lottie' ? { ...source, isAnimation: true } : source;
  };
  const images = built.images.map(({ innerReference }, index): [string, MediaSource] => {
    return [innerReference, sourceOf(ids[index] ?? 0, `images.${innerReference}`)];
  });
  const backdrop = body.backdrop && { ...body.backdrop, media: sourceOf(body.backdrop.media, 'backdrop') };
  const template = await sceneTemplate(built, body.ratio, compiler.readTemplate);
  const { texts, colors, fontFamily } = body;
  const content = { texts, colors, images: Object.fromEntries(images), backdrop };
  const animations = await readAnimations(content, compiler, ({ src }) => keys.get(src) ?? src);
  const compiled = await compiler.scene(
    { ...template, animations },
    {
      ...content,
      ...(fontFamily && { fontFamily, displayFont: displayFontOf(catalogue, built.id) }),
    },
  );
  const { animation, notices } = compiled;
  return { animation: { ...animation }, notices: notices.map((notice) => ({ ...notice })) };
});
