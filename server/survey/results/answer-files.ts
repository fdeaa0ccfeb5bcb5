/** Files among answers: where an operator can download them now. */

import type { Answers } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Addresses } from '../../media/files/addresses';
import type { SurveyServices } from '../domain';
import { surveyUpload } from '../tables';
import { arrivedAmong } from '../uploads/form-files';
import { uploadIdOf } from '../uploads/upload-address';

export type AnswerFiles = Readonly<Record<string, { readonly name: string; readonly url: string }>>;

/** Address in an answer -> file, over all `data`. Files that are gone are left out. */
export async function answerFiles(
  services: Pick<SurveyServices, 'db' | 'storage' | 'log'>,
  environmentId: string,
  data: readonly Answers[],
  addresses: Addresses,
): Promise<AnswerFiles> {
  const byId = new Map<string, string[]>();
  for (const address of data.flatMap((answers) => Object.values(answers)).flat()) {
    const id = typeof address === 'string' ? uploadIdOf(environmentId, address) : undefined;
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), String(address)]);
  }
  if (byId.size === 0) return {};
  const asked = and(inArray(surveyUpload.id, [...byId.keys()]), eq(surveyUpload.environmentId, environmentId));
  const rows = await arrivedAmong(services, await services.db.select().from(surveyUpload).where(asked));
  return Object.fromEntries(
    rows.flatMap(({ id, fileKey, fileName }) =>
      (byId.get(id) ?? []).map((address) => [address, { name: fileName, url: addresses.of(fileKey, fileName) }]),
    ),
  );
}
