import type { Page } from '@spotreel/sdk/internal/contract';

export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export function offsetOf({ page, perPage }: PageRequest): number {
  return (page - 1) * perPage;
}

/** `data` is one page of `totalCount` items. An empty list has one page. */
export function pageOf<Item>(data: readonly Item[], totalCount: number, { page, perPage }: PageRequest): Page<Item> {
  return { data, page, numPages: Math.max(1, Math.ceil(totalCount / perPage)), totalCount };
}

/** One page of a list that is at hand as a whole. */
export function slicePage<Item>(items: readonly Item[], request: PageRequest): Page<Item> {
  const offset = offsetOf(request);
  return pageOf(items.slice(offset, offset + request.perPage), items.length, request);
}
