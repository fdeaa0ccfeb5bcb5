/** The secret in the address of an export. The address is known by its hash; the owner of the export can read it again. */
import { eq } from 'drizzle-orm';
import type { PersonalDataServices } from '../domain';
import { dataExport } from '../tables';

export const EXPORT_PATH = '/account-export';

type Parts = Pick<PersonalDataServices, 'db' | 'links' | 'secretBox'>;

/** Path and query of the download. Issues a secret where there is none: the export is new, or a restore has ended the former one. */
export function exportAddressOf({ db, links, secretBox }: Parts, id: number): Promise<string | null> {
  return db.transaction(async (tx) => {
    // locked: of two at the same moment, the second reads what the first has issued
    const [row] = await tx.select().from(dataExport).where(eq(dataExport.id, id)).for('update');
    if (row?.status !== 'done' || !row.expiresAt) return null;
    const kept = row.sealedToken && secretBox.open(row.sealedToken, ownerOf(id));
    if (kept) return addressOf(kept);
    const subject = { id, person: String(row.userId) };
    const token = await links.issue(tx, 'data_export', subject, { endsAt: row.expiresAt });
    const sealedToken = secretBox.seal(token, ownerOf(id));
    await tx.update(dataExport).set({ sealedToken }).where(eq(dataExport.id, id));
    return addressOf(token);
  });
}

function addressOf(token: string): string {
  return `${EXPORT_PATH}?token=${token}`;
}

/** Owner that the secret is sealed for. */
function ownerOf(exportId: number): string {
  return `data-export ${exportId}`;
}
