/** State of a screen that survives a reload: in the tab's storage, for one account. */

/** Never throws. */
export interface SessionMemory<Kept> {
  /** Undefined: nothing is kept. */
  read(): Kept | undefined;
  /** Undefined: forgets it. */
  write(kept: Kept | undefined): void;
}

const PREFIX = 'spotreel.kept ';

/** `account` undefined: nothing is kept. Where the storage is forbidden or full, nothing is kept either. */
export function sessionMemory<Kept>(
  name: string,
  account: string | undefined,
  storage: () => Storage = () => sessionStorage,
): SessionMemory<Kept> {
  const key = `${PREFIX}${account} ${name}`;
  return {
    read() {
      try {
        const kept = account === undefined ? null : storage().getItem(key);
        return kept === null ? undefined : (JSON.parse(kept) as Kept);
      } catch {
        return undefined;
      }
    },
    write(kept) {
      try {
        if (kept === undefined) storage().removeItem(key);
        else if (account !== undefined) storage().setItem(key, JSON.stringify(kept));
      } catch {
        // it is lost with the page
      }
    },
  };
}

/** Forgets what all screens keep. */
export function forgetSession(storage: () => Storage = () => sessionStorage): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(PREFIX)) storage().removeItem(key);
  } catch {
    // nothing was kept
  }
}
