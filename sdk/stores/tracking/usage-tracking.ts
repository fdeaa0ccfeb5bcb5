/** Records usage of one account from its own events. Pages report their own views. */
import type { Emitter } from '../../base/emitter';
import type { Session } from '../../client/session/session';
import { createTracker, type Tracker } from '../../tracker/tracker';
import type { SessionStore } from '../session/session-store';
import type { SpotreelEvents } from '../spotreel-events';

export interface UsageTrackingOptions {
  readonly enabled: boolean;
  readonly baseUrl: string | (() => Promise<string>);
  /**
   * Session of the signed-in user: events are sent with its token. A host page that owns the session tracks nothing.
   */
  readonly session: Session | undefined;
  readonly sessionStore: SessionStore;
  readonly events: Emitter<SpotreelEvents>;
}

/** The source of these events: a screen of Spotreel. */
const SOURCE = 'spotreel';

export function trackUsage({ enabled, baseUrl, session, sessionStore, events }: UsageTrackingOptions): Tracker {
  const tracker = createTracker({
    baseUrl,
    enabled: enabled && session !== undefined,
    token: () => session?.state.token ?? undefined,
    person: () => sessionStore.$session.get().user ?? undefined,
    pageUrl: () => globalThis.location?.href ?? '',
    userAgent: globalThis.navigator?.userAgent ?? '',
    globalPrivacyControl: () =>
      (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true,
    // the answer is read to its end, or browsers keep the connection waiting
    fetch: (url, init) => globalThis.fetch(url, init).then((answer) => answer.text()),
  });
  events.on('signed-in', () => tracker.login(SOURCE));
  events.on('project-created', ({ madeFrom }) => tracker.newProject(SOURCE, madeFrom));
  return tracker;
}
