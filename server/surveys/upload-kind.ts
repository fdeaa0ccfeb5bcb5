/** Whether a file is what its name says, by its bytes: a name and a declared type prove nothing. */
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { FileExtension } from '../../sdk/contract/schemas/survey/file-extensions';

/** The old Office formats are one container. */
const OLE = ['application/x-cfb'];

/** What `file-type` finds in honest files of each extension. Empty: text, which has no signature. */
const signatures: Readonly<Record<FileExtension, readonly string[]>> = {
  png: ['image/png', 'image/apng'],
  jpeg: ['image/jpeg'],
  jpg: ['image/jpeg'],
  pdf: ['application/pdf'],
  doc: OLE,
  xls: OLE,
  ppt: OLE,
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'application/zip'],
  plain: [],
  csv: [],
  mp4: ['video/mp4', 'video/x-m4v'],
  mov: ['video/quicktime', 'video/mp4'],
  avi: ['video/vnd.avi'],
  mkv: ['video/matroska', 'video/x-matroska'],
  webm: ['video/webm'],
  zip: ['application/zip'],
  rar: ['application/x-rar-compressed'],
  '7z': ['application/x-7z-compressed'],
  tar: ['application/x-tar'],
};

/** Bytes at the start of a text that are looked at. */
const PROBE = 64 * 1024;

export async function isKindOf(file: string, extension: FileExtension): Promise<boolean> {
  const found = await fileTypeFromFile(file);
  const expected = signatures[extension];
  if (expected.length > 0) return found !== undefined && expected.includes(found.mime);
  return (found === undefined || found.mime.startsWith('text/')) && (await isText(file));
}

async function isText(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PROBE), 0, PROBE, 0);
    return !buffer.subarray(0, bytesRead).includes(0);
  } finally {
    await handle.close();
  }
}
