/** A resource that is searched, narrowed and read page by page: what is asked for is a store beside what was answered. */
import { atom, type ReadableAtom } from 'nanostores';

export interface Filtered<Data, Filter> {
  readonly $filter: ReadableAtom<Filter>;
  /** Asks again for the same. Never rejects. */
  load(): Promise<Data | undefined>;
  /** Changes the filter and asks. Any change but that of the page leads to the first one. */
  show(change: Partial<Filter>): Promise<Data | undefined>;
}

/** `source` asks for what `filter` says. */
export function filtered<Data, Filter extends object>(
  { load: ask }: { readonly load: (filter: Filter) => Promise<Data | undefined> },
  filter: Filter,
): Filtered<Data, Filter> {
  const $filter = atom(filter);
  const load = () => ask($filter.get());
  return {
    $filter,
    load,
    show(change) {
      $filter.set({ ...$filter.get(), ...('page' in filter && { page: 1 }), ...change });
      return load();
    },
  };
}
