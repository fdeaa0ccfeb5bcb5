import type { Render } from '@spotreel/sdk/contract';

/** When an export was asked for, as people write it. */
export function exportDate({ createdAt }: Pick<Render, 'createdAt'>): string {
  return new Date(createdAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
