import type { Recipe } from '../../contract/schemas/library';
import type { ProjectSummary } from '../../contract/schemas/project';
import { failureOf } from '../failure';
import { createLoader } from '../loadable';
import type { StoreContext } from '../store-context';

/** What a batch can begin with: the recipes of the library and the videos of the account. */
export interface BatchSources {
  readonly recipes: readonly Recipe[];
  /** The newest 200. */
  readonly videos: readonly ProjectSummary[];
}

const MOST_RECIPES = 100;
const MOST_VIDEOS = 200;

export function createBatchSources(context: StoreContext) {
  const loader = createLoader<BatchSources>((thrown) => failureOf(thrown, context.t, 'failure.unknown'));
  return {
    $sources: loader.$state,
    loadSources: () =>
      loader.load(async (signal) => {
        const [recipes, videos] = await Promise.all([
          context.client.recipes({ query: { perPage: MOST_RECIPES }, signal }),
          context.client.projects({ query: { perPage: MOST_VIDEOS, sort: 'edited' }, signal }),
        ]);
        return { recipes: recipes.data, videos: videos.data };
      }),
  };
}
