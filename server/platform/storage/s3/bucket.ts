/** Requests to one bucket: time limits, tries, and errors that may be logged. */
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ByteRange, StoredFile } from '../storage';
import { isMissing, S3Error, toS3Error } from './s3-error';
import type { S3Settings } from './s3-settings';

export interface TimeLimits {
  /** Milliseconds until a connection is open. */
  readonly connectMs: number;
  /**
   * Milliseconds in which nothing goes over a connection. A browser that pauses a video for longer loses its connection
   * and asks for the rest by a range, as it does with any server.
   */
  readonly silenceMs: number;
  /** Milliseconds until the head of an answer, for requests without a body. */
  readonly answerMs: number;
}

export const TIME_LIMITS: TimeLimits = { connectMs: 5000, silenceMs: 60_000, answerMs: 20_000 };
/** Tries of a request, the first included; with growing pauses, as the client's standard mode makes them. */
const TRIES = 4;

const nothing = () => {};
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

export interface Names {
  /** Whole keys. */
  readonly keys: readonly string[];
  /** Prefixes that end with `/`; empty if `isDeep`. */
  readonly folders: readonly string[];
}

export interface Bucket {
  put(key: string, content: Uint8Array, mimeType: string): Promise<string>;
  /** One try; answers the entity tag. */
  putStream(key: string, content: Readable, sizeBytes: number, mimeType: string): Promise<string>;
  head(key: string): Promise<StoredFile | undefined>;
  get(key: string, range?: ByteRange): Promise<Readable>;
  /** False if there is nothing at `from`. */
  copy(from: string, to: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** All that begins with `prefix`; `isDeep`: not stopping at the next `/`. */
  list(prefix: string, isDeep: boolean): Promise<Names>;
  /** Rejects with an `S3Error` if the bucket cannot be read. */
  check(): Promise<void>;
}

export function createS3Client(
  { region, accessKeyId, secretAccessKey, forcePathStyle }: S3Settings,
  endpoint: string,
  { connectMs, silenceMs }: TimeLimits = TIME_LIMITS,
): S3Client {
  return new S3Client({
    region,
    endpoint,
    forcePathStyle,
    maxAttempts: TRIES,
    retryMode: 'standard',
    credentials: { accessKeyId, secretAccessKey },
    // else it writes to the console; what matters is in the errors
    logger: silent,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs, throwOnRequestTimeout: true },
    // other makers' storages do not know the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

export function createBucket(client: S3Client, bucket: string, { answerMs }: TimeLimits = TIME_LIMITS): Bucket {
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  const quick = { requestTimeout: answerMs };
  return {
    async put(key, content, mimeType) {
      const command = new PutObjectCommand({ ...at(key), Body: content, ContentType: mimeType });
      return tagOf(await asS3Error(`PUT ${key}`, client.send(command)));
    },
    async putStream(key, content, sizeBytes, mimeType) {
      const body = { Body: content, ContentLength: sizeBytes, ContentType: mimeType };
      return tagOf(await asS3Error(`PUT ${key}`, client.send(new PutObjectCommand({ ...at(key), ...body }))));
    },
    async head(key) {
      const found = await orMissing(asS3Error(`HEAD ${key}`, client.send(new HeadObjectCommand(at(key)), quick)));
      if (!found) return undefined;
      return { sizeBytes: found.ContentLength ?? 0, etag: tagOf(found), modifiedAt: found.LastModified ?? new Date(0) };
    },
    async get(key, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const { Body } = await asS3Error(`GET ${key}`, client.send(new GetObjectCommand({ ...at(key), ...part }), quick));
      return Body as Readable;
    },
    async copy(from, to) {
      const command = new CopyObjectCommand({ ...at(to), CopySource: `${bucket}/${from}` });
      return (await orMissing(asS3Error(`COPY ${from}`, client.send(command)))) !== undefined;
    },
    async delete(key) {
      await orMissing(asS3Error(`DELETE ${key}`, client.send(new DeleteObjectCommand(at(key)), quick)));
    },
    list: (prefix, isDeep) => listAll((command) => client.send(command, quick), bucket, prefix, isDeep),
    async check() {
      await asS3Error('LIST', client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }), quick));
    },
  };
}

type SendList = (command: ListObjectsV2Command) => Promise<ListObjectsV2CommandOutput>;

async function listAll(send: SendList, bucket: string, prefix: string, isDeep: boolean): Promise<Names> {
  const keys: string[] = [];
  const folders: string[] = [];
  let token: string | undefined;
  do {
    const command = new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix,
      ...(!isDeep && { Delimiter: '/' }),
      ...(token !== undefined && { ContinuationToken: token }),
    });
    const page = await asS3Error(`LIST ${prefix}`, send(command));
    keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
    folders.push(...(page.CommonPrefixes ?? []).flatMap(({ Prefix }) => Prefix ?? []));
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
  return { keys, folders };
}

function tagOf({ ETag }: { readonly ETag?: string | undefined }): string {
  if (!ETag) throw new S3Error('The object storage answered without an entity tag', undefined, 'NoETag');
  return ETag;
}

/** The work, whose failure names the request. */
async function asS3Error<Result>(what: string, work: Promise<Result>): Promise<Result> {
  return work.catch((thrown: unknown) => {
    throw toS3Error(thrown, what);
  });
}

async function orMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  return work.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}
