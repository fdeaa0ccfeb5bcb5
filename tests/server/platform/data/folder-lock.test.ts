import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
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
