/** Rules for uploads to surveys: the union of their file questions, since a request does not name its question. */
import { ALLOWED_FILE_EXTENSIONS, type FileExtension, type SurveyDraft } from '@spotreel/sdk/internal/contract';

/** Megabytes of 1,048,576 bytes (docs/rules/surveys.md#files). */
const DEFAULT_LIMIT_MB = 10;

export interface UploadRules {
  readonly extensions: readonly FileExtension[];
  readonly limitMb: number;
}

/** Undefined: none asks for a file. */
export function uploadRules(all: SurveyDraft['questions']): UploadRules | undefined {
  const questions = all.filter((question) => question.type === 'fileUpload');
  if (questions.length === 0) return undefined;
  return {
    extensions: questions.flatMap(({ allowedFileExtensions }) => allowedFileExtensions ?? ALLOWED_FILE_EXTENSIONS),
    limitMb: Math.max(...questions.map(({ maxSizeInMB }) => maxSizeInMB ?? DEFAULT_LIMIT_MB)),
  };
}

/** By the name's end; `plain` is what a `.txt` is called. Undefined: none that can be allowed. */
export function extensionOf(fileName: string): FileExtension | undefined {
  const end = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase();
  const extension = end === 'txt' ? 'plain' : end;
  return ALLOWED_FILE_EXTENSIONS.find((allowed) => allowed === extension);
}

/** `jpg` and `jpeg` are one. */
export function allows(extensions: readonly FileExtension[], extension: FileExtension): boolean {
  const same = (a: FileExtension) => (a === 'jpg' ? 'jpeg' : a);
  return extensions.some((allowed) => same(allowed) === same(extension));
}
