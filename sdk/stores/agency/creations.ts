/** Creations of clients. One a screen. */
import { filtered } from '../resource/filtered';
import { resource } from '../resource/resource';
import type { Spotreel } from '../spotreel';

/** Filter of creations. */
export interface CreationsFilter {
  readonly search: string;
  readonly status: 'all' | 'exported' | 'draft';
  /** From 1. */
  readonly page: number;
}

const PER_PAGE = 24;
const ALL: CreationsFilter = { search: '', status: 'all', page: 1 };

/** Projects of clients, the newest first. */
export function createCreations({ editing: { context } }: Spotreel) {
  const creations = resource(context, (api, signal, { search, status, page }: CreationsFilter) => {
    const query = { page, perPage: PER_PAGE, ...(search && { search }), ...(status !== 'all' && { status }) };
    return api.creations({ query, signal });
  });
  return { $pages: creations.$state, ...filtered(creations, ALL) };
}
