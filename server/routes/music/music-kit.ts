import { musicCalls } from '@spotreel/sdk/contract';
import { ApiError } from '../../http/api-error';
import { implement } from '../../http/implement';
import { toMusicKit } from '../../library/to-library';

export const musicKit = implement(musicCalls.musicKit, async ({ params, context }, { catalogue, addresses }) => {
  const kit = catalogue.kits.get(params.musicKitId);
  if (!kit) throw new ApiError('not_found');
  return toMusicKit(kit, addresses.at(context.baseUrl));
});
