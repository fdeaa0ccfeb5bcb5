import type { CategorySource } from '@spotreel/sdk/internal/contract';

export const categorySources: readonly CategorySource[] = [
  { id: 1, slug: 'logo-stings', name: 'Logo stings' },
  { id: 2, slug: 'lower-thirds', name: 'Lower thirds' },
  { id: 3, slug: 'countdowns', name: 'Countdowns' },
  { id: 4, slug: 'quotes-reviews', name: 'Quotes and reviews' },
  { id: 5, slug: 'sale-banners', name: 'Sale banners' },
  { id: 6, slug: 'social-posts', name: 'Social posts' },
  { id: 7, slug: 'image-posts', name: 'Image posts' },
  { id: 8, slug: '3d', name: '3D' },
];
