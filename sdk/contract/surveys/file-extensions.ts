/** Extensions that a file question can ask for (docs/rules/surveys.md#files). */
export const ALLOWED_FILE_EXTENSIONS = [
  'png',
  'jpeg',
  'jpg',
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'plain',
  'csv',
  'mp4',
  'mov',
  'avi',
  'mkv',
  'webm',
  'zip',
  'rar',
  '7z',
  'tar',
] as const;

/** An extension without its dot, in lower case. */
export type FileExtension = (typeof ALLOWED_FILE_EXTENSIONS)[number];
