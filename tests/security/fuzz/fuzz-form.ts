/** Multipart forms and files: whole, cut off, with wrong boundaries, and with files that are not what they say. */
import { deflateSync, gzipSync } from 'node:zlib';
import type { MultipartBody } from '../../../sdk/contract/call';
import { documentOf, packageOf, photo } from '../../server/fixtures/template-package';
import type { Chance } from './chance';
import { HOSTILE_NAMES, HOSTILE_TEXTS, hostileValue } from './hostile-values';

export interface FuzzBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

const BOUNDARY = '----fuzz7f3a';
const FILE_NAMES: readonly string[] = [
  'film.mp4',
  'photo.png',
  'template.json',
  'summer.spotreel',
  '../../../etc/passwd',
  '',
  'a\u0000.png',
  `${'n'.repeat(5000)}.png`,
  'photo.png.html',
  '"; filename="x',
];

/** Fields and at most two files, as bytes. */
export async function fuzzForm(
  form: MultipartBody,
  fields: Readonly<Record<string, unknown>>,
  chance: Chance,
): Promise<FuzzBody> {
  const parts = Object.entries(fields).map(([name, value]) =>
    part(`name="${name}"`, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
  );
  const count = chance.of([0, 1, 1, 1, 2]);
  for (let i = 0; i < count; i++) {
    const name = form.named ? `${form.file}.1.image.photo` : form.file;
    const shown = chance.happens(0.9) ? name : chance.of([...HOSTILE_NAMES, `${name}[0]`]);
    parts.push(part(`name="${shown}"; filename="${chance.of(FILE_NAMES)}"`, await fuzzFile(chance)));
  }
  const whole = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  const bytes = chance.happens(0.15) ? whole.subarray(0, chance.below(whole.length)) : whole;
  const boundary = chance.happens(0.95) ? BOUNDARY : chance.of(['', 'other', '"', 'x'.repeat(300)]);
  return { bytes: new Uint8Array(bytes), type: `multipart/form-data; boundary=${boundary}` };
}

function part(disposition: string, content: string | Uint8Array): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content as string), Buffer.from('\r\n')]);
}

/** Bytes of a file: sound, damaged, or of another kind than any. */
export async function fuzzFile(chance: Chance): Promise<Uint8Array> {
  const makers: readonly (() => Uint8Array | Promise<Uint8Array>)[] = [
    photo,
    () => packageOf(),
    () => Buffer.from(JSON.stringify(documentOf('landscape'))),
    () => damagedBytes(photo(), chance),
    () => damagedBytes(packageOf(), chance),
    () => Buffer.from(JSON.stringify(hostileValue(chance)) ?? ''),
    () => Buffer.from(chance.of(HOSTILE_TEXTS)),
    () => randomBytes(chance),
    () => new Uint8Array(0),
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
    () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;'),
    () => gzipSync(Buffer.alloc(2_000_000)),
    () => hugePng(),
    () => Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'),
    () => Buffer.from('#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/secret\n'),
  ];
  return chance.of(makers)();
}

async function damagedBytes(sound: Promise<Uint8Array>, chance: Chance): Promise<Uint8Array> {
  const bytes = Uint8Array.from(await sound);
  if (chance.happens(0.3)) return bytes.subarray(0, chance.below(bytes.length));
  for (let i = 0; i < 8; i++) bytes[chance.below(bytes.length)] = chance.below(256);
  return bytes;
}

function randomBytes(chance: Chance): Uint8Array {
  return Uint8Array.from({ length: chance.of([1, 100, 5000]) }, () => chance.below(256));
}

/** The head of a PNG of 60,000 × 60,000 px. */
function hugePng(): Uint8Array {
  const head = Buffer.alloc(25);
  head.writeUInt32BE(13, 0);
  head.write('IHDR', 4);
  head.writeUInt32BE(60_000, 8);
  head.writeUInt32BE(60_000, 12);
  head.set([8, 6, 0, 0, 0], 16);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), head, deflateSync(Buffer.alloc(1000))]);
}
