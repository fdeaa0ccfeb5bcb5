import type { Ratio } from '../../contract/schemas/scalars';

/**
 * Sorts files in the ratio of the project first: files in other ones do not take their place. Otherwise the order
 * stays.
 */
export function ownRatioFirst<File extends { readonly ratio?: Ratio | undefined }>(
  files: readonly File[],
  own: Ratio | undefined,
): File[] {
  return [...files.filter(({ ratio }) => ratio === own), ...files.filter(({ ratio }) => ratio !== own)];
}
