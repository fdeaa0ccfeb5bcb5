/** What only a storage over a network has to promise. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readServerConfig } from '../../../../../server/platform/config/config';
import { openStorage } from '../../../../../server/platform/storage/open-storage';
import { createS3Storage } from '../../../../../server/platform/storage/s3/s3-storage';
import type { Storage } from '../../../../../server/platform/storage/storage';
import { CREDENTIALS, type S3Server, startS3, type Trouble } from '../../../fixtures/s3/s3-server';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-s3-'));
let s3: S3Server;
let storage: Storage;
const opened = (change: Record<string, string> = {}) =>
  openStorage(readServerConfig({ DATA_DIR: folder, ...s3.variables, ...change }));
beforeAll(async () => {
  s3 = await startS3();
  storage = await opened();
});
afterEach(() => {
  s3.trouble = () => undefined;
  s3.log.length = 0;
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

/** The first `count` requests that begin with `start` get `trouble`. */
function troubled(start: string, count: number, trouble: Trouble): void {
  let left = count;
  s3.trouble = (request) => (request.startsWith(start) && left-- > 0 ? trouble : undefined);
}

const video = Buffer.alloc(2_000_000, 'video');
const made = () => {
  const file = path.join(folder, 'made.mp4');
  writeFileSync(file, video);
  return file;
};
const told = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: Error) => error.message,
  );

describe('a bucket', () => {
  test.each<[Trouble]>([[503], ['hang up']])('is asked again after %s', async (trouble) => {
    troubled('PUT a', 1, trouble);
    await storage.put('a/b.txt', Buffer.from('kept'));
    troubled('GET a', 1, trouble);
    expect((await buffer(await storage.read('a/b.txt'))).toString()).toBe('kept');
    troubled('PUT a', 1, trouble);
    await storage.putFile('a/c.mp4', made());
    expect(s3.objects.get('a/c.mp4')?.content.equals(video)).toBe(true);
  });

  test('a file that comes by half is fetched again, and never taken for whole', async () => {
    await storage.put('half.mp4', video);
    troubled('GET half', 1, 'break off');
    expect(readFileSync(await storage.localFile('half.mp4')).equals(video)).toBe(true);
    troubled('GET half', 1, 'break off');
    await expect(buffer(await storage.read('half.mp4'))).rejects.toThrow();
    await storage.put('half-again.mp4', video);
    s3.trouble = (request) => (request.startsWith('GET') ? 'break off' : undefined);
    await expect(storage.localFile('half-again.mp4')).rejects.toThrow(/cannot be reached/);
    expect(readdirSync(path.join(folder, 'copies/.incoming'))).toEqual([]);
  });

  test('a file keeps its type', async () => {
    await storage.putFile('typed/video.mp4', made());
    await storage.put('typed/picture.webp', Buffer.from('x'));
    expect(s3.objects.get('typed/video.mp4')?.mimeType).toBe('video/mp4');
    expect(s3.objects.get('typed/picture.webp')?.mimeType).toBe('image/webp');
  });

  test('a file is fetched once, however many ask, and not at all where it was made', async () => {
    await storage.put('asked.mp4', video);
    await Promise.all(Array.from({ length: 5 }, () => storage.localFile('asked.mp4')));
    await storage.localFile('asked.mp4');
    expect(s3.log.filter((line) => line === 'GET asked.mp4')).toHaveLength(1);
    await storage.putFile('own.mp4', made());
    expect(readFileSync(await storage.localFile('own.mp4')).equals(video)).toBe(true);
    expect(s3.log).not.toContain('GET own.mp4');
  });

  test('copies go with their keys', async () => {
    await storage.put('work/9/segment.mp4', video);
    const file = await storage.localFile('work/9/segment.mp4');
    await storage.deleteAll('work/9');
    expect(() => readFileSync(file)).toThrow(/ENOENT/);
  });
});

describe('a form', () => {
  const formOf = async (change: Record<string, string>) => {
    const { s3: settings } = readServerConfig({ ...s3.variables, ...change });
    if (!settings) throw new Error('no settings');
    return createS3Storage(settings, folder).openForm?.('a/b', 10);
  };

  test('goes where browsers reach the bucket', async () => {
    expect((await formOf({ S3_PUBLIC_ENDPOINT: 'https://files.test' }))?.url).toBe('https://files.test/videos');
    const named = { S3_FORCE_PATH_STYLE: '', S3_ENDPOINT: '', S3_REGION: 'eu-west-1' };
    expect((await formOf(named))?.url).toBe('https://videos.s3.eu-west-1.amazonaws.com/');
  });

  test('holds no secret', async () => {
    const form = await formOf({});
    const all = JSON.stringify(form) + Buffer.from(form?.fields.Policy ?? '', 'base64').toString();
    expect(all).toContain('content-length-range');
    expect(all).not.toContain(CREDENTIALS.secretAccessKey);
  });
});

describe('a bucket that is silent', () => {
  const limits = { connectMs: 500, silenceMs: 300, answerMs: 150 };

  test('is given up after some tries, whatever was asked', async () => {
    const { s3: settings } = readServerConfig(s3.variables);
    if (!settings) throw new Error('no settings');
    const impatient = createS3Storage(settings, path.join(folder, 'impatient'), limits);
    s3.trouble = () => 'silence';
    const file = made();
    const calls = [
      impatient.head('a/b.txt'),
      impatient.read('a/b.txt'),
      impatient.list('a'),
      impatient.put('a/x', Buffer.from('x')),
      impatient.putFile('a/y', file),
      impatient.delete('a/b.txt'),
    ];
    const messages = await Promise.all(calls.map((call) => told(call as Promise<unknown>)));
    expect(messages).toEqual(
      calls.map(() => expect.stringMatching(/cannot be reached: .* ended with (TimeoutError|ETIMEDOUT)$/)),
    );
  });
});

describe('a bucket that cannot be used', () => {
  test('ends the start in plain words without the secret', async () => {
    const address = s3.endpoint;
    expect(await told(opened({ S3_BUCKET: 'other' }))).toBe(
      `The bucket other at ${address} cannot be used: The object storage answered 404 NoSuchBucket to LIST`,
    );
    const wrong = await told(opened({ S3_SECRET_ACCESS_KEY: 'a wrong secret' }));
    expect(wrong).toMatch(/answered 403 SignatureDoesNotMatch to LIST$/);
    expect(await told(opened({ S3_ACCESS_KEY_ID: 'unknown' }))).toMatch(/403 InvalidAccessKeyId/);
    expect(await told(opened({ S3_ENDPOINT: 'http://127.0.0.1:1' }))).toMatch(
      /cannot be reached: LIST .*ECONNREFUSED$/,
    );
  });

  test('an error holds nothing of the request', async () => {
    s3.trouble = () => 403;
    const error = await storage.read('a/b.txt').catch((thrown: unknown) => thrown);
    const { inspect } = await import('node:util');
    const all = inspect(error, { depth: 9, showHidden: true });
    expect(all).toContain('403 AccessDenied');
    for (const secret of [CREDENTIALS.secretAccessKey, CREDENTIALS.accessKeyId, 'AWS4-HMAC']) {
      expect(all).not.toContain(secret);
    }
  });
});
