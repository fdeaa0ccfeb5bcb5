import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DatabaseConnection } from '../../../../server/platform/data/database';
import { migrate } from '../../../../server/platform/data/migrate';
import { quotaUse } from '../../../../server/platform/data/tables';
import { silentLog } from '../../../../server/platform/log/log';
import { createRateLimiters } from '../../../../server/platform/quota/call-limiters';
import { createLeases } from '../../../../server/platform/quota/leases';
import { openTestDatabase } from '../../fixtures/database';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await migrate(connection.db);
});
beforeEach(async () => {
  now = Date.parse('2026-06-01');
  await connection.db.delete(quotaUse);
});
afterAll(() => connection.close());

let now: number;
const clock = { now: () => now };
const limits = {
  search: { points: 2, seconds: 60 },
  send: { points: 1, seconds: 10 },
  widget: { points: 100, seconds: 60 },
};
/** The limiters of one server process. */
const createProcess = (db = connection.db) => {
  const leases = createLeases({ db, clock, log: silentLog });
  return { ...createRateLimiters(limits, { leases, clock }), flush: leases.flush };
};

it('refuses a try once the points are used up, and says when to come back', async () => {
  const { search } = createProcess();
  await search.spend('ann');
  await search.spend('ann');
  now += 20_500;
  await expect(search.spend('ann')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 40 });
});

it('counts each key and each limit alone', async () => {
  const { search, send } = createProcess();
  await send.spend('ann');
  await expect(send.spend('ann')).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 10 });
  await expect(send.spend('ben')).resolves.toBeUndefined();
  await expect(search.spend('ann')).resolves.toBeUndefined();
});

it('starts over when the time has passed, and never says to come back at once', async () => {
  const { send } = createProcess();
  await send.spend('ann');
  now += 9_999;
  await expect(send.spend('ann')).rejects.toMatchObject({ retryAfterSeconds: 1 });
  now += 2;
  await expect(send.spend('ann')).resolves.toBeUndefined();
});

it('is one limit of two processes, and outlives both', async () => {
  const one = createProcess();
  const other = createProcess();
  await one.search.spend('ann');
  await other.search.spend('ann');
  await expect(one.search.spend('ann')).rejects.toMatchObject({ code: 'rate_limited' });
  await expect(createProcess().search.spend('ann')).rejects.toMatchObject({ code: 'rate_limited' });
});

it('lets two busy processes pass a limit by no more than what each may spend without asking', async () => {
  const processes = [createProcess(), createProcess()];
  const tries = Array.from({ length: 300 }, (_, index) => processes[index % 2]?.widget.spend('office'));
  const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
  expect(passed).toBeGreaterThanOrEqual(90);
  expect(passed).toBeLessThanOrEqual(120);
});

it('asks the database a few times for hundreds of calls, and not at all once it is used up', async () => {
  let statements = 0;
  const db = new Proxy(connection.db, {
    get(target, name, receiver) {
      if (name === 'execute') statements += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const { widget, flush } = createProcess(db);
  for (let call = 0; call < 100; call++) await widget.spend('office');
  expect(statements).toBeLessThanOrEqual(20);
  const before = statements;
  for (let call = 0; call < 500; call++)
    await expect(widget.spend('office')).rejects.toMatchObject({ code: 'rate_limited' });
  expect(statements).toBe(before);
  await flush();
});

it('reports what was spent without asking', async () => {
  const one = createProcess();
  for (let call = 0; call < 10; call++) await one.widget.spend('office');
  await one.flush();
  expect(await connection.db.select().from(quotaUse)).toMatchObject([
    { measure: 'calls:widget', subject: 'office', used: 10 },
  ]);
});

it('holds callers to the limit by itself while the database does not answer', async () => {
  const away = new Proxy(connection.db, {
    get: (target, name, receiver) =>
      name === 'execute' ? () => Promise.reject(new Error('away')) : Reflect.get(target, name, receiver),
  });
  const { search } = createProcess(away);
  await search.spend('ann');
  await search.spend('ann');
  await expect(search.spend('ann')).rejects.toMatchObject({ code: 'rate_limited' });
});
