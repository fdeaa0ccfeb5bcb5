import type { SessionStore } from '../session/session-store';

interface AccountDependencies {
  readonly session: Pick<SessionStore, '$session'>;
  readonly options: { readonly apiBase?: string | undefined };
}

/** The account of the drafts; undefined: it is unknown, and nothing is kept. Two servers may have users of the same number. */
export function draftAccountOf({ session, options }: AccountDependencies): string | undefined {
  const userId = session.$session.get().user?.id;
  return userId === undefined ? undefined : `${options.apiBase ?? ''} ${userId}`;
}
