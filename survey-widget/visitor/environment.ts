/**
 * State of an environment for one visitor: synced, kept in local storage for 15 minutes, synced anew when that is over.
 * A failed sync leaves the former state and is tried again.
 */
import {
  configAfterSync,
  configChanged,
  isExpired,
  type WidgetConfig,
  type WidgetState,
  type WidgetVisitor,
} from '@spotreel/sdk/internal/survey';
import type { ServiceCall } from '../service/service-call';
import { syncSurveys } from '../service/visitor-calls';
import { storeConfig, storedConfig } from './stored-config';

export interface SyncedEnvironment {
  /** Undefined until the first sync that worked. */
  state(): WidgetState | undefined;
  /** Takes what is stored and still valid; else syncs. True: it synced. Rejects with `network_error`. */
  open(): Promise<boolean>;
  sync(): Promise<void>;
  /** Changes what is known here, on top of what other tabs stored. */
  change(change: (state: WidgetState) => Partial<WidgetState>): void;
  isExpired(): boolean;
}

export function createEnvironment(visitor: WidgetVisitor, call: ServiceCall): SyncedEnvironment {
  let config: WidgetConfig | undefined;

  const latest = () => storedConfig(visitor) ?? config;
  const keep = (next: WidgetConfig) => {
    config = next;
    storeConfig(next);
  };

  async function sync(): Promise<void> {
    const answer = await syncSurveys(call, visitor.userId);
    keep(configAfterSync(visitor, answer, latest()?.state, Date.now()));
  }

  return {
    state: () => latest()?.state,
    isExpired: () => {
      const known = latest();
      return !known || isExpired(known, Date.now());
    },
    sync,
    async open() {
      const stored = storedConfig(visitor);
      if (stored && !isExpired(stored, Date.now())) {
        config = stored;
        return false;
      }
      await sync();
      return true;
    },
    change(change) {
      const known = latest();
      if (known) keep(configChanged(known, change(known.state), Date.now()));
    },
  };
}
