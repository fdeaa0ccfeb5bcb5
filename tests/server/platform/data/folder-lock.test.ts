import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { FolderLockedError, lockFolder } from '../../../../server/platform/data/folder-lock';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder has one server, whatever path leads to it', async () => {
  const lock = await lockFolder(folder);
  const second = lockFolder(`${folder}/../${path.basename(folder)}`);
  await expect(second).rejects.toThrow(FolderLockedError);
  await expect(lockFolder(folder)).rejects.toThrow(/in use by another Spotreel server/);
  await (await lockFolder(path.join(folder, 'other'))).release();
  await lock.release();
  await (await lockFolder(folder)).release();
});

test('a process that is killed leaves it free', async () => {
  const script = `import { createHash } from 'node:crypto';
    import { createServer } from 'node:net';
    const name = 'spotreel-' + createHash('sha256').update(${JSON.stringify(folder)}).digest('hex').slice(0, 32);
    createServer().listen('\\0' + name, () => console.log('locked'));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  await (await lockFolder(folder)).release();
});

describe.runIf(process.platform === 'linux')('in another container, which knows other addresses', () => {
  /** A folder whose path no address of a socket has room for. */
  const shared = path.join(folder, 'v'.repeat(120));

  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill('SIGKILL'));

  async function lockElsewhere() {
    const locks = path.join(shared, 'locks');
    mkdirSync(locks, { recursive: true });
    const script = `import { createServer } from 'node:net';
      process.chdir(${JSON.stringify(locks)});
      createServer().listen('elsewhere.sock', () => console.log('locked'));`;
    child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(child.stdout ?? child, 'data');
    return child;
  }

  test('a process keeps the folder until it dies', async () => {
    const other = await lockElsewhere();
    await expect(lockFolder(shared)).rejects.toThrow(FolderLockedError);
    await expect(lockFolder(shared), 'a second time').rejects.toThrow(FolderLockedError);
    other.kill('SIGKILL');
    await once(other, 'exit');
    const lock = await lockFolder(shared);
    expect(readdirSync(path.join(shared, 'locks'))).toHaveLength(1);
    await lock.release();
    expect(readdirSync(path.join(shared, 'locks'))).toEqual([]);
  });

  test('a process that hangs keeps it, too', async () => {
    const other = await lockElsewhere();
    other.kill('SIGSTOP');
    await expect(lockFolder(shared)).rejects.toThrow(FolderLockedError);
    other.kill('SIGKILL');
    await once(other, 'exit');
  });
});
