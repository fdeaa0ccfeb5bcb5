import type { MultipartBody } from '../../sdk/contract/call';
import { receiveForm } from '../media/receive-upload';
import { withTemporaryFile } from '../media/temporary-file';

/** The file of a form, not looked at yet. */
export interface FormFile {
  readonly path: string;
  /** As the browser named it; not to be trusted. */
  readonly name: string;
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
