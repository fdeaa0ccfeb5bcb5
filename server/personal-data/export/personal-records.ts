/** Everything that the database holds about a person, as JSON files of the export. */
import { eq } from 'drizzle-orm';
import type { UserRow } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import type { ReadRecordsByFile } from '../../platform/modules/personal-data';
import { project } from '../../project/tables';

/** Name of the file -> its content. Secrets, hashes and keys of files are left out. */
export type PersonalRecords = Readonly<Record<string, unknown>>;

/** `ofModules`: what the modules have about a person. */
export async function personalRecords(
  db: Database,
  user: UserRow,
  ofModules: ReadRecordsByFile,
): Promise<PersonalRecords> {
  const { passwordHash: _hash, totpSecret: _secret, totpLastStep: _step, ...profile } = user;
  return {
    'profile.json': profile,
    ...(await ofModules(db, user.id)),
    ...(await projectsOf(db, user.id)),
  };
}

/** A file for each project. */
async function projectsOf(db: Database, userId: number): Promise<PersonalRecords> {
  const rows = await db.select().from(project).where(eq(project.ownerId, userId));
  return Object.fromEntries(rows.map(({ posterKey: _key, ...row }) => [`projects/${row.id}.json`, row] as const));
}
