import { musicCalls } from '@spotreel/sdk/internal/contract';
import { ApiError } from '../../../platform/http/api-error';
import { slicePage } from '../../../platform/http/paging';
import { implement } from '../../domain';
import { toMusicKit } from '../../to-library';

export const musicKits = implement(musicCalls.musicKits, async ({ query, context }, { catalogue, addresses }) => {
  const kits = [...catalogue.kits.values()].filter(({ bpm }) => query.bpm === undefined || bpm === query.bpm);
  const page = slicePage(kits, query);
  const at = addresses.at(context.baseUrl);
  return { ...page, data: page.data.map((kit) => toMusicKit(kit, at)) };
});

export const musicKit = implement(musicCalls.musicKit, async ({ params, context }, { catalogue, addresses }) => {
  const kit = catalogue.kits.get(params.musicKitId);
  if (!kit) throw new ApiError('not_found');
  return toMusicKit(kit, addresses.at(context.baseUrl));
});
