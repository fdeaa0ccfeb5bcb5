/** Which files a question takes; the service asks the same again (defect 16). */
import { ALLOWED_FILE_EXTENSIONS } from '../contract/schemas/survey/file-extensions';
import type { QuestionOf } from '../contract/schemas/survey/question';

export interface OfferedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export type FileProblem =
  /** 'Please select a file' */
  | 'no_file'
  /** 'Only one file can be uploaded at a time.' */
  | 'too_many_files'
  /** 'File should be less than {n} MB' */
  | 'too_large'
  /** 'no selected files are valid' */
  | 'wrong_type';

export interface TakenFiles<File> {
  readonly files: readonly File[];
  /** Some files are taken beside others that are too large; else a problem means that none is. */
  readonly problem: FileProblem | undefined;
}

type FileQuestion = Pick<QuestionOf<'fileUpload'>, 'allowMultipleFiles' | 'allowedFileExtensions' | 'maxSizeInMB'>;

const DEFAULT_MAX_MEGABYTES = 10;
const MEGABYTE = 1024 * 1024;
/** Endings that mean the same; 'plain' is a MIME subtype whose files end in txt. */
const SAME = [
  ['jpg', 'jpeg'],
  ['plain', 'txt'],
];

/** Of each file, in megabytes. */
export function maxMegabytes({ maxSizeInMB }: Pick<FileQuestion, 'maxSizeInMB'>): number {
  return maxSizeInMB && maxSizeInMB > 0 ? maxSizeInMB : DEFAULT_MAX_MEGABYTES;
}

/** What is taken of the files that were chosen or dropped; `hasFile`: one was taken before. */
export function takeFiles<File extends OfferedFile>(
  question: FileQuestion,
  offered: readonly File[],
  hasFile = false,
): TakenFiles<File> {
  if (offered.length === 0) return { files: [], problem: 'no_file' };
  const isMany = offered.length > 1 || hasFile;
  if (isMany && !question.allowMultipleFiles) return { files: [], problem: 'too_many_files' };
  const right = offered.filter((file) => isAllowedFile(file, question.allowedFileExtensions));
  const files = right.filter(({ size }) => size <= maxMegabytes(question) * MEGABYTE);
  if (right.length === 0) return { files, problem: 'wrong_type' };
  return { files, problem: files.length < right.length ? 'too_large' : undefined };
}

/**
 * Whether a file is of one of these kinds; without any, of one that the service takes. The ending of its name decides, as
 * with the service: browsers know no type for half of them.
 */
export function isAllowedFile({ name }: Pick<OfferedFile, 'name'>, extensions?: readonly string[]): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && endingsOf(extensions).includes(ending);
}

/** What a file input's `accept` says. */
export function acceptedEndings(extensions?: readonly string[]): string {
  return endingsOf(extensions)
    .filter((ending) => ending !== 'plain')
    .map((ending) => `.${ending}`)
    .join(',');
}

/** None are as good as none said. */
function endingsOf(extensions: readonly string[] = []): string[] {
  const asked = extensions.length > 0 ? extensions : ALLOWED_FILE_EXTENSIONS;
  return [...new Set(asked.flatMap((one) => SAME.find((same) => same.includes(one)) ?? [one]))];
}
