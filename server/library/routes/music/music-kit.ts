import { musicCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../../platform/http/api-error';
import { implement } from '../../implement';
import { toMusicKit } from '../../to-library';

export const musicKit = implement(musicCalls.musicKit, async ({ params, context }, { catalogue, addresses }) => {
  const kit = catalogue.kits.get(params.musicKitId);
  if (!kit) throw new ApiError('not_found');
  return toMusicKit(kit, addresses.at(context.baseUrl));
});
