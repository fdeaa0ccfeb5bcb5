import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../../server/platform/data/database';
import { migrate } from '../../../../server/platform/data/migrate';
import { claim, enqueue, finish, putBack, removeJobs, renew, requeue } from '../../../../server/platform/jobs/queue';
import { job } from '../../../../server/platform/jobs/tables';
import { openTestDatabase } from '../../fixtures/database';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
  await migrate(connection.db);
});
afterAll(() => connection.close());
beforeEach(() => connection.db.delete(job));

const take = (worker = 'a') => claim(connection.db, worker);
const one = async () => (await connection.db.select().from(job))[0];
const expire = () => connection.db.update(job).set({ leaseUntil: sql`now() - interval '1 second'` });

describe('who is next', () => {
  test('what is waited for on the page, then older renders, then posters', async () => {
    await enqueue(connection.db, [
      { kind: 'poster', subjectId: 1 },
      { kind: 'render-prepare', subjectId: 8 },
      { kind: 'render-segment', subjectId: 7, part: 1 },
      { kind: 'render-segment', subjectId: 7, part: 2, payload: { index: 2 } },
      { kind: 'keyframes', subjectId: 99 },
    ]);
    const taken = [];
    for (let next = await take(); next; next = await take()) taken.push(`${next.kind} ${next.subjectId} ${next.part}`);
    expect(taken).toEqual([
      'keyframes 99 0',
      'render-segment 7 1',
      'render-segment 7 2',
      'render-prepare 8 0',
      'poster 1 0',
    ]);
  });

  test('a job waits its time, and a burst is one job', async () => {
    await enqueue(connection.db, [{ kind: 'poster', subjectId: 1, delayMs: 60_000 }]);
    expect(await take()).toBeUndefined();
    await enqueue(connection.db, [{ kind: 'poster', subjectId: 1 }]);
    expect(await take()).toMatchObject({ kind: 'poster', attempts: 1 });
    expect(await take()).toBeUndefined();
  });

  test('two workers never get the same job', async () => {
    await enqueue(
      connection.db,
      Array.from({ length: 10 }, (_, part) => ({ kind: 'render-segment' as const, subjectId: 1, part })),
    );
    const taken = await Promise.all(Array.from({ length: 20 }, (_, n) => take(`w${n}`)));
    const ids = taken.flatMap((claimed) => claimed?.id ?? []);
    expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
  });
});

describe('a worker that dies', () => {
  test('loses the job once its lease is over, and can no longer end it', async () => {
    await enqueue(connection.db, [{ kind: 'poster', subjectId: 1 }]);
    const first = await take('dead');
    expect(await take('alive')).toBeUndefined();
    await expire();
    const second = await take('alive');
    expect(second).toMatchObject({ id: first?.id, attempts: 2 });
    expect(await renew(connection.db, first?.id ?? 0, 'dead')).toBe(false);
    expect(await finish(connection.db, first?.id ?? 0, 'dead', 'done')).toBe(false);
    expect(await renew(connection.db, first?.id ?? 0, 'alive')).toBe(true);
    expect(await finish(connection.db, first?.id ?? 0, 'alive', 'done')).toBe(true);
    expect(await take()).toBeUndefined();
  });

  test('a server that stops takes no try away, save when it happens again and again', async () => {
    await enqueue(connection.db, [{ kind: 'poster', subjectId: 1 }]);
    for (let stop = 1; stop <= 5; stop++) {
      expect(await take()).toMatchObject({ attempts: 1 });
      await putBack(connection.db);
    }
    await take();
    await putBack(connection.db);
    expect(await take()).toMatchObject({ attempts: 2 });
  });

  test('a server puts back only its own', async () => {
    await enqueue(connection.db, [
      { kind: 'poster', subjectId: 1 },
      { kind: 'poster', subjectId: 2 },
    ]);
    await take('a');
    await take('b');
    await putBack(connection.db, 'a');
    expect(await take('a')).toMatchObject({ subjectId: 1 });
    expect(await take('a')).toBeUndefined();
  });
});

test('another try keeps the count', async () => {
  await enqueue(connection.db, [{ kind: 'poster', subjectId: 1 }]);
  const claimed = await take();
  await requeue(connection.db, claimed?.id ?? 0, 'a');
  expect(await take()).toMatchObject({ attempts: 2 });
});

test('a save while the poster is painted asks for another', async () => {
  await enqueue(connection.db, [{ kind: 'poster', subjectId: 1 }]);
  const claimed = await take();
  await enqueue(connection.db, [{ kind: 'poster', subjectId: 1 }]);
  expect(await finish(connection.db, claimed?.id ?? 0, 'a', 'done')).toBe(false);
  expect(await one()).toMatchObject({ state: 'queued', attempts: 0 });
});

test('a removed job is nobody’s', async () => {
  await enqueue(connection.db, [
    { kind: 'render-segment', subjectId: 5 },
    { kind: 'poster', subjectId: 5 },
  ]);
  const claimed = await take();
  await removeJobs(connection.db, ['render-segment'], 5);
  expect(await renew(connection.db, claimed?.id ?? 0, 'a')).toBe(false);
  expect(await connection.db.select().from(job).where(eq(job.kind, 'poster'))).toHaveLength(1);
});
