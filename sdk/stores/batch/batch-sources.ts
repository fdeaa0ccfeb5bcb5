import type { Recipe } from '../../contract/library/library';
import type { ProjectSummary } from '../../contract/project/project';
import { resource } from '../resource/resource';
import type { StoreContext } from '../store-context';

/** Possible bases of a batch: the recipes of the library and the videos of the account. */
export interface BatchSources {
  readonly recipes: readonly Recipe[];
  /** The newest 200. */
  readonly videos: readonly ProjectSummary[];
}

const MOST_RECIPES = 100;
const MOST_VIDEOS = 200;

export function createBatchSources(context: StoreContext) {
  const sources = resource(context, async (_api, signal): Promise<BatchSources> => {
    const [recipes, videos] = await Promise.all([
      context.client.recipes({ query: { perPage: MOST_RECIPES }, signal }),
      context.client.projects({ query: { perPage: MOST_VIDEOS, sort: 'edited' }, signal }),
    ]);
    return { recipes: recipes.data, videos: videos.data };
  });
  return { $sources: sources.$state, loadSources: sources.load };
}
