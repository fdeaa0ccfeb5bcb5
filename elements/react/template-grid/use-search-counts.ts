import { useStore } from '@nanostores/react';
import type { LibraryGrid, LibraryQuery } from '@spotreel/sdk/stores';
import type { GridTabsProps } from './grid-tabs';

/** How much a search finds on each tab; undefined while its answer is on its way, and without a search. */
export function useSearchCounts(grid: LibraryGrid, { search }: LibraryQuery): GridTabsProps['counts'] {
  const recipes = useStore(grid.recipes.$totalCount);
  const animations = useStore(grid.groups.$totalCount);
  return search.trim() ? { recipes, animations } : { recipes: undefined, animations: undefined };
}
