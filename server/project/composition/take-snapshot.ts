import type { Owner } from '../../account/session/authenticate';
import type { Catalogue } from '../../library/catalogue/catalogue';
import type { MediaRow } from '../../media/media-row';
import { usableMedia } from '../../media/own-media';
import { pictureFacts } from '../../media/picture-facts';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { contentMediaIds } from '../content';
import type { ProjectRow } from '../project-row';
import type { ProjectSnapshot, SnapshotMedia } from './snapshot';

/**
 * The saved state, frozen. Throws `template_invalid`, `media_not_found` and `music_not_found` when a part of it is no
 * longer there: a video that silently lacks something would be worse.
 */
export async function takeSnapshot(
  db: Database,
  user: Owner,
  row: Pick<ProjectRow, 'id' | 'version' | 'name' | 'ratio' | 'templateFamilyId' | 'content'>,
  catalogue: Catalogue,
): Promise<ProjectSnapshot> {
  const { content, ratio } = row;
  for (const [index, { template }] of content.customisations.entries()) {
    if (catalogue.ingredients.get(template)?.layouts[ratio]) continue;
    throw new ApiError('template_invalid', {
      message: 'A scene of this project is no longer in the library.',
      details: { [`customisations.${index}.template`]: ['No longer in the library'] },
    });
  }
  const missing = content.audio.findIndex(({ audioTrack }) => !catalogue.samples.has(audioTrack));
  if (missing >= 0) {
    throw new ApiError('music_not_found', { details: { [`audio.${missing}.audioTrack`]: ['Does not exist'] } });
  }
  const ids = contentMediaIds(content);
  const media = await usableMedia(db, user, ids);
  if (ids.some((id) => !media.has(id))) throw new ApiError('media_not_found');
  return {
    projectId: row.id,
    version: row.version,
    name: row.name,
    ratio,
    templateFamilyId: row.templateFamilyId,
    content,
    media: Object.fromEntries([...media].map(([id, item]) => [String(id), toSnapshotMedia(item)])),
  };
}

/** Videos are rendered from what was uploaded; animations, music and pictures that few programs read from their copies. */
export function toSnapshotMedia(row: MediaRow): SnapshotMedia {
  const { fileKey, shownKey, type, widthPx, heightPx, durationSeconds, contentSamples } = row;
  const key = type === 'video' ? fileKey : (shownKey ?? fileKey);
  const sound = contentSamples === null ? {} : { contentSamples };
  return { key, type, widthPx, heightPx, durationSeconds, ...sound, ...pictureFacts(row) };
}
