import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { serialize } from 'pg-protocol';
import { afterAll, expect, test } from 'vitest';
import { openFolder } from '../../../../../server/platform/data/embedded/open-client';
import { SharedSession } from '../../../../../server/platform/data/embedded/shared-session';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-session-'));
afterAll(() => rmSync(folder, { recursive: true }));

function errorOf(act: () => void): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('It did not fail');
}

test('a checkpoint is made after so much log, and one that fails is due again after as much', async () => {
  const client = await openFolder(folder);
  const session = new SharedSession(client);
  const query = (text: string) =>
    session.work(
      [{ connection: 1, bytes: serialize.query(text) }],
      () => [],
      () => {},
    );
  const checkpointAt = async () =>
    (await client.query<{ at: string }>('select redo_lsn::text as at from pg_control_checkpoint()')).rows[0]?.at;
  const first = await checkpointAt();
  query('create table written (x text)');
  session.checkpointIfDue(2 ** 30);
  expect(await checkpointAt()).toBe(first);
  session.checkpointIfDue(1);
  const second = await checkpointAt();
  expect(second).not.toBe(first);

  query("insert into written values ('more')");
  const run = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = () => {
    throw new Error('No space left on device');
  };
  const failed = errorOf(() => session.checkpointIfDue(1));
  expect(failed).toMatchObject({ message: 'The embedded database broke off an answer' });
  client.execProtocolRawSync = run;
  await Promise.resolve();
  expect(failed.cause).toMatchObject({ message: 'No space left on device' });
  session.checkpointIfDue(1);
  expect(await checkpointAt()).toBe(second);
  query("insert into written values ('and more')");
  session.checkpointIfDue(1);
  expect(await checkpointAt()).not.toBe(second);
  await client.close();
}, 180_000);

test('a session that has answered keeps nothing of its answers', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const client = await openFolder(path.join(folder, 'kept'));
  const session = new SharedSession(client);
  const ask = (times: number) => {
    const bytes = serialize.query('select generate_series(1, 1000)');
    for (let time = 0; time < times; time += 1)
      session.work(
        [{ connection: 1, bytes }],
        () => [],
        () => {},
      );
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = ask(20);
  // 200,000 rows, of some 100 bytes where they are kept
  expect(ask(200) - before).toBeLessThan(5e6);
  await client.close();
}, 180_000);
