import { useStore } from '@nanostores/react';
import type { LibraryGrid } from '../../../sdk/stores/library-grid/library-grid';
import type { LibraryQuery } from '../../../sdk/stores/library-grid/library-query';
import type { GridTabsProps } from './grid-tabs';

/** How much a search finds on each tab; undefined while its answer is on its way, and without a search. */
export function useSearchCounts(grid: LibraryGrid, { search }: LibraryQuery): GridTabsProps['counts'] {
  const recipes = useStore(grid.recipes.$totalCount);
  const animations = useStore(grid.groups.$totalCount);
  return search.trim() ? { recipes, animations } : { recipes: undefined, animations: undefined };
}
