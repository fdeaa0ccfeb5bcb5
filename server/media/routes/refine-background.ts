import { imageCalls } from '@spotreel/sdk/internal/contract';
import { ApiError, invalidFields } from '../../platform/http/api-error';
import { receiveFormUpload } from '../../platform/http/form/receive-upload';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import { checkMaskFile } from '../background/mask-file';
import { registerCutOut } from '../background/register-cut-out';
import { removalUsage } from '../background/removal-usage';
import { implement } from '../domain';
import { usableMedia } from '../own-media';
import { toMedia } from '../to-media';

const call = imageCalls.refineBackground;

/** A copy that shows what a person has marked. Copies of before stay, for the scenes that show them. */
export const refineBackground = implement(call, async ({ params, user, context }, services) => {
  const { db, limiters, workDir, localSource, backgroundRemover } = services;
  await limiters.backgroundRemoval.spend(String(user.id));
  const source = (await usableMedia(db, user, [params.mediaId])).get(params.mediaId);
  if (source?.type !== 'image') throw new ApiError('media_not_found');
  if (source.withoutBackground) throw invalidFields({ mediaId: ['Has no background. Send the mask of the original.'] });
  const row = await withTemporaryFile(workDir, async (mask) => {
    await receiveFormUpload(context.raw, call.multipart, mask);
    await checkMaskFile(mask, source);
    return registerCutOut(services, user, source, async (file) => {
      await backgroundRemover.refine(await localSource(source.shownKey ?? source.fileKey), mask, file);
      return 'brush';
    });
  });
  return {
    media: toMedia(row, services.addresses.at(context.baseUrl)),
    madeBy: 'brush' as const,
    usage: await removalUsage(services, user),
  };
});
