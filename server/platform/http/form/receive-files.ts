import path from 'node:path';
import type { MultipartBody } from '@spotreel/sdk/internal/contract';
import { invalidFields } from '../api-error';
import { createParser, parse, skip, unknownPart } from './receive-upload';
import { sizeLimit } from './size-limits';
import { writeLimited } from './temporary-file';

/** Bytes of a text part: the scenes of a project as JSON. */
const FIELD_LIMIT = 1024 * 1024;

export interface ReceivedFiles {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
}

/**
 * Streams the parts `<file>.<name>` of a form into `folder`, each at most as large as its kind may be. Throws
 * `body_unreadable`, `payload_too_large`, and `validation_failed` for more than `most` files and for a file in another part.
 */
export async function receiveFiles(
  request: Request,
  form: MultipartBody,
  folder: string,
  most: number,
): Promise<ReceivedFiles> {
  const limit = sizeLimit(form.accept);
  const parser = createParser(request, { files: most, fieldSize: FIELD_LIMIT });
  const fields: Record<string, string> = {};
  const files = new Map<string, { path: string; name: string }>();
  const writing: Promise<unknown>[] = [];
  let other: string | undefined;
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (part, stream, info) => {
    const name = part.startsWith(`${form.file}.`) ? part.slice(form.file.length + 1) : '';
    if (name === '') other ??= part;
    if (name === '' || files.has(name) || parser.destroyed) return skip(stream);
    const file = { path: path.join(folder, String(files.size)), name: info.filename ?? '' };
    files.set(name, file);
    const written = writeLimited(stream, file.path, limit);
    written.catch((error: unknown) => parser.destroy(error as Error));
    // an empty part is no file, as in a form of one file
    writing.push(written.then((size) => size === 0 && files.delete(name)));
  });
  parser.once('filesLimit', () => parser.destroy(invalidFields({ [form.file]: [`At most ${most} files`] })));
  try {
    await parse(request, parser);
  } finally {
    await Promise.allSettled(writing);
  }
  await Promise.all(writing);
  if (other !== undefined) throw unknownPart(other, [`${form.file}.<name>`]);
  return { fields, files };
}
