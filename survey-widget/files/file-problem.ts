import type { QuestionOf } from '../../sdk/contract/schemas/survey/question';
import type { Say } from '../words/english';

/** Megabytes where the question says nothing (survey document, section 9). */
const DEFAULT_MEGABYTES = 10;
const BYTES_PER_MEGABYTE = 1_048_576;

type FileQuestion = Pick<QuestionOf<'fileUpload'>, 'allowMultipleFiles' | 'maxSizeInMB' | 'allowedFileExtensions'>;
type Named = Pick<File, 'name' | 'type' | 'size'>;

export const megabytesOf = ({ maxSizeInMB }: FileQuestion): number => maxSizeInMB ?? DEFAULT_MEGABYTES;

/** `plain` is what the document calls text files. */
const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  plain: ['txt', 'plain'],
  jpeg: ['jpeg', 'jpg'],
  jpg: ['jpg', 'jpeg'],
};
const suffixesOf = (extension: string) => SUFFIXES[extension] ?? [extension];

/** For the `accept` attribute; undefined: any file. */
export function acceptedFiles({ allowedFileExtensions }: FileQuestion): string | undefined {
  if (!allowedFileExtensions?.length) return undefined;
  return allowedFileExtensions
    .flatMap(suffixesOf)
    .map((suffix) => `.${suffix}`)
    .join(',');
}

/** The files that can be sent, and what is wrong with the others. `hasFile`: one is chosen already. */
export function checkFiles<Chosen extends Named>(
  files: readonly Chosen[],
  question: FileQuestion,
  hasFile: boolean,
  say: Say,
): { readonly files: readonly Chosen[]; readonly problem: string | undefined } {
  if (files.length === 0) return { files, problem: say('selectFile') };
  const isMany = files.length > 1 || hasFile;
  if (isMany && !question.allowMultipleFiles) return { files: [], problem: say('oneFile') };
  const valid = files.filter((file) => hasAllowedExtension(file, question));
  if (valid.length === 0) return { files: [], problem: say('noValidFiles') };
  const megabytes = megabytesOf(question);
  const small = valid.filter(({ size }) => size <= megabytes * BYTES_PER_MEGABYTE);
  const problem = small.length < valid.length ? say('fileTooBig', { n: megabytes }) : undefined;
  return { files: small, problem: problem ?? (valid.length < files.length ? say('noValidFiles') : undefined) };
}

/** By the name's end, as the service checks it: browsers tell no type of many kinds of file. */
function hasAllowedExtension({ name }: Named, { allowedFileExtensions }: FileQuestion): boolean {
  if (!allowedFileExtensions?.length) return true;
  const suffix = name.split('.').pop()?.toLowerCase() ?? '';
  return allowedFileExtensions.flatMap(suffixesOf).includes(suffix);
}
