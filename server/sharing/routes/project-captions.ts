import { shareCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../platform/http/api-error';
import { ownProject } from '../../project/project-row';
import { fileName } from '../../project/renders/file-name';
import { finishedVideo } from '../../project/renders/finished-video';
import { captionFile } from '../captions/caption-files';
import { captionsOfRender } from '../captions/captions-of-render';
import { implement } from '../implement';

export const projectCaptions = implement(shareCalls.projectCaptions, async ({ params, user }, services) => {
  const { id, name } = await ownProject(services.db, user, params.projectId);
  const exported = await finishedVideo(services.db, id);
  if (!exported) throw new ApiError('share_without_export');
  const captions = await captionsOfRender(services, exported.id);
  return { name: fileName(name), vtt: captionFile(captions, 'vtt'), srt: captionFile(captions, 'srt') };
});
