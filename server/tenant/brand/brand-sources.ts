import type { TreeNode } from '../../account/rules/tenant-tree';

/**
 * The tenants that the people of the first one see something of, the nearest first. The house is another company: nothing
 * is taken from it, and it has none above it.
 */
export function brandSources(line: readonly TreeNode[]): number[] {
  const [own] = line;
  const sources = own?.kind === 'house' ? [own] : line.filter(({ kind }) => kind !== 'house');
  return sources.map(({ id }) => id);
}
