/** Entries of the upload queue: what is shown of each, and what is needed to send it. */

import type { WritableAtom } from 'nanostores';
import type { ResumableUpload } from '../../../contract/media/resumable-upload';
import type { Id } from '../../../contract/schemas/ids';
import { isUploadOf } from './send-in-parts';
import type { Upload, UploadOutcome, UploadRequest } from './upload';

export interface UploadEntry {
  readonly id: number;
  /** Undefined for an interrupted upload, and for a conversion that another visit began. */
  request: UploadRequest | undefined;
  /** State on the server before this visit. */
  readonly interrupted: ResumableUpload | undefined;
  /** Id on the server of an upload in parts. */
  uploadId: Id<'upload'> | undefined;
  settle: (outcome: UploadOutcome) => void;
}

type ShownFirst = Pick<Upload, 'name'> & Partial<Upload>;

export class UploadEntries {
  readonly #$uploads: WritableAtom<readonly Upload[]>;
  readonly #known = new Map<number, UploadEntry>();
  #nextId = 1;

  constructor($uploads: WritableAtom<readonly Upload[]>) {
    this.#$uploads = $uploads;
  }

  add(given: Partial<UploadEntry>, shown: ShownFirst): UploadEntry {
    const id = this.#nextId++;
    const { request, interrupted, uploadId, settle = () => {} } = given;
    const entry = { id, request, interrupted, uploadId, settle };
    this.#known.set(id, entry);
    const fresh = { progress: 0, status: 'waiting', canPause: false, canRetry: false, isMusic: false } as const;
    const upload: Upload = { ...fresh, failure: undefined, mediaId: undefined, ...shown, id };
    this.#$uploads.set([...this.#$uploads.get(), upload]);
    return entry;
  }

  get(id: number): UploadEntry | undefined {
    return this.#known.get(id);
  }

  all(): readonly UploadEntry[] {
    return [...this.#known.values()];
  }

  shown(id: number): Upload | undefined {
    return this.#$uploads.get().find((upload) => upload.id === id);
  }

  isShown(mediaId: Id<'media'>): boolean {
    return this.#$uploads.get().some((upload) => upload.mediaId === mediaId);
  }

  /** The interrupted upload of a file. */
  interruptedOf(file: File): UploadEntry | undefined {
    return this.all().find(
      ({ request, interrupted }) => request === undefined && interrupted && isUploadOf(interrupted, file),
    );
  }

  patch(id: number, change: Partial<Upload>): void {
    this.#$uploads.set(this.#$uploads.get().map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  remove(id: number): void {
    this.#known.delete(id);
    this.#$uploads.set(this.#$uploads.get().filter((upload) => upload.id !== id));
  }
}
