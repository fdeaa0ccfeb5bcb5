import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeviceExports } from '../../../../../elements/react/editor/device-export/device-exports';
import { user } from '../../../../sdk/client/stub-server';
import { openSpotreel } from '../../../../sdk/stores/open-spotreel';

/** The simulated browser has no workers: an export that is let through is refused there. */
const LET_THROUGH = { status: 'failed', code: 'export_failed' };

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

async function openExports(countsDeviceExports: boolean) {
  const { server, spotreel } = await openSpotreel();
  server.always('me', () => ({ ...user, countsDeviceExports }));
  server.always('countDeviceExport', () => ({ id: 5 }));
  server.always('takeBackDeviceExport', () => ({ id: 5 }));
  await spotreel.session.refreshUser();
  const compile = vi.fn(() => Promise.reject(new Error('no painter here')));
  const exports = new DeviceExports(spotreel, { projectId: () => 7, name: () => 'Film', compile });
  exports.$formats.set([{ format: 'mp4', sound: 'aac' }]);
  return { server, exports, compile };
}

describe('an export on this device', () => {
  test('needs no server where the plan counts none', async () => {
    const { server, exports, compile } = await openExports(false);
    server.state.isOffline = true;
    await exports.start();
    expect(compile).toHaveBeenCalledOnce();
    expect(exports.$state.get()).toEqual(LET_THROUGH);
  });

  test('that counts says without a network that it needs one, and paints nothing', async () => {
    const { server, exports, compile } = await openExports(true);
    server.state.isOffline = true;
    await exports.start();
    expect(exports.$state.get()).toEqual({ status: 'failed', code: 'export_needs_connection' });
    expect(compile).not.toHaveBeenCalled();
  });

  test('over the limit is refused in the words of an export on the server', async () => {
    const { server, exports, compile } = await openExports(true);
    server.refuse('countDeviceExport', 'render_limit');
    await exports.start();
    expect(exports.$state.get()).toMatchObject({
      status: 'refused',
      notice: { kind: 'render_limit', title: 'Whoa there, Render Master!', upgradeLabel: 'Upgrade Your Plan' },
    });
    expect(compile).not.toHaveBeenCalled();
    expect(server.asked('takeBackDeviceExport')).toEqual([]);
  });

  test('that fails is taken back', async () => {
    const { server, exports } = await openExports(true);
    await exports.start();
    expect(exports.$state.get()).toEqual(LET_THROUGH);
    await vi.waitFor(() => expect(server.asked('takeBackDeviceExport')).toHaveLength(1));
  });
});
