import { reviewCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';

/** They need no key. */
const ALWAYS = [
  { source: 'file', name: 'CSV or Excel file' },
  { source: 'text', name: 'Pasted text' },
] as const;

export const reviewSources = implement(reviewCalls.reviewSources, async (_request, { reviewProviders }) => [
  ...reviewProviders.map(({ kind, name, url }) => ({ source: kind, name, url })),
  ...ALWAYS,
]);
