import type { Ratio } from '../../contract/schemas/scalars';

/** What is in the ratio of the project comes first: files in other ones do not take its place. Otherwise the order stays. */
export function ownRatioFirst<File extends { readonly ratio?: Ratio | undefined }>(
  files: readonly File[],
  own: Ratio | undefined,
): File[] {
  return [...files.filter(({ ratio }) => ratio === own), ...files.filter(({ ratio }) => ratio !== own)];
}
