import type { SessionReply, SessionRequest } from './shared-session';

/** To the thread of the embedded database. */
export type ThreadMessage = SessionRequest | 'close';

/** What the thread says. `ready`: the database is open. */
export type ThreadReport = SessionReply | 'ready';
