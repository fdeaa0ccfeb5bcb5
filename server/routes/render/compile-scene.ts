import { projectCalls } from '../../../sdk/contract/calls/project';
import type { MediaSource } from '../../../sdk/scene/composition';
import { ApiError } from '../../http/api-error';
import { implement } from '../../http/implement';
import { displayFontOf } from '../../library/look-of';
import { usableMedia } from '../../media/own-media';
import { sceneTemplate } from '../../projects/composition-input';

export const compileScene = implement(projectCalls.compileScene, async ({ body, user, context }, services) => {
  const { db, catalogue, compiler, addresses } = services;
  const built = catalogue.ingredients.get(body.template);
  if (!built) throw new ApiError('not_found');
  const ids = built.images.map(({ innerReference, defaultMediaId }) => body.images[innerReference] ?? defaultMediaId);
  const media = await usableMedia(db, user, ids);
  const at = addresses.at(context.baseUrl);
  const images = built.images.map(({ innerReference }, index): [string, MediaSource] => {
    const mediaId = ids[index] ?? 0;
    const row = media.get(mediaId);
    if (!row) throw new ApiError('media_not_found', { details: { [`images.${innerReference}`]: ['Does not exist'] } });
    return [
      innerReference,
      { mediaId, src: at.of(row.shownKey ?? row.fileKey), widthPx: row.widthPx, heightPx: row.heightPx },
    ];
  });
  const template = await sceneTemplate(built, body.ratio, compiler.readTemplate);
  const { texts, colors, fontFamily } = body;
  const { animation, notices } = await compiler.scene(template, {
    texts,
    colors,
    images: Object.fromEntries(images),
    ...(fontFamily && { fontFamily, displayFont: displayFontOf(catalogue, built.id) }),
  });
  return { animation: { ...animation }, notices: notices.map((notice) => ({ ...notice })) };
});
