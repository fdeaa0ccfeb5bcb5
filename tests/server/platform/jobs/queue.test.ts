import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { convertVideoKind } from '../../../../server/media/job-kinds';
import { type DatabaseConnection, rowsOf } from '../../../../server/platform/data/database';
import { SCHEMA } from '../../../../server/platform/jobs/boss';
import { openJobQueue } from '../../../../server/platform/jobs/boss-queue';
import type { ClaimedJob, JobQueue, NewJob } from '../../../../server/platform/jobs/queue';
import { silentLog } from '../../../../server/platform/log/log';
import {
  keyframesKind,
  posterKind,
  renderAssembleKind,
  renderKinds,
  renderPrepareKind,
  renderSegmentKind,
  stillKinds,
} from '../../../../server/project/renders/job-kinds';
import { templateMotionKind } from '../../../../server/template-package/job-kinds';
import { openTestDatabase } from '../../fixtures/database';

const kinds = [...renderKinds, ...stillKinds, templateMotionKind, convertVideoKind];
let connection: DatabaseConnection;
let jobs: JobQueue;
/** As another process that watches over the queue. */
let watcher: PgBoss;
beforeAll(async () => {
  connection = await openTestDatabase();
  jobs = await openJobQueue(connection, silentLog, { kinds });
  watcher = new PgBoss({ ...connection.boss, schema: SCHEMA, migrate: false, supervise: false, schedule: false });
  await watcher.start();
});
afterAll(async () => {
  await watcher.stop({ graceful: false });
  await jobs.close();
  await connection.close();
});
beforeEach(() => connection.db.execute(sql.raw(`delete from ${SCHEMA}.job`)));

const enqueue = (...added: NewJob[]) => jobs.enqueue(connection.db, added);
const take = () => jobs.claim('paint');
const taken = async (): Promise<ClaimedJob> => {
  const job = await take();
  if (!job) throw new Error('There is no job');
  return job;
};
const finish = (job: ClaimedJob) => jobs.finish(connection.db, job);
const poster = { kind: posterKind, subjectId: 1 };
const segment = (subjectId: number, part: number, account?: number, tenantId = 1): NewJob => ({
  kind: renderSegmentKind,
  subjectId,
  part,
  ...(account !== undefined && { owner: { id: account, tenantId } }),
});
const nameOf = (job: ClaimedJob | undefined) => job && `${job.name} ${job.subjectId} ${job.part}`;
/** The worker that has them has said nothing for a minute. */
const fallSilent = async () => {
  await connection.db.execute(sql.raw(`update ${SCHEMA}.job set heartbeat_on = now() - interval '1 minute'`));
  await connection.db.execute(sql.raw(`update ${SCHEMA}.queue set monitor_claim_on = now() - interval '1 hour'`));
  await watcher.supervise('paint');
};

describe('who is next', () => {
  test('what is waited for on the page, then renders that have begun, then posters', async () => {
    await enqueue(
      poster,
      { kind: renderPrepareKind, subjectId: 8 },
      segment(7, 1),
      { kind: renderAssembleKind, subjectId: 6 },
      { kind: keyframesKind, subjectId: 99 },
    );
    const order = [];
    for (let next = await take(); next; next = await take()) order.push(nameOf(next));
    expect(order).toEqual([
      'keyframes 99 0',
      'render-assemble 6 0',
      'render-segment 7 1',
      'render-prepare 8 0',
      'poster 1 0',
    ]);
  });

  test('videos to be converted have workers of their own', async () => {
    await enqueue({ kind: convertVideoKind, subjectId: 5, payload: { prefix: 'media/5' } });
    expect(await take()).toBeUndefined();
    expect(await jobs.claim('convert')).toMatchObject({ subjectId: 5, payload: { prefix: 'media/5' } });
  });

  test('a job waits its time, and a burst is one job', async () => {
    await enqueue({ ...poster, delayMs: 60_000 });
    expect(await take()).toBeUndefined();
    await enqueue(poster);
    expect(await take()).toMatchObject({ name: 'poster', failures: 0, losses: 0 });
    expect(await take()).toBeUndefined();
  });

  test('such a job is the row that pg-boss itself would write', async () => {
    await enqueue({ ...poster, delayMs: 60_000, owner: { id: 4, tenantId: 2 } });
    const group = { id: 'account-4/1', tier: 'tenant-2' };
    await watcher.upsert('paint', {}, { singletonKey: 'poster:2:0', priority: 10, startAfter: 60, group });
    const rows = await rowsOf<Record<string, unknown>>(
      connection.db,
      sql.raw(`select *, extract(epoch from start_after - created_on)::int as wait_s, keep_until - start_after as kept
        from ${SCHEMA}.job order by singleton_key`),
    );
    const own = { id: '', data: '', singleton_key: '', created_on: '', start_after: '', keep_until: '' };
    const [ours, theirs] = rows.map((row) => ({ ...row, ...own }));
    expect(ours).toMatchObject({ wait_s: 60, heartbeat_seconds: 15, upsert_by_key: true, dead_letter: 'paint-dead' });
    expect(ours).toEqual(theirs);
  });

  test('two workers never get the same job', async () => {
    await enqueue(...Array.from({ length: 10 }, (_, part) => segment(1, part)));
    const found = await Promise.all(Array.from({ length: 20 }, () => take()));
    const ids = found.flatMap((claimed) => claimed?.id ?? []);
    expect([ids.length, new Set(ids).size]).toEqual([10, 10]);
  });

  test('a poster that is asked for at the end stays where it waits already', async () => {
    await enqueue({ kind: templateMotionKind, subjectId: 3 });
    await jobs.enqueueLast(connection.db, poster);
    expect(nameOf(await take())).toBe('template-motion 3 0');
    expect(nameOf(await take())).toBe('poster 1 0');
    await enqueue({ ...poster, delayMs: 60_000 });
    await jobs.enqueueLast(connection.db, poster);
    expect(await take()).toBeUndefined();
  });
});

/** Accounts of each test are its own: what was served lately counts. */
describe('accounts share the slots', () => {
  const names = async (count: number) => {
    const found = [];
    for (let slot = 0; slot < count; slot++) found.push(nameOf(await take()));
    return found;
  };

  test('one that has a job at work lets another through, and gets all when it is alone', async () => {
    await enqueue(segment(1, 0, 7), segment(1, 1, 7), segment(1, 2, 7));
    expect(nameOf(await taken())).toBe('render-segment 1 0');
    await enqueue(segment(2, 0, 8));
    const other = await taken();
    expect(nameOf(other)).toBe('render-segment 2 0');
    await finish(other);
    expect(await names(2)).toEqual(['render-segment 1 1', 'render-segment 1 2']);
  });

  test('a team of many accounts takes no more than half from another team', async () => {
    await enqueue(segment(1, 0, 21, 11), segment(2, 0, 22, 11), segment(3, 0, 23, 11));
    expect(await taken()).toMatchObject({ tenant: 'tenant-11' });
    await enqueue(segment(4, 0, 24, 12));
    expect(nameOf(await taken())).toBe('render-segment 4 0');
  });

  test('slots of all machines count', async () => {
    await enqueue(...Array.from({ length: 6 }, (_, part) => segment(1, part, 31, 21)));
    await names(4);
    await enqueue(...Array.from({ length: 5 }, (_, part) => segment(2, part, 32, 22)));
    expect(await names(4)).toEqual([0, 1, 2, 3].map((part) => `render-segment 2 ${part}`));
  });

  test('a short video of an account is not behind its long one, though that was asked for before', async () => {
    const long = Array.from({ length: 5 }, (_, part) => ({ ...segment(1, part, 41, 31), workSeconds: 4 }));
    await enqueue(...long, {
      kind: renderPrepareKind,
      subjectId: 2,
      workSeconds: 8,
      owner: { id: 41, tenantId: 31 },
    });
    expect(await names(2)).toEqual(['render-prepare 2 0', 'render-segment 1 0']);
  });

  test('a job that waits as an older version queued it takes its turn', async () => {
    await enqueue(segment(1, 0, 51, 41), segment(2, 0, 52, 42));
    const old = `group_id = split_part(group_id, '/', 1), data = data - 'workSeconds'`;
    await connection.db.execute(sql.raw(`update ${SCHEMA}.job set ${old}`));
    expect(new Set(await names(2))).toEqual(new Set(['render-segment 1 0', 'render-segment 2 0']));
  });

  test('a poster comes behind videos, until it has waited for a minute', async () => {
    await enqueue(
      ...Array.from({ length: 8 }, (_, part) => segment(1 + (part % 2), part, 61 + (part % 2), 51)),
      poster,
    );
    expect(await names(4)).not.toContain('poster 1 0');
    await connection.db.execute(
      sql.raw(`update ${SCHEMA}.job set created_on = now() - interval '61 seconds', start_after = now() - interval '61 seconds'
        where singleton_key = 'poster:1:0'`),
    );
    expect(nameOf(await take())).toBe('poster 1 0');
  });
});

describe('a job in a transaction', () => {
  const failing = (act: (tx: typeof connection.db) => Promise<unknown>) =>
    expect(
      connection.db.transaction(async (tx) => {
        await act(tx);
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');

  test('is there only if that succeeds', async () => {
    await failing((tx) => jobs.enqueue(tx, [poster, segment(1, 0)]));
    expect(await jobs.counts()).toMatchObject({ queued: 0, active: 0, dead: 0, oldestSeconds: 0 });
    await connection.db.transaction((tx) => jobs.enqueue(tx, [poster, segment(1, 0)]));
    expect(await jobs.counts()).toMatchObject({ queued: 2, active: 0, dead: 0 });
  });

  test('is ended only if that succeeds', async () => {
    await enqueue(poster);
    const job = await taken();
    await failing((tx) => jobs.finish(tx, job));
    expect(await jobs.counts()).toMatchObject({ active: 1 });
    expect(await finish(job)).toBe(true);
    expect(await jobs.counts()).toMatchObject({ active: 0 });
  });

  test('is heard of when it is committed, not before', async () => {
    const heard = vi.fn();
    const end = jobs.onReady('paint', heard);
    await connection.db.transaction(async (tx) => {
      await jobs.enqueue(tx, [poster]);
      expect(heard).not.toHaveBeenCalled();
    });
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 5000 });
    end();
  });
});

describe('a worker that dies', () => {
  test('loses the job once it is silent for too long, and can no longer end it', async () => {
    await enqueue(poster);
    const first = await taken();
    expect(await jobs.renew('paint', [first])).toEqual(new Set([first.id]));
    await fallSilent();
    const second = await taken();
    expect(second).toMatchObject({ id: first.id, failures: 0, losses: 1 });
    expect(await jobs.renew('paint', [first, second])).toEqual(new Set([second.id]));
    expect(await jobs.renew('paint', [first])).toEqual(new Set());
    expect(await finish(first)).toBe(false);
    await jobs.retry(first, new Error('late'));
    await jobs.putBack(first);
    expect(await jobs.counts()).toMatchObject({ active: 1 });
    expect(await finish(second)).toBe(true);
    expect(await take()).toBeUndefined();
  });

  test('one that renews in time keeps it', async () => {
    await enqueue(poster);
    const job = await taken();
    await connection.db.execute(sql.raw(`update ${SCHEMA}.job set heartbeat_on = now() - interval '1 minute'`));
    await jobs.renew('paint', [job]);
    await connection.db.execute(sql.raw(`update ${SCHEMA}.queue set monitor_claim_on = now() - interval '1 hour'`));
    await watcher.supervise('paint');
    expect(await take()).toBeUndefined();
    expect(await finish(job)).toBe(true);
  });

  test('its loss is no failure of the job, and a failure no loss', async () => {
    await enqueue(segment(1, 0));
    await taken();
    await fallSilent();
    await jobs.retry(await taken(), new Error('crashed'));
    const third = await taken();
    expect(third).toMatchObject({ claim: 2, failures: 1, losses: 1, interruptions: 0 });
    await jobs.putBack(third);
    expect(await take()).toMatchObject({ claim: 3, failures: 1, losses: 1, interruptions: 1 });
  });

  test('a server that stops is no loss, save when it happens again and again', async () => {
    await enqueue(poster);
    for (let stop = 1; stop <= 5; stop++) {
      expect(await take()).toMatchObject({ failures: 0, losses: 0 });
      await jobs.putBackAll();
    }
    await take();
    await jobs.putBackAll();
    expect(await take()).toMatchObject({ failures: 0, losses: 1 });
  });

  test('a job of a version that did not count failures apart is claimed too', async () => {
    await enqueue(poster);
    await connection.db.execute(sql.raw(`update ${SCHEMA}.job set data = data - 'failures'`));
    expect(await take()).toMatchObject({ failures: 0, losses: 0 });
  });

  test('a server puts back only its own', async () => {
    await enqueue(poster, { ...poster, subjectId: 2 });
    const mine = await taken();
    await taken();
    await jobs.putBack(mine);
    expect(await take()).toMatchObject({ subjectId: mine.subjectId });
    expect(await take()).toBeUndefined();
  });
});

test('another try keeps the count', async () => {
  await enqueue(poster);
  await jobs.retry(await taken(), new Error('crashed'));
  expect(await take()).toMatchObject({ failures: 1, losses: 0 });
});

test('a save while the poster is painted asks for another, which waits for the first', async () => {
  await enqueue(poster);
  const first = await taken();
  await enqueue(poster);
  expect(await take()).toBeUndefined();
  expect(await finish(first)).toBe(true);
  expect(await take()).toMatchObject({ name: 'poster', failures: 0 });
});

test('a removed job is nobody’s', async () => {
  await enqueue(segment(5, 0), segment(5, 1), { ...poster, subjectId: 5 }, segment(6, 0));
  const claimed = await taken();
  await jobs.remove(connection.db, [renderSegmentKind], 5);
  expect(await jobs.renew('paint', [claimed])).toEqual(new Set());
  expect(await finish(claimed)).toBe(false);
  expect([nameOf(await take()), nameOf(await take()), await take()]).toEqual([
    'render-segment 6 0',
    'poster 5 0',
    undefined,
  ]);
});

describe('a job that is given up', () => {
  const deadData = () =>
    rowsOf<{ data: object }>(connection.db, sql.raw(`select data from ${SCHEMA}.job where name = 'paint-dead'`));

  test('is kept with its reason until it is redriven', async () => {
    await jobs.bury(
      connection.db,
      { kind: renderPrepareKind, subjectId: 4, owner: { id: 7, tenantId: 1 } },
      new Error('Boom'),
    );
    expect(await jobs.counts()).toMatchObject({ queued: 0, active: 0, dead: 1, oldestSeconds: 0 });
    expect(await take()).toBeUndefined();
    expect(await deadData()).toMatchObject([{ data: { kind: 'render-prepare', subjectId: 4, error: 'Boom' } }]);
    const heard = vi.fn();
    const end = jobs.onReady('paint', heard);
    expect(await jobs.redrive()).toBe(1);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 5000 });
    end();
    expect(await take()).toMatchObject({ subjectId: 4, failures: 0, tenant: 'tenant-1' });
    expect(await jobs.redrive()).toBe(0);
  });

  test('goes with what it served', async () => {
    await jobs.bury(connection.db, { kind: renderPrepareKind, subjectId: 4 }, new Error('Boom'));
    await jobs.remove(connection.db, [renderPrepareKind], 4);
    expect(await jobs.counts()).toMatchObject({ dead: 0 });
  });
});

test('the space of ended jobs is given back', async () => {
  await jobs.tidy();
});

test('a script that fails does not disturb who waits for the connection', async () => {
  const { db } = connection.boss;
  if (!db) return;
  const failing = db.executeSql('BEGIN; select 1; select * from nowhere; COMMIT;');
  const waiting = connection.db.transaction(async (tx) => rowsOf<{ one: number }>(tx, sql`select 1 as one`));
  await expect(failing).rejects.toThrow(/nowhere/);
  expect(await waiting).toEqual([{ one: 1 }]);
});
