import { computed, type ReadableAtom } from 'nanostores';
import { SpotreelError } from '../../base/errors';
import type { Id } from '../../contract/schemas/ids';
import { createRepeatKey } from '../resource/repeat-key';
import type { SessionStore } from '../session/session-store';
import type { StoreContext } from '../store-context';

/** An export on this device that has begun. Call one of both when it is over. */
export interface CountedDeviceExport {
  /** There is a file. */
  keep(): void;
  /** There is none. Never rejects: an export that stays counted without a network is the next one of the same project. */
  takeBack(): Promise<void>;
}

/** Counts exports on this device against the plan, where the plan says so. */
export interface DeviceExportCounter {
  /** The plan of the account counts exports on this device: they need the server. */
  readonly $isCounting: ReadableAtom<boolean>;
  /**
   * Call it before an export begins. Asks nothing where the plan counts none.
   * @throws SpotreelError `render_limit`, and `network_error` where the server cannot be reached
   */
  count(projectId: Id<'project'>): Promise<CountedDeviceExport>;
}

const UNCOUNTED: CountedDeviceExport = { keep() {}, async takeBack() {} };

/** One for each screen with exports. */
export function createDeviceExportCounter({
  editing: { context, session },
}: {
  readonly editing: { readonly context: StoreContext; readonly session: SessionStore };
}): DeviceExportCounter {
  const keys = createRepeatKey();
  const $isCounting = computed(session.$session, ({ user }) => user?.countsDeviceExports ?? false);
  return {
    $isCounting,
    async count(projectId) {
      if (!$isCounting.get()) return UNCOUNTED;
      const accounts = await context.accounts().catch((cause: unknown) => {
        throw new SpotreelError('network_error', 'Network Error', { cause });
      });
      const params = { projectId };
      const { id } = await accounts.countDeviceExport({ params, idempotencyKey: keys.of(params) });
      void session.refreshUser();
      return {
        keep: keys.forget,
        async takeBack() {
          if (id === null) return;
          const isTakenBack = await accounts
            .takeBackDeviceExport({ params: { projectId, deviceExportId: id } })
            .then(() => true)
            .catch(() => false);
          if (!isTakenBack) return;
          keys.forget();
          void session.refreshUser();
        },
      };
    },
  };
}
