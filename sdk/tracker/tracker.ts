/**
 * Usage events: one request each, sent with keepalive so that a page which is being left still sends its last. (A
 * beacon cannot carry the token's header.) Failures stay inside the tracker: it never throws, never rejects, never
 * retries. Off unless it is asked for, and while the visitor's browser asks not to be tracked.
 */
import type { TrackedEventName, UsageEvent } from '../contract/tracking/tracking';

/** The logged-in user, as events name it. */
export interface TrackedPerson {
  readonly id: number;
  readonly email: string;
}

/** Target of events, and consent to them. */
export interface TrackerOptions {
  /**
   * Base address of `/api/track`: an origin, or '' for the page's own. A function is asked for each event, which waits
   * for it.
   */
  readonly baseUrl: string | (() => Promise<string>);
  /** The session token. Undefined: nothing is sent. */
  readonly token: () => string | undefined;
  /** Asked for each event. Undefined: the event names no person. */
  readonly person: () => TrackedPerson | undefined;
  /** Address of the page, when an event happens. */
  readonly pageUrl: () => string;
  readonly userAgent: string;
  /** True if the browser sends the Global Privacy Control signal (`navigator.globalPrivacyControl`). */
  readonly globalPrivacyControl: () => boolean;
  /** Default: false. Embeds leave it so. */
  readonly enabled?: boolean;
  /** Sends an event. Its rejections are ignored. */
  readonly fetch: (url: string, init: RequestInit) => Promise<unknown>;
}

/** Usage events of the app. No method throws or waits. */
export interface Tracker {
  /** A user signed in. */
  login(source: string): void;
  /** `searchTerm`: what the project is made from. */
  newProject(source: string, searchTerm: string): void;
  /** A page is shown; the same address twice in a row is one view. */
  viewPage(): void;
}

/** Source of page views (docs/rules/app.md#usage-tracking). */
const PAGE_VIEW_SOURCE = 'backend';

/**
 * Sends nothing without `enabled`, without a token, or with Global Privacy Control.
 *
 * @example
 * ```ts
 * import { createTracker } from '@spotreel/sdk';
 *
 * const tracker = createTracker({
 *   baseUrl: 'https://videos.example.com',
 *   token: () => 'the token of the session',
 *   person: () => ({ id: 7, email: 'you@example.com' }),
 *   pageUrl: () => location.href,
 *   userAgent: navigator.userAgent,
 *   globalPrivacyControl: () => false,
 *   enabled: true,
 *   fetch: (url, init) => fetch(url, init),
 * });
 * tracker.viewPage();
 * ```
 */
export function createTracker(options: TrackerOptions): Tracker {
  let lastPage: string | undefined;
  const send = (event: TrackedEventName, source: string, searchTerm?: string) =>
    void sendEvent(options, event, source, searchTerm).catch(() => {});
  return {
    login: (source) => send('login', source),
    newProject: (source, searchTerm) => send('new_project', source, searchTerm),
    viewPage() {
      const page = options.pageUrl();
      if (page === lastPage) return;
      lastPage = page;
      send('view_page', PAGE_VIEW_SOURCE);
    },
  };
}

async function sendEvent(
  options: TrackerOptions,
  event: TrackedEventName,
  source: string,
  searchTerm: string | undefined,
): Promise<void> {
  const { enabled = false, fetch } = options;
  const token = options.token();
  const person = options.person();
  if (!enabled || options.globalPrivacyControl() || !token || !person) return;
  const body: UsageEvent = {
    event,
    source,
    user_agent: options.userAgent,
    email: person.email,
    user_id: person.id,
    search_term: searchTerm,
    page_url: withoutSecrets(options.pageUrl()),
  };
  const baseUrl = typeof options.baseUrl === 'string' ? options.baseUrl : await options.baseUrl();
  await fetch(`${baseUrl}/api/track`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-AUTH-TOKEN': token },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  });
}

/** Queries and fragments can hold private data; the path says which page it was. */
function withoutSecrets(address: string): string {
  return address.replace(/[?#].*$/, '');
}
