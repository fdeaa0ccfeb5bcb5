import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeviceExportCounter } from '../../../../sdk/stores/export/device-export-counter';
import { user } from '../../client/stub-server';
import { openSpotreel, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function openCounter(countsDeviceExports: boolean) {
  const { server, spotreel } = await openSpotreel();
  server.always('me', () => ({ ...user, countsDeviceExports }));
  server.always('countDeviceExport', () => ({ id: 5 }));
  server.always('takeBackDeviceExport', () => ({ id: 5 }));
  await spotreel.session.refreshUser();
  return { server, counter: createDeviceExportCounter(spotreel) };
}
const keysOf = ({ server }: Awaited<ReturnType<typeof openCounter>>) =>
  server.asked('countDeviceExport').map(({ headers }) => headers.get('idempotency-key'));

it('asks nothing where the plan counts none, so that no network is needed', async () => {
  const { server, counter } = await openCounter(false);
  server.state.isOffline = true;
  const counted = await counter.count(7);
  await counted.takeBack();
  expect(counter.$isCounting.get()).toBe(false);
  expect(server.asked('countDeviceExport')).toEqual([]);
});

it('counts each export that has a file with a key of its own, and fetches what is used', async () => {
  const opened = await openCounter(true);
  expect(opened.counter.$isCounting.get()).toBe(true);
  (await opened.counter.count(7)).keep();
  (await opened.counter.count(7)).keep();
  await settle();
  expect(new Set(keysOf(opened)).size).toBe(2);
  expect(opened.server.asked('countDeviceExport')[0]?.params).toEqual({ projectId: 7 });
  expect(opened.server.asked('me')).toHaveLength(3);
});

it('takes back what has no file', async () => {
  const { server, counter } = await openCounter(true);
  await (await counter.count(7)).takeBack();
  expect(server.asked('takeBackDeviceExport')[0]?.params).toEqual({ projectId: 7, deviceExportId: 5 });
});

it('counts an export that could not be taken back as the next one', async () => {
  const opened = await openCounter(true);
  const counted = await opened.counter.count(7);
  opened.server.lose('takeBackDeviceExport');
  await counted.takeBack();
  (await opened.counter.count(7)).keep();
  expect(new Set(keysOf(opened)).size).toBe(1);
});

it('rejects with the code of a render over the limit', async () => {
  const { server, counter } = await openCounter(true);
  server.refuse('countDeviceExport', 'render_limit');
  await expect(counter.count(7)).rejects.toMatchObject({ code: 'render_limit', message: 'Render limit exceeded.' });
});
