import type { SessionReply, SessionRequest } from './shared-session';

/** To the thread of the embedded database. */
export type ThreadMessage = SessionRequest | 'close';

/** Report of the thread. `ready`: the database is open. */
export type ThreadReport = SessionReply | 'ready';
