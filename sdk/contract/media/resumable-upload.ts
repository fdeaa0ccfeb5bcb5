import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

/** Bytes of each part of a resumable upload; the last one may be shorter. */
export const UPLOAD_PART_BYTES = 8 * 1024 * 1024;
/** Bytes of the largest file that a resumable upload takes. */
export const LARGEST_UPLOAD_BYTES = 2 * 1024 * 1024 * 1024;
/** Resumable uploads that an account can have under way. */
export const MOST_UPLOADS = 20;

export const newResumableUpload = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** Bytes. */
  size: z.int().check(z.minimum(1), z.maximum(LARGEST_UPLOAD_BYTES, 'Files can have at most 2 GB.')),
  /** Last change of the file, milliseconds since 1970: finds the upload of a file that is chosen again. */
  lastModified: z.int().check(z.minimum(0)),
  /** Absent: the top. */
  folder: z.optional(z.nullable(id as IdSchema<'folder'>)),
});

/** A file that arrives in parts. */
export const resumableUpload = z.looseObject({
  id: id as IdSchema<'upload'>,
  name: z.string(),
  /** Bytes of the whole file. */
  size: z.int(),
  /** Milliseconds since 1970. */
  lastModified: z.int(),
  folder: z.nullable(id as IdSchema<'folder'>),
  /** Bytes that have arrived: always whole parts. */
  received: z.int(),
  createdAt: timestamp,
  /** Without another part until then, the upload is removed. */
  expiresAt: timestamp,
});
/** A file that arrives in parts, in order. It can go on after a break, at the byte `received`. */
export type ResumableUpload = z.infer<typeof resumableUpload>;
