/** Links by which a browser stores an export as a file: each carries its own right, for a few minutes. */
import { exportFormat } from '@spotreel/sdk/internal/contract';
import * as z from 'zod/mini';
import type { Signer } from '../../account/session/signer';

const text = z.optional(z.string());
const wanted = z.object({
  surveyId: z.string(),
  format: exportFormat,
  filter: z.object({ finished: z.optional(z.boolean()), search: text, from: text, to: text }),
});
export type WantedExport = z.infer<typeof wanted>;

export interface ExportLinks {
  sign(wanted: WantedExport): Promise<string>;
  /** Undefined: not ours, or over. */
  read(token: string): Promise<WantedExport | undefined>;
}

const VALID_SECONDS = 5 * 60;

export function createExportLinks(signer: Pick<Signer, 'issue' | 'read'>): ExportLinks {
  return {
    sign: (given) => signer.issue('survey-export', { ...given }, VALID_SECONDS),
    read: async (token) => z.safeParse(wanted, await signer.read('survey-export', token)).data,
  };
}
