import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { MultipartBody } from '@spotreel/sdk/internal/contract';
import busboy from 'busboy';
import { ApiError, invalidFields } from '../api-error';
import { unknownName } from '../validation/near-name';
import { sizeLimit } from './size-limits';
import { writeLimited } from './temporary-file';

export interface ReceivedUpload {
  /** As the browser named it; not to be trusted. */
  readonly fileName: string;
  readonly hasFile: boolean;
  readonly fields: Readonly<Record<string, string>>;
}

/** Room for the other parts and the boundaries of the form. */
const FORM_OVERHEAD = 64 * 1024;
/** Bytes of a text part; more than any field may have, so that what is too long is refused rather than cut. */
const FIELD_LIMIT = 10 * 1024;

/** As `receiveForm`, of which the file is the point: throws `validation_failed` too, when it is missing, and `file_empty`. */
export async function receiveFormUpload(request: Request, form: MultipartBody, file: string): Promise<ReceivedUpload> {
  const received = await receiveForm(request, form, file);
  // a browser sends a field in which no file was chosen without a name
  if (!received.hasFile && received.fileName) throw new ApiError('file_empty');
  if (!received.hasFile) throw invalidFields({ [form.file]: ['A file is needed'] });
  const known = form.fields ?? [];
  const unknown = Object.keys(received.fields).find((name) => !known.includes(name));
  if (unknown !== undefined) throw unknownPart(unknown, [form.file, ...known]);
  return received;
}

export function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data/i.test(headers.get('content-type') ?? '');
}

/** `validation_failed`: the call reads no part with this name. */
export function unknownPart(name: string, known: readonly string[]): ApiError {
  return invalidFields({ [name]: [unknownName(name, known)] });
}

/**
 * Streams the file part of a multipart form, if there is one, to `file`; `limit`: bytes. Throws `body_unreadable` (no form, or cut off),
 * `payload_too_large`, and `validation_failed` for a file in another part.
 */
export async function receiveForm(
  request: Request,
  form: MultipartBody,
  file: string,
  limit = sizeLimit(form.accept),
): Promise<ReceivedUpload> {
  if (Number(request.headers.get('content-length') ?? 0) > limit + FORM_OVERHEAD)
    throw new ApiError('payload_too_large');
  const parser = createParser(request, { files: 1, fieldSize: FIELD_LIMIT });
  const fields: Record<string, string> = {};
  let writing: Promise<number> | undefined;
  let fileName = '';
  let other: string | undefined;
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (name, stream, info) => {
    if (name !== form.file) other ??= name;
    if (name !== form.file || writing || parser.destroyed) return skip(stream);
    fileName = info.filename ?? '';
    writing = writeLimited(stream, file, limit);
    // It is awaited below; until then a refusal only has to stop the parser.
    writing.catch((error: unknown) => parser.destroy(error as Error));
  });
  try {
    await parse(request, parser);
  } finally {
    await Promise.allSettled([writing]);
  }
  if (other !== undefined) throw unknownPart(other, [form.file]);
  // A form whose file was left empty sends a part of no bytes.
  return { fileName, fields, hasFile: ((await writing) ?? 0) > 0 };
}

/** Throws `body_unreadable`. */
export function createParser(request: Request, limits: { files: number; fieldSize: number }): busboy.Busboy {
  try {
    return busboy({
      headers: Object.fromEntries(request.headers),
      limits: { ...limits, fields: 20, parts: 25 + limits.files },
      defParamCharset: 'utf8',
    });
  } catch (cause) {
    throw new ApiError('body_unreadable', { cause });
  }
}

/**
 * Drops what a part brings. Its stream has an error where the form is cut off, and an error without a listener ends the server.
 * A part that comes after a fault has no end.
 */
export function skip(stream: Readable): void {
  stream.on('error', () => undefined);
  stream.resume();
}

/** Milliseconds after the last byte, in which the parser hands on what it holds. It waits for ever for a file after the form's end. */
const REST_MS = 4000;

/** Rejects with the `ApiError` that the parser was ended with, else with `body_unreadable`. */
export function parse(request: Request, parser: busboy.Busboy): Promise<void> {
  if (!request.body) throw new ApiError('body_unreadable');
  const source = Readable.fromWeb(request.body as unknown as ReadableStream);
  return new Promise((resolve, reject) => {
    let rest: NodeJS.Timeout | undefined;
    const fail = (cause: unknown) => {
      clearTimeout(rest);
      source.destroy();
      parser.destroy();
      reject(cause instanceof ApiError ? cause : new ApiError('body_unreadable', { cause }));
    };
    parser.once('close', () => {
      clearTimeout(rest);
      resolve();
    });
    // a form can have several faults, and an error without a listener ends the server
    parser.on('error', fail);
    source.on('error', fail);
    source.once('end', () => {
      rest = setTimeout(() => fail(new Error('A part comes after the end of the form')), REST_MS);
    });
    source.pipe(parser);
  });
}
