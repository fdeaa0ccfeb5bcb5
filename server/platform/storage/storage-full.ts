/** Codes of the system (no space, quota), of PostgreSQL (disk_full), and of object storages. */
const CODES: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  '53100',
  'XMinioStorageFull',
  'QuotaExceeded',
  // a painter's own word for it
  'storage_full',
]);
/** An error may be its own cause. */
const DEEPEST_CAUSE = 5;

/** True if there was no room to write, at whatever depth that was noticed. */
export function isStorageFull(thrown: unknown): boolean {
  let error = thrown;
  for (let depth = 0; depth <= DEEPEST_CAUSE && typeof error === 'object' && error !== null; depth++) {
    if ('code' in error && CODES.has(error.code)) return true;
    error = 'cause' in error ? error.cause : undefined;
  }
  return false;
}
