import { musicCalls } from '@spotreel/sdk/internal/contract';
import { slicePage } from '../../../platform/http/paging';
import { implement } from '../../implement';
import { toMusicKit } from '../../to-library';

export const musicKits = implement(musicCalls.musicKits, async ({ query, context }, { catalogue, addresses }) => {
  const kits = [...catalogue.kits.values()].filter(({ bpm }) => query.bpm === undefined || bpm === query.bpm);
  const page = slicePage(kits, query);
  const at = addresses.at(context.baseUrl);
  return { ...page, data: page.data.map((kit) => toMusicKit(kit, at)) };
});
