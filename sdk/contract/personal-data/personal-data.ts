import * as z from 'zod/mini';
import { emailInput } from '../account/user';
import type { IdSchema } from '../schemas/ids';
import { id, timestamp } from '../schemas/scalars';

export const dataExport = z.looseObject({
  id: id as IdSchema<'dataExport'>,
  status: z.enum(['queued', 'running', 'done', 'failed']),
  /** 0 to 100. */
  percentageComplete: z.int(),
  sizeBytes: z.nullable(z.int()),
  /** A signed address of the ZIP; null until it is ready. */
  downloadUrl: z.nullable(z.string()),
  /** The file is removed then; null until it is ready. */
  expiresAt: z.nullable(timestamp),
  createdAt: timestamp,
});
/** A ZIP of everything that is stored about an account. */
export type DataExport = z.infer<typeof dataExport>;

/** `password` is empty for accounts that have none. */
export const accountRemoval = z.object({ email: emailInput, password: z.string().check(z.maxLength(200)) });
