/**
 * What is known of an environment for one visitor: synced, kept in local storage for 15 minutes, synced anew when that
 * is over. A sync that fails leaves what was known and is tried again.
 */
import type { ServiceCall } from './service-call';
import {
  isExpired,
  newExpiry,
  type SurveyConfig,
  type SurveyState,
  storeConfig,
  storedConfig,
  type Visitor,
} from './stored-config';
import { syncSurveys } from './visitor-calls';

export interface SurveyEnvironment {
  /** Undefined until the first sync that worked. */
  state(): SurveyState | undefined;
  /** Takes what is stored and still valid; else syncs. True: it synced. Rejects with `network_error`. */
  open(): Promise<boolean>;
  sync(): Promise<void>;
  /** Changes what is known here, on top of what other tabs stored. */
  change(change: (state: SurveyState) => Partial<SurveyState>): void;
  isExpired(): boolean;
}

/** Own displays that are remembered. */
const DISPLAYS_KEPT = 200;

export function createEnvironment(visitor: Visitor, call: ServiceCall): SurveyEnvironment {
  let config: SurveyConfig | undefined;

  const latest = () => storedConfig(visitor) ?? config;
  const keep = (next: SurveyConfig) => {
    config = next;
    storeConfig(next);
  };

  async function sync(): Promise<void> {
    const { surveys, noCodeActionClasses, product } = await syncSurveys(call, visitor.userId);
    const { attributes = {}, displays = [] } = latest()?.state ?? {};
    const state = { surveys, noCodeActionClasses, product, attributes, displays: displays.slice(-DISPLAYS_KEPT) };
    keep({ ...visitor, expiresAt: newExpiry(), state });
  }

  return {
    state: () => latest()?.state,
    isExpired: () => {
      const known = latest();
      return !known || isExpired(known);
    },
    sync,
    async open() {
      const stored = storedConfig(visitor);
      if (stored && !isExpired(stored)) {
        config = stored;
        return false;
      }
      await sync();
      return true;
    },
    change(change) {
      const known = latest();
      if (known) keep({ ...known, state: { ...known.state, ...change(known.state) } });
    },
  };
}
