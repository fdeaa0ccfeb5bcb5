import type { ExportErrorCode } from '../base/error-codes';
import { SpotreelError } from '../base/errors';

export function exportError(code: ExportErrorCode, message: string, cause?: unknown): SpotreelError<ExportErrorCode> {
  return new SpotreelError(code, message, cause === undefined ? {} : { cause });
}
