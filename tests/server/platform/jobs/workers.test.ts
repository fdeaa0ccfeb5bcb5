import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../../../server/platform/data/database';
import { SCHEMA } from '../../../../server/platform/jobs/boss';
import { openJobQueue } from '../../../../server/platform/jobs/boss-queue';
import type { JobHandler } from '../../../../server/platform/jobs/job-handler';
import type { JobQueue } from '../../../../server/platform/jobs/queue';
import { createWorkers } from '../../../../server/platform/jobs/workers';
import { silentLog } from '../../../../server/platform/log/log';
import { posterKind } from '../../../../server/project/renders/job-kinds';
import { openTestDatabase } from '../../fixtures/database';

let connection: DatabaseConnection;
let jobs: JobQueue;
beforeAll(async () => {
  connection = await openTestDatabase();
  jobs = await openJobQueue(connection, silentLog, { kinds: [posterKind] });
});
afterAll(async () => {
  await jobs.close();
  await connection.close();
});

/** Workers whose jobs do this, once the first one has begun. */
async function atWork(run: JobHandler['run']) {
  const begun = new EventEmitter();
  const poster: JobHandler = {
    lock: async () => {},
    run(job, signal) {
      begun.emit('begun');
      return run(job, signal);
    },
    isWorthRetry: () => true,
    failed: async () => undefined,
  };
  const { db } = connection;
  await db.execute(sql.raw(`delete from ${SCHEMA}.job`));
  const workers = createWorkers({
    db,
    jobs,
    log: silentLog,
    queue: 'paint',
    slots: 1,
    stopMs: 300,
    handlers: { poster },
  });
  await jobs.enqueue(db, [{ kind: posterKind, subjectId: 1 }]);
  const isBegun = once(begun, 'begun');
  workers.start();
  await isBegun;
  return workers;
}

test('a stop puts back a job that heeds its signal', async () => {
  const workers = await atWork(
    (_job, signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await workers.stop();
  expect(await jobs.claim('paint')).toMatchObject({ subjectId: 1, interruptions: 1, failures: 0 });
});

test('and one that does not, which then writes nothing', async () => {
  const answer = new EventEmitter();
  let hasWritten = false;
  const workers = await atWork(async () => {
    await once(answer, 'given');
    return async () => {
      hasWritten = true;
      return undefined;
    };
  });
  await workers.stop();
  expect(await jobs.claim('paint')).toMatchObject({ subjectId: 1, interruptions: 1, failures: 0 });
  // a server that left its jobs to a newer one stops once more at its end
  await workers.stop();
  expect(await jobs.claim('paint'), 'whoever has it now keeps it').toBeUndefined();
  answer.emit('given');
  await expect.poll(() => workers.busy()).toBe(0);
  expect(hasWritten).toBe(false);
});
