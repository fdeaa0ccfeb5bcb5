/** Answers of functions of an embedding page. They are checked with these before any use. */
import * as z from 'zod/mini';
import { httpAddress, textLine } from '../schemas/scalars';
import { givenOrigin } from './media';

const pixels = z.optional(z.int().check(z.positive()));

/** A file, or an address at which the server fetches it: public, http or https. */
export const pageFile = z.union([httpAddress, z.instanceof(Blob)]);

type FileRequest = (request: { signal: AbortSignal }) => Promise<string | Blob>;
/** Its answer is checked once it is called. */
const pageFileRequest = z.custom<FileRequest>((value) => typeof value === 'function');

export const pageMediaItem = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(500)),
  name: textLine,
  /** For `<img src>`; the page's policy has to allow it. */
  thumbnailUrl: z.string().check(z.maxLength(100_000), z.regex(/^(https?:\/\/|data:image\/|blob:|\/)/i)),
  file: z.union([pageFile, pageFileRequest]),
  width: pixels,
  height: pixels,
  /** Seconds. */
  duration: z.optional(z.number().check(z.positive())),
  origin: z.optional(z.omit(givenOrigin, { source: true })),
});

export const pageMediaResults = z.object({
  items: z.array(pageMediaItem).check(z.maxLength(200)),
  /** Absent or null: there are no more. */
  nextCursor: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(2000)))),
});

/** Answer of an upload target. */
export const pageUpload = z.union([httpAddress, z.object({ url: httpAddress, origin: z.optional(givenOrigin) })]);
