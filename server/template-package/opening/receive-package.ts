import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { MultipartBody } from '@spotreel/sdk/internal/contract';
import { PackageFindings } from '../../media/findings/findings';
import { receiveFormUpload } from '../../platform/http/form/receive-upload';
import { withTemporaryFile } from '../../platform/http/form/temporary-file';
import type { RequestContext } from '../../platform/http/request-context';
import type { DeriveContext } from '../deriving/derive-package';

/** The upload and a folder for what is in it; both are gone afterwards. Throws as `receiveFormUpload`. */
export function withPackage<Result>(
  { raw }: RequestContext,
  form: MultipartBody,
  workDir: string,
  use: (file: string, context: DeriveContext & { readonly signal: AbortSignal }) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFile(workDir, async (file) => {
    const { fileName } = await receiveFormUpload(raw, form, file);
    const folder = path.join(workDir, `package-${randomUUID()}`);
    try {
      return await use(file, { fileName, folder, findings: new PackageFindings(), signal: raw.signal });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
