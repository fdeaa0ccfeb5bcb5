import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MultipartBody } from '@spotreel/sdk/internal/contract';
import { receiveFiles } from './receive-files';
import { receiveForm } from './receive-upload';
import { withTemporaryFile } from './temporary-file';

/** The file of a form, not looked at yet. */
export interface FormFile {
  readonly path: string;
  /** As the browser named it; not to be trusted. */
  readonly name: string;
}

/** Parts of one form that may be files. */
const MOST_FILES = 10;

/** Reads a form with files by name; they are there until `use` is done. Throws as `receiveForm`, and `validation_failed` for too many. */
export async function withNamedFiles<Result>(
  request: Request,
  form: MultipartBody,
  folder: string,
  use: (fields: Readonly<Record<string, string>>, files: ReadonlyMap<string, FormFile>) => Promise<Result>,
): Promise<Result> {
  const own = path.join(folder, randomUUID());
  await mkdir(own, { recursive: true });
  try {
    const { fields, files } = await receiveFiles(request, form, own, MOST_FILES);
    return await use(fields, files);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** Reads a form whose file may be missing; the file is there until `use` is done. Throws as `receiveForm`. */
export function withForm<Result>(
  request: Request,
  form: MultipartBody,
  folder: string,
  use: (fields: Readonly<Record<string, string>>, file: FormFile | undefined) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFile(folder, async (path) => {
    const { fields, fileName: name, hasFile } = await receiveForm(request, form, path);
    return use(fields, hasFile ? { path, name } : undefined);
  });
}
