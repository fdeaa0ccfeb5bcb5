/**
 * What is known of an environment for one visitor: synced, kept in local storage for 15 minutes, synced anew when that
 * is over. A sync that fails leaves what was known and is tried again.
 */
import type { SurveySync } from '../sdk/contract/schemas/survey/sync';
import type { SurveyService } from './service';
import {
  isExpired,
  newExpiry,
  type SurveyConfig,
  type SurveyState,
  storeConfig,
  storedConfig,
  type Visitor,
} from './stored-config';

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

export function createEnvironment(visitor: Visitor, service: SurveyService): SurveyEnvironment {
  let config: SurveyConfig | undefined;

  const latest = () => storedConfig(visitor) ?? config;
  const keep = (next: SurveyConfig) => {
    config = next;
    storeConfig(next);
  };

  async function sync(): Promise<void> {
    const synced = await service.sync(visitor.userId);
    keep({ ...visitor, expiresAt: newExpiry(), state: stateOf(synced, latest()?.state) });
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

/** A newer or older service may leave lists out. */
function stateOf(sync: SurveySync, before: SurveyState | undefined): SurveyState {
  return {
    surveys: sync.surveys ?? [],
    noCodeActionClasses: sync.noCodeActionClasses ?? [],
    product: sync.product,
    attributes: before?.attributes ?? {},
    displays: (before?.displays ?? []).slice(-DISPLAYS_KEPT),
  };
}
