/** Check of a file against its name, by its bytes: a name and a declared type prove nothing. */
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import type { FileExtension } from '@spotreel/sdk/internal/contract';
import { type FileTypeResult, fileTypeFromStream } from 'file-type';
import type { ByteRange } from '../../platform/storage/storage';

/** The old Office formats are one container. */
const OLE = ['application/x-cfb'];

/** Types that `file-type` finds in honest files of each extension. Empty: text, which has no signature. */
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

/** Reads no more of a file than its kind takes, 16 MB at most. Rejects when it cannot be read to there. */
export async function isKindOf(
  open: (range?: ByteRange) => Promise<Readable>,
  extension: FileExtension,
): Promise<boolean> {
  const found = await kindIn(await open());
  const expected = signatures[extension];
  if (expected.length > 0) return found !== undefined && expected.includes(found.mime);
  if (found !== undefined && !found.mime.startsWith('text/')) return false;
  return !(await buffer(await open({ start: 0, end: PROBE - 1 }))).includes(0);
}

async function kindIn(content: Readable): Promise<FileTypeResult | undefined> {
  // by its iterator, which ends without an error where no more is read; Readable.toWeb leaves one
  const found = await fileTypeFromStream(ReadableStream.from<Uint8Array>(content));
  // a connection that broke says nothing about the file
  if (content.errored) throw content.errored;
  return found;
}
