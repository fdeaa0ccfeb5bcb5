/** Files that a question takes; the service checks the same again (defect 16). */
import { ALLOWED_FILE_EXTENSIONS } from '../../contract/surveys/file-extensions';
import type { QuestionOf } from '../../contract/surveys/question';

export interface OfferedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Reason why files are refused. The comment of each code is the message that visitors read. */
export type FileProblem =
  /** 'Please select a file' */
  | 'no_file'
  /** 'Only one file can be uploaded at a time.' */
  | 'too_many_files'
  /** 'File should be less than {n} MB' */
  | 'too_large'
  /** 'no selected files are valid' */
  | 'wrong_type';

export interface RefusedFile<File> {
  readonly file: File;
  readonly problem: 'too_large' | 'wrong_type';
}

export interface TakenFiles<File> {
  readonly files: readonly File[];
  /** Reason why none is taken, if one reason holds for all of them. */
  readonly problem: FileProblem | undefined;
  /** Files that are left out, if others are taken or the reasons differ. */
  readonly refused: readonly RefusedFile<File>[];
}

type FileQuestion = Pick<QuestionOf<'fileUpload'>, 'allowMultipleFiles' | 'allowedFileExtensions' | 'maxSizeInMB'>;

const DEFAULT_MAX_MEGABYTES = 10;
const MEGABYTE = 1024 * 1024;
/** Endings that mean the same; 'plain' is a MIME subtype whose files end in txt. */
const SAME = [
  ['jpg', 'jpeg'],
  ['plain', 'txt'],
];

/** Limit of each file, in megabytes. */
export function maxMegabytes({ maxSizeInMB }: Pick<FileQuestion, 'maxSizeInMB'>): number {
  return maxSizeInMB && maxSizeInMB > 0 ? maxSizeInMB : DEFAULT_MAX_MEGABYTES;
}

/** Splits the chosen or dropped files into taken and refused ones; `hasFile`: one was taken before. */
export function takeFiles<File extends OfferedFile>(
  question: FileQuestion,
  offered: readonly File[],
  hasFile = false,
): TakenFiles<File> {
  const none = (problem: FileProblem) => ({ files: [], problem, refused: [] });
  if (offered.length === 0) return none('no_file');
  const isMany = offered.length > 1 || hasFile;
  if (isMany && !question.allowMultipleFiles) return none('too_many_files');
  const judged = offered.map((file) => ({ file, problem: problemOf(question, file) }));
  const problems = new Set(judged.map(({ problem }) => problem));
  const [problem] = problems;
  if (problem && problems.size === 1) return none(problem);
  return {
    files: judged.flatMap((one) => (one.problem ? [] : one.file)),
    problem: undefined,
    refused: judged.flatMap(({ file, problem }) => (problem ? { file, problem } : [])),
  };
}

function problemOf(question: FileQuestion, file: OfferedFile): RefusedFile<never>['problem'] | undefined {
  if (!isAllowedFile(file, question.allowedFileExtensions)) return 'wrong_type';
  return file.size > maxMegabytes(question) * MEGABYTE ? 'too_large' : undefined;
}

/**
 * True if a file is of one of these kinds; without any, of one that the service takes. The ending of its name decides,
 * as with the service: browsers know no type for half of them.
 */
export function isAllowedFile({ name }: Pick<OfferedFile, 'name'>, extensions?: readonly string[]): boolean {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && endingsOf(extensions).includes(ending);
}

/** Value of a file input's `accept`. */
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
