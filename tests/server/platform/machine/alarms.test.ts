import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../../../../server/platform/log/log';
import { alarmsOf, watchMachine } from '../../../../server/platform/machine/alarms';
import {
  type MachineState,
  machineGauges,
  machineState,
  noteBackup,
} from '../../../../server/platform/machine/machine';

const good: MachineState = {
  memoryBytes: 300,
  memoryLimitBytes: 1000,
  diskFreeBytes: 500,
  diskBytes: 1000,
  backupAgeSeconds: 3600,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spotreel-alarms-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => vi.useRealTimers());

test('a machine with enough of everything raises none, nor does one without backups of ours', () => {
  expect(alarmsOf(good)).toEqual([]);
  expect(alarmsOf({ ...good, backupAgeSeconds: undefined })).toEqual([]);
});

test.each([
  ['disk_nearly_full', { diskFreeBytes: 99 }],
  ['memory_nearly_full', { memoryBytes: 901 }],
  ['backup_too_old', { backupAgeSeconds: 49 * 3600 }],
] as const)('%s', (alarm, change) => {
  expect(alarmsOf({ ...good, ...change })).toEqual([alarm]);
});

test('an alarm is one line until it is over', async () => {
  vi.useFakeTimers();
  const said: unknown[] = [];
  const note = (fields: object, message: string) => said.push([message, 'alarm' in fields && fields.alarm]);
  let state: MachineState = { ...good, diskFreeBytes: 1 };
  const stop = watchMachine(folder, { ...silentLog, error: note, info: note }, async () => state);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  expect(said).toEqual([['alarm', 'disk_nearly_full']]);
  state = good;
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  stop();
  expect(said.slice(1)).toEqual([['the alarm is over', 'disk_nearly_full']]);
});

test('a whole backup has an age, and before it there is none', async () => {
  expect((await machineState(folder)).backupAgeSeconds).toBeUndefined();
  expect((await machineGauges(folder)).map(({ name }) => name)).not.toContain('spotreel_backup_age_seconds');
  await noteBackup(folder);
  const hourAgo = new Date(Date.now() - 3600_000);
  await utimes(path.join(folder, 'last-backup'), hourAgo, hourAgo);
  const age = (await machineGauges(folder)).find(({ name }) => name === 'spotreel_backup_age_seconds');
  expect(age?.value).toBeGreaterThanOrEqual(3600);
  expect(age?.value).toBeLessThan(3700);
});
