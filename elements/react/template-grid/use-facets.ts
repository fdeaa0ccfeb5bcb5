import { useStore } from '@nanostores/react';
import type { Category, Goal, Mood } from '@spotreel/sdk/internal/contract';
import type { LibraryQuery } from '@spotreel/sdk/internal/stores';
import { useEffect } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';

export interface Facets {
  readonly goals: readonly Goal[];
  readonly moods: readonly Mood[];
  readonly categories: readonly Category[];
  /** Ids of the moods that have something for the chosen goal; undefined: all of them. */
  readonly offeredMoods: ReadonlySet<number> | undefined;
}

/** What the list can be filtered by. Empty until it is loaded. */
export function useFacets(objective: LibraryQuery['objective']): Facets {
  const { library } = useSpotreel();
  const goals = useStore(library.$goals).data ?? [];
  const moods = useStore(library.$moods).data ?? [];
  const categories = useStore(library.$categories).data ?? [];
  const offeredMoods = useStore(library.$offeredMoods).data;

  useEffect(() => {
    void library.loadFacets();
  }, [library]);

  useEffect(() => {
    void library.loadOfferedMoods(objective);
  }, [library, objective]);

  return { goals, moods, categories, offeredMoods };
}
