/** Sends a large file in parts. After a break it goes on where it was, also after a reload of the page. */

import { isSpotreelError } from '../../../base/errors';
import type { AccountClient } from '../../../client/account-client';
import type { Media } from '../../../contract/media/media';
import { type ResumableUpload, UPLOAD_PART_BYTES } from '../../../contract/media/resumable-upload';
import type { Id } from '../../../contract/schemas/ids';
import { isPassing } from '../../failure';
import { wait } from '../../timing/wait';

export interface SentInParts {
  readonly accounts: AccountClient;
  readonly file: File;
  readonly folder: number | null;
  readonly signal: AbortSignal;
  /** Hears what the server calls the upload. */
  readonly onUpload: (uploadId: Id<'upload'>) => void;
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Waits before each new try, ms. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000];

/**
 * The file of the account that was made of it. A lost connection is waited out for two minutes. Rejects with what ended it; sending
 * the same file again goes on from there.
 */
export async function sendInParts(sent: SentInParts): Promise<Media> {
  const { accounts, signal } = sent;
  let upload = (await findUpload(sent)) ?? (await beginUpload(sent));
  sent.onUpload(upload.id);
  while (upload.received < upload.size) {
    const { id, received } = upload;
    upload = await patiently(() => sendPart(sent, id, received), signal);
  }
  return patiently(() => accounts.completeUpload({ params: { uploadId: upload.id }, signal }), signal);
}

/** True if a file is sent in parts. */
export function isLarge({ size }: File): boolean {
  return size > UPLOAD_PART_BYTES;
}

/** True if an upload is that of a file: all that a browser knows of both is the same. */
export function isUploadOf({ name, size, lastModified }: ResumableUpload, file: File): boolean {
  return name === nameOf(file) && size === file.size && lastModified === file.lastModified;
}

/** As the server keeps it. */
function nameOf({ name }: File): string {
  return name.slice(0, 200).trim() || 'file';
}

async function findUpload({ accounts, file, folder, signal }: SentInParts): Promise<ResumableUpload | undefined> {
  const open = await patiently(() => accounts.resumableUploads({ signal }), signal);
  return open.find((upload) => upload.folder === folder && isUploadOf(upload, file));
}

function beginUpload({ accounts, file, folder, signal }: SentInParts): Promise<ResumableUpload> {
  const { size, lastModified } = file;
  return accounts.beginUpload({ body: { name: nameOf(file), size, lastModified, folder }, signal });
}

function sendPart(sent: SentInParts, uploadId: Id<'upload'>, start: number): Promise<ResumableUpload> {
  const { accounts, file, signal } = sent;
  const bytes = file.slice(start, start + UPLOAD_PART_BYTES);
  const part = start / UPLOAD_PART_BYTES + 1;
  const onProgress = (share: number) => sent.onProgress((start + share * bytes.size) / file.size);
  onProgress(0);
  return accounts.uploadPart({ params: { uploadId, part }, file: bytes, fileName: 'part', signal, onProgress });
}

/** Tries again while the reason may pass. */
async function patiently<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (const waitMs of WAITS_MS) {
    try {
      return await ask();
    } catch (thrown) {
      if (signal.aborted || !(isPassing(thrown) || isSpotreelError(thrown, 'upload_completing'))) throw thrown;
      await wait(waitMs, signal);
    }
  }
  return ask();
}
