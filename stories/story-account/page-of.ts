import type { Asked } from './story-call';

/** A page of a list, as the contract has it. */
export function pageOf<Item>(items: readonly Item[], { query }: Pick<Asked, 'query'> = { query: {} }) {
  const size = Number(query.perPage ?? 50);
  const page = Number(query.page ?? 1);
  return {
    data: items.slice((page - 1) * size, page * size),
    page,
    numPages: Math.ceil(items.length / size),
    totalCount: items.length,
  };
}
