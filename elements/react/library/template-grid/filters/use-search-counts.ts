import { useStore } from '@nanostores/react';
import { isOfBothTabs, type LibraryGrid, type LibraryQuery } from '@spotreel/sdk/internal/stores';
import type { GridTabsProps } from './grid-tabs';

/**
 * Number of results of a search on each tab, or of favorites; undefined while the answer is on its way, and without
 * both.
 */
export function useSearchCounts(grid: LibraryGrid, query: LibraryQuery): GridTabsProps['counts'] {
  const recipes = useStore(grid.recipes.$totalCount);
  const animations = useStore(grid.groups.$totalCount);
  return isOfBothTabs(query) ? { recipes, animations } : { recipes: undefined, animations: undefined };
}
