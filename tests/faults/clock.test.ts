/** The clock of a server is hours wrong for a while. Then jobs begin, sessions end and progress is shown as with a right one. */
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { paymentSyncKind } from '../../server/billing/job-kinds';
import { openJobQueue } from '../../server/platform/jobs/boss-queue';
import { throttledProgress } from '../../server/platform/jobs/throttled-progress';
import { silentLog } from '../../server/platform/log/log';
import { renderPrepareKind } from '../../server/project/renders/job-kinds';
import { createTestServer, type TestServer } from '../server/fixtures/test-server';

const HOUR_MS = 3_600_000;
const HOURS = 5;

let server: TestServer | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  server = undefined;
});

/** As the database wrote it while its clock ran ahead. */
const writtenAhead = (hours: number) =>
  sql.raw(`update spotreel_jobs.job_common set created_on = created_on + interval '${hours} hours',
    start_after = start_after + interval '${hours} hours' where state < 'active'`);

describe('jobs of a clock that ran hours ahead', () => {
  test('begin once it is right again; what was delayed is delayed by as much as before', async () => {
    server = await createTestServer();
    const { db, jobs } = server.services;
    await jobs.enqueue(db, [{ kind: renderPrepareKind, subjectId: 41 }]);
    await jobs.enqueue(db, [{ kind: paymentSyncKind, subjectId: 42, delayMs: HOUR_MS }]);
    await db.execute(writtenAhead(HOURS));
    expect(await jobs.claim('paint')).toBeUndefined();
    const next = await openJobQueue(server.connection, silentLog, { kinds: [renderPrepareKind, paymentSyncKind] });
    expect(await next.claim('paint')).toMatchObject({ subjectId: 41 });
    expect(await next.claim('account')).toBeUndefined();
    const rows = await db.execute(
      sql`select extract(epoch from start_after - now())::int as seconds from spotreel_jobs.job_common where name = 'account'`,
    );
    const [{ seconds } = { seconds: 0 }] = (rows as unknown as { rows: { seconds: number }[] }).rows;
    expect(Math.abs(seconds - 3600)).toBeLessThan(120);
    await next.close();
  });
});

test('progress goes on when the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const written: number[] = [];
  const progress = throttledProgress(silentLog, async (value) => void written.push(value));
  progress.report(1);
  await vi.waitFor(() => expect(written).toEqual([1]));
  vi.setSystemTime(Date.now() - HOURS * HOUR_MS);
  await new Promise((resolve) => setTimeout(resolve, 450));
  progress.report(2);
  await vi.waitFor(() => expect(written).toEqual([1, 2]));
});

describe('a session', () => {
  test('that was opened by a clock hours ahead or behind ends, and a new one opens', async () => {
    server = await createTestServer();
    const own = server;
    const right = own.now;
    const user = async (token: string) => (await own.call('GET', '/api/v1/user', { token })).status;
    for (const hours of [HOURS, -HOURS]) {
      own.now = right + hours * HOUR_MS;
      const wrong = await own.signIn();
      expect(await user(wrong)).toBe(200);
      own.now = right;
      expect([200, 401]).toContain(await user(wrong));
      own.now = right + 12 * HOUR_MS;
      expect(await user(wrong)).toBe(401);
      own.now = right;
      expect(await user(await own.signIn())).toBe(200);
    }
  });
});

test('an upload that was claimed by a clock hours ahead can be completed', async () => {
  server = await createTestServer();
  const token = await server.signIn();
  const begun = await server.call('POST', '/api/v1/media/upload', {
    token,
    json: { name: 'a.png', size: 4, lastModified: 1 },
  });
  const form = new FormData();
  form.set('part', new Blob(['abcd']), 'a.png');
  const address = `/api/v1/media/upload/${begun.json.data.id}`;
  await server.call('PUT', `${address}/part/1`, { token, body: form });
  await server.services.db.execute(sql`update media_upload set completing_at = now() + interval '5 hours'`);
  // it is looked at, and is no picture
  expect((await server.call('POST', `${address}/complete`, { token })).json.code).toBe('media_type_unsupported');
});
