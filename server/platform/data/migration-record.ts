/** Names of migrations that a database or a backup has recorded, as this version reads them. */
import { baseline } from './baseline/baseline';
import { formerMigrations } from './baseline/former-migrations';

/** Commit of the last version that migrates to the schema of the baseline step by step (docs/upgrading.md). */
const LAST_WITH_STEPS = '00fd2a91';

const former = new Set(formerMigrations);

export type RecordHolder = 'database' | 'backup';

/**
 * Names as this version records them: the migrations that became the baseline, all together, are the baseline.
 * `known`: names that this version has.
 * @throws Error `database_newer` for a name that is not known, `database_older` where a former migration is missing
 */
export function readMigrationRecord(
  recorded: readonly string[],
  known: readonly string[],
  holder: RecordHolder = 'database',
): ReadonlySet<string> {
  const all = new Set(known);
  const own = recorded.filter((name) => !former.has(name));
  const newer = own.filter((name) => !all.has(name));
  if (newer.length > 0) throw newerError(newer, holder);
  const count = recorded.length - own.length;
  if (count > 0 && count < former.size) throw olderError(count, holder);
  return new Set(count > 0 ? [baseline.name, ...own] : own);
}

/** An older version would write what the newer one no longer reads. */
function newerError(names: readonly string[], holder: RecordHolder): Error {
  const advice = {
    database: 'Start that version, or restore a backup of this one.',
    backup: 'Use that version, or a newer one.',
  };
  return new Error(
    `database_newer: a newer version of Spotreel wrote this ${holder} (${names.join(', ')}). ${advice[holder]}`,
  );
}

function olderError(count: number, holder: RecordHolder): Error {
  const advice = {
    database: `Start the version of commit ${LAST_WITH_STEPS} on it once, then this version.`,
    backup: `Restore it with the version of commit ${LAST_WITH_STEPS}, start that version once, then start this version on the same data.`,
  };
  return new Error(
    `database_older: a version of Spotreel that this one cannot upgrade wrote this ${holder} (${count} of ${former.size} migrations). ${advice[holder]}`,
  );
}
