/** What the calls of stock answer in tests of its stores. */
import type { Media } from '../../../../sdk/contract/media/media';
import type { StockItem, StockResults } from '../../../../sdk/contract/media/stock';
import type { Received } from '../contract-server';

export const stockItem = (id: number): StockItem => ({
  id,
  name: `Lamp ${id}`,
  width: 1600,
  height: 900,
  largeUrl: `/large/${id}`,
  thumbnailUrl: `/small/${id}`,
  origin: { source: 'Pexels', author: 'Ann', license: 'Pexels License' },
});

const SOURCES: StockResults['sources'] = [
  { source: 'pexels', name: 'Pexels', url: 'https://www.pexels.com' },
  { source: 'library', name: 'Library' },
];

/** Fifty of each search, the first of each page its number times a hundred. */
export function stockAnswer({ query }: Pick<Received, 'query'>): StockResults {
  const page = Number(query.page);
  const count = Math.max(0, Math.min(Number(query.size), 50 - (page - 1) * Number(query.size)));
  return {
    source: (query.source ?? 'pexels') as 'pexels',
    searchTerm: query.query ?? '',
    page,
    totalResults: 50,
    itemList: Array.from({ length: count }, (_, index) => stockItem(page * 100 + index)),
    sources: SOURCES,
  };
}

/** The file that a pick becomes. */
export const copyOf = (id: number, change: Partial<Media> = {}): Media => ({
  id,
  name: `Lamp ${id}`,
  type: 'image',
  mimeType: 'image/jpeg',
  preview: '/p',
  mobilePreview: '/p',
  url: '/u',
  props: { width: 1600, height: 900 },
  state: 'ready',
  sourceType: 'upload',
  sourceMediaId: null,
  folder: null,
  origin: stockItem(id).origin,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...change,
});
