/**
 * Files in a private bucket of an S3 storage. People read them through the server, which knows their rights. Only files
 * of survey answers are sent to the bucket straight from browsers, by signed forms.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { mimeTypeOf } from '../mime-type';
import { checkKey, FORM_VALID_SECONDS, type Storage } from '../storage';
import { type Bucket, createBucket, createS3Client, TIME_LIMITS, type TimeLimits } from './bucket';
import { createLocalCopies, type LocalCopies } from './local-copies';
import { S3Error, toS3Error } from './s3-error';
import type { S3Settings } from './s3-settings';

/** Tries of what the client cannot try again, since a stream is read once. */
const STREAM_TRIES = 3;
const PAUSE_MS = 300;
/** Requests at a time. */
const DELETES = 8;

/** `copiesFolder`: on the local disk, for this process alone. Nothing is asked of the storage yet. */
export function createS3Storage(
  settings: S3Settings,
  copiesFolder: string,
  limits: TimeLimits = TIME_LIMITS,
): Storage & Pick<Bucket, 'check'> {
  const bucket = createBucket(createS3Client(settings, settings.endpoint, limits), settings.bucket, limits);
  const copies = createLocalCopies(copiesFolder);
  return {
    check: bucket.check,
    async putFile(key, file) {
      const etag = await sendFile(bucket, checkKey(key), file);
      await copies.keep({ key, etag }, file);
    },
    async put(key, content) {
      await bucket.put(checkKey(key), content, mimeTypeOf(key));
    },
    head: (key) => bucket.head(checkKey(key)),
    read: async (key, range) => bucket.get(checkKey(key), range),
    async localFile(key) {
      const found = await bucket.head(checkKey(key));
      if (!found) throw new S3Error(`There is no file ${key}`, 404, 'NoSuchKey');
      return copies.get({ key, etag: found.etag }, (file) => fetchFile(bucket, key, found.sizeBytes, file));
    },
    ...createCopying(bucket, copies),
    async delete(key) {
      await Promise.all([bucket.delete(checkKey(key)), copies.drop(key)]);
    },
    list: async (prefix) => namesBelow(bucket, prefix),
    keys: async () => [...(await bucket.list('', true)).keys],
    deleteAll: async (prefix) => {
      await Promise.all([deleteBelow(bucket, prefix), copies.dropAll(prefix)]);
    },
    openForm: createForms(settings),
  };
}

function createCopying(bucket: Bucket, copies: LocalCopies): Pick<Storage, 'copy' | 'move'> {
  const copy = async (from: string, to: string) => {
    const isCopied = await bucket.copy(checkKey(from), checkKey(to));
    if (isCopied) await copies.drop(to);
    return isCopied;
  };
  return {
    copy,
    async move(from, to) {
      const isMoved = await copy(from, to);
      if (isMoved) await Promise.all([bucket.delete(from), copies.drop(from)]);
      return isMoved;
    },
  };
}

async function namesBelow(bucket: Bucket, prefix: string): Promise<string[]> {
  const { keys, folders } = await bucket.list(`${checkKey(prefix)}/`, false);
  return [...keys, ...folders].map((name) => name.slice(prefix.length + 1).replace(/\/$/, ''));
}

/** Deletes one object a request: deleting many at once needs a checksum on which storages do not agree. */
async function deleteBelow(bucket: Bucket, prefix: string): Promise<void> {
  const { keys } = await bucket.list(`${checkKey(prefix)}/`, true);
  const left = [...keys];
  const work = async () => {
    for (let key = left.pop(); key !== undefined; key = left.pop()) await bucket.delete(key);
  };
  await Promise.all(Array.from({ length: DELETES }, work));
}

/** Signing alone: nothing is asked of the storage. */
function createForms(settings: S3Settings): NonNullable<Storage['openForm']> {
  const client = createS3Client(settings, settings.publicEndpoint);
  // A browser that opens the bucket's address must not show a visitor's file as a page.
  const fields = { 'Content-Type': 'application/octet-stream', 'Content-Disposition': 'attachment' };
  return async (key, limitBytes) =>
    createPresignedPost(client, {
      Bucket: settings.bucket,
      Key: checkKey(key),
      Expires: FORM_VALID_SECONDS,
      Fields: fields,
      Conditions: [['content-length-range', 1, limitBytes]],
    });
}

async function sendFile(bucket: Bucket, key: string, file: string): Promise<string> {
  const { size } = await stat(file);
  return again(async () => {
    const content = createReadStream(file);
    try {
      return await bucket.putStream(key, content, size, mimeTypeOf(key));
    } finally {
      content.destroy();
    }
  });
}

async function fetchFile(bucket: Bucket, key: string, sizeBytes: number, file: string): Promise<void> {
  await again(async () => {
    await rm(file, { force: true });
    const content = await bucket.get(key);
    await pipeline(content, createWriteStream(file)).catch((thrown: unknown) => {
      throw toS3Error(thrown, `GET ${key}`);
    });
    const { size } = await stat(file);
    if (size !== sizeBytes) throw new S3Error(`Of ${key} came ${size} of ${sizeBytes} bytes`, undefined, 'Truncated');
  });
}

/** Tries a call again after silence, overload and broken connections. A refusal of the storage is not tried again. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      const isRefused = error instanceof S3Error && error.status !== undefined && error.status < 500;
      if (isRefused || !(error instanceof S3Error) || tried === STREAM_TRIES) throw error;
      await new Promise((resume) => setTimeout(resume, PAUSE_MS * 2 ** tried * (0.5 + Math.random())));
    }
  }
}
