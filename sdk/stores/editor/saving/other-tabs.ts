/** Reports saves to the other tabs of this browser, and receives theirs. */
import type { Id } from '../../../contract/schemas/ids';

/** A save that has reached the server. */
export interface SavedElsewhere {
  /** As in `draftAccountOf`: two accounts of one browser do not hear each other. */
  readonly account: string;
  readonly projectId: Id<'project'>;
  readonly version: number;
}

export interface OtherTabs {
  report(saved: SavedElsewhere): void;
  close(): void;
}

const CHANNEL = 'spotreel.saved';

/** Connection to other tabs. Without `BroadcastChannel`, nothing is sent and nothing received. */
export function otherTabs(onSaved: (saved: SavedElsewhere) => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { report: () => {}, close: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isSaved(data)) onSaved(data);
  };
  channel.addEventListener('message', hear);
  if ('unref' in channel && typeof channel.unref === 'function') channel.unref(); // Node would not end
  return {
    report: (saved) => channel.postMessage(saved),
    close: () => channel.close(),
  };
}

/** Another version of the app may have sent it. */
function isSaved(data: unknown): data is SavedElsewhere {
  if (typeof data !== 'object' || data === null) return false;
  const { account, projectId, version } = data as Partial<Record<keyof SavedElsewhere, unknown>>;
  return typeof account === 'string' && typeof projectId === 'number' && typeof version === 'number';
}
