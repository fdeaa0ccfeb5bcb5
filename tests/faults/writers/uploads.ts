/** Pictures in one request, and in parts: each that was acknowledged can be read as it was sent, and is there once. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { Lost } from '../world/call-server';
import type { World } from '../world/world';
import { Refused, type Writer } from './writer';

const COMPLETING_MS = 90_000;
const LOOK_MS = 1000;

interface Sent {
  readonly name: string;
  readonly sha256: string;
}

interface Begun extends Sent {
  readonly content: Buffer;
  readonly uploadId: number;
}

export function createUploads(world: World): Writer {
  const unchecked: Sent[] = [];
  let acknowledged = 0;
  let begun: Begun | undefined;
  let count = 0;
  const note = ({ name, sha256 }: Sent) => {
    unchecked.push({ name, sha256 });
    acknowledged += 1;
  };
  const finish = async (upload: Begun) => {
    const path = `/api/v1/media/upload/${upload.uploadId}`;
    await accepted(world, 'A part', 'PUT', `${path}/part/1`, formOf('part', upload.content, upload.name));
    await complete(world, path);
    note(upload);
    begun = undefined;
  };
  return {
    name: 'uploads',
    pauseMs: 1500,
    prepare: async () => {},
    async write() {
      count += 1;
      const content = await picture(count);
      const sent = { name: `picture-${count}.png`, sha256: hashOf(content) };
      if (count % 2 === 1) {
        await accepted(world, 'A picture', 'POST', '/api/v1/media', formOf('media', content, sent.name));
        return note(sent);
      }
      const json = { name: sent.name, size: content.byteLength, lastModified: 1 };
      const { data } = await accepted(world, 'An upload', 'POST', '/api/v1/media/upload', undefined, json);
      begun = { ...sent, content, uploadId: data.id };
      await finish(begun);
    },
    // a client goes on with the parts that it has sent
    async repeat() {
      if (begun) await finish(begun);
    },
    acknowledged: () => acknowledged,
    async check() {
      const problems: string[] = [];
      for (const sent of unchecked) problems.push(...(await problemsOf(world, sent)));
      if (problems.length === 0) unchecked.splice(0);
      return problems;
    },
  };
}

/** As the page's own client: a server that died meanwhile holds the upload for 45 s. */
async function complete(world: World, path: string): Promise<void> {
  const late = Date.now() + COMPLETING_MS;
  const isCompleting = (error: unknown) =>
    error instanceof Refused && (error.answer.json as { code?: string }).code === 'upload_completing';
  for (;;) {
    try {
      return await accepted(world, 'An upload', 'POST', `${path}/complete`);
    } catch (error) {
      if (!isCompleting(error) || Date.now() > late) throw error;
      await sleep(LOOK_MS);
    }
  }
}

async function problemsOf(world: World, { name, sha256 }: Sent): Promise<string[]> {
  const { status, json } = await world.call('GET', `/api/v1/media?search=${name}&perPage=50`);
  if (status !== 200) throw new Lost(`The list of media answered ${status}`);
  const found = (json.data as { name: string; url: string }[]).filter((one) => one.name === name);
  if (found.length !== 1) return [`uploads: ${name} is there ${found.length} times`];
  const answer = await fetch(found[0]?.url ?? '');
  const isWhole = hashOf(Buffer.from(await answer.arrayBuffer())) === sha256;
  return isWhole ? [] : [`uploads: ${name} answers ${answer.status} with another content`];
}

async function accepted(
  world: World,
  what: string,
  method: string,
  path: string,
  form?: FormData,
  json?: unknown,
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was answered
): Promise<any> {
  const answer = await world.call(method, path, { ...(form && { form }), ...(json !== undefined && { json }) });
  if (answer.status !== 200) throw new Refused(what, answer);
  return answer.json;
}

function formOf(field: string, content: Buffer, name: string): FormData {
  const form = new FormData();
  form.set(field, new Blob([content as BlobPart]), name);
  return form;
}

/** None is like another. */
function picture(number: number): Promise<Buffer> {
  const background = { r: number % 256, g: (number >> 8) % 256, b: 90 };
  return sharp({ create: { width: 160, height: 120, channels: 3, background } })
    .png()
    .toBuffer();
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
