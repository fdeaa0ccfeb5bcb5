import { assetCalls, type Media } from '@spotreel/sdk/internal/contract';
import type { Owner } from '../../account/session/authenticate';
import type { MediaRow } from '../../media/media-row';
import { ownFile } from '../../media/removal/retire-media';
import { bringBack, replaceFile } from '../../media/replacing/replace-file';
import { toMedia } from '../../media/to-media';
import { ApiError } from '../../platform/http/api-error';
import { receiveFormUpload } from '../../platform/http/form/receive-upload';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import { implement, type ProjectServices } from '../domain';
import { projectsWith } from '../projects-with';

const NO_MUSIC = 'Music can’t be replaced. Upload it as a new file.';

const { replaceMedia: call, restoreMediaFile: undoCall } = assetCalls;

export const replaceMedia = implement(call, async ({ params, user, context }, services) => {
  const row = await ownFile(services.db, user, params.mediaId);
  if (row.retired || row.sourceMediaId !== null) throw new ApiError('not_found');
  // videos are cut to the length of their music
  if (row.type === 'audio') throw new ApiError('media_type_unsupported', { message: NO_MUSIC });
  const replaced = await withTemporaryFile(services.workDir, async (file) => {
    await receiveFormUpload(context.raw, call.multipart, file);
    return replaceFile(services, user, row, file);
  });
  return shown(services, user, replaced, context.baseUrl);
});

export const restoreMediaFile = implement(undoCall, async ({ params, user, context }, services) => {
  const { id } = await ownFile(services.db, user, params.mediaId);
  return shown(services, user, await bringBack(services, user, id), context.baseUrl);
});

/** The pictures of projects that show the file are painted anew. */
async function shown(services: ProjectServices, user: Owner, row: MediaRow, baseUrl: string): Promise<Media> {
  const projects = await projectsWith(services.db, user, new Set([row.id]));
  for (const { id } of projects) services.renders.posterSoon(id);
  return toMedia(row, services.addresses.at(baseUrl));
}
