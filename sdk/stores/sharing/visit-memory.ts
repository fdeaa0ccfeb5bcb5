/** Memory of a link in a session of the browser: a counted visit, a correct password, and a name. */
export interface Visit {
  /** The day (UTC) on which its visit was counted. */
  readonly countedOn?: string | undefined;
  /** Opens the link in place of its password. */
  readonly admission?: string | undefined;
  /** The name under a comment. */
  readonly author?: string | undefined;
}

/** Storage of visits, by the token of the link. */
export interface VisitMemory {
  /** Empty for a link that was not opened. */
  read(token: string): Visit;
  /** Replaces what is remembered. Never throws. */
  write(token: string, visit: Visit): void;
}

/** In the tab's storage; where that is forbidden, nothing is remembered. */
export function sessionVisits(storage: () => Storage = () => sessionStorage): VisitMemory {
  const keyOf = (token: string) => `spotreel.share ${token}`;
  return {
    read(token) {
      try {
        const { countedOn, admission, author } = JSON.parse(storage().getItem(keyOf(token)) ?? '{}');
        return { countedOn, admission, author };
      } catch {
        return {};
      }
    },
    write(token, visit) {
      try {
        storage().setItem(keyOf(token), JSON.stringify(visit));
      } catch {
        // a browser that keeps nothing asks for the password again
      }
    },
  };
}
