/**
 * Files beside the Markdown files: videos, their captions, and pictures. A page can show only what was found and checked
 * here. Addresses carry a hash of the content, so that browsers keep files for good.
 */
import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageCode } from '@spotreel/sdk/internal/i18n';
import sharp from 'sharp';
import type { Log } from '../../platform/log/log';
import type { ContentFolder } from '../reading/content-folder';

/** Path of help files below the address of the server. */
export const HELP_FILES_PATH = '/help-files/';

/** A picture that pages may show. */
export interface FoundPicture {
  /** Below the address of the server. */
  readonly path: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A video that pages may show. */
export interface FoundVideo {
  /** Below the address of the server. */
  readonly path: string;
  /** Language of the folder that has it. */
  readonly language: LanguageCode;
}

/** The files of one folder by name. Undefined: the file is missing or not what its name says, and the log says so. */
export interface HelpFolder {
  video(name: string): Promise<FoundVideo | undefined>;
  captions(name: string): Promise<string | undefined>;
  picture(name: string): Promise<FoundPicture | undefined>;
}

export interface HelpFiles {
  folder(folder: ContentFolder): HelpFolder;
  /** The file on the disk; undefined for an address that `folder` has not given. */
  find(address: string): string | undefined;
}

interface Kind {
  readonly name: RegExp;
  readonly mostBytes: number;
  /** True if a file with this head is of the kind. */
  readonly isOne: (head: Buffer) => boolean;
}

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*';
const MEGABYTE = 1_000_000;
const VIDEO: Kind = {
  name: new RegExp(`^${NAME}\\.(?:mp4|webm)$`),
  mostBytes: 500 * MEGABYTE,
  isOne: (head) => head.toString('latin1', 4, 8) === 'ftyp' || head.readUInt32BE(0) === 0x1a45dfa3,
};
const CAPTIONS: Kind = {
  name: new RegExp(`^${NAME}\\.vtt$`),
  mostBytes: MEGABYTE,
  isOne: (head) => /^\uFEFF?WEBVTT/.test(head.toString('utf8')),
};
const PICTURE: Kind = { name: new RegExp(`^${NAME}\\.(?:webp|png|jpg)$`), mostBytes: 10 * MEGABYTE, isOne: () => true };

/** From each end of a file; the hash of a large video would delay the start of the server. */
const HASHED_BYTES = 256 * 1024;

export function createHelpFiles(log: Log): HelpFiles {
  const files = new Map<string, string>();

  function add(file: string, hash: string): string {
    const address = `${HELP_FILES_PATH}${hash}/${path.basename(file)}`;
    files.set(address, file);
    return address;
  }
  async function orLeftOut<Found>(file: string, find: () => Promise<Found>): Promise<Found | undefined> {
    try {
      return await find();
    } catch (error) {
      log.warn({ file: file.slice(0, 100), problem: (error as Error).message }, 'help file left out');
      return undefined;
    }
  }
  return {
    find: (address) => files.get(address),
    folder: (folder) => ({
      video: (name) =>
        orLeftOut(name, async () => {
          const { file, hash } = await checkedFile(folder, name, VIDEO);
          const isOwn = path.dirname(file) === path.normalize(folder.path);
          return { path: add(file, hash), language: isOwn ? folder.language : 'en' };
        }),
      captions: (name) =>
        orLeftOut(name, async () => {
          const { file, hash } = await checkedFile(folder, name, CAPTIONS);
          return add(file, hash);
        }),
      picture: (name) =>
        orLeftOut(name, async () => {
          const { file, hash } = await checkedFile(folder, name, PICTURE);
          const { width, height } = await sharp(file).metadata();
          return { path: add(file, hash), widthPx: width, heightPx: height };
        }),
    }),
  };
}

interface CheckedFile {
  readonly file: string;
  readonly hash: string;
}

/** Throws an Error that says what is wrong with the file. A link to another file is refused as well. */
async function checkedFile(
  folder: ContentFolder,
  name: string,
  { name: pattern, mostBytes, isOne }: Kind,
): Promise<CheckedFile> {
  if (!pattern.test(name) || name.length > 90)
    throw new Error('The name of a file has letters a to z, digits and hyphens, and the ending of its kind.');
  const { file, facts } = await findBeside(folder, name);
  if (!facts?.isFile()) throw new Error('There is no such file beside the Markdown file.');
  if (facts.size > mostBytes) throw new Error(`The file may have ${mostBytes / MEGABYTE} MB.`);
  const { head, tail } = await endsOf(file, facts.size);
  if (head.length < 8 || !isOne(head)) throw new Error('The file is not what its name says.');
  const hash = createHash('sha256').update(`${facts.size} `).update(head).update(tail).digest('hex').slice(0, 16);
  return { file, hash };
}

/** The file in the folder itself, else in the one that its translations share. */
async function findBeside(folder: ContentFolder, name: string): Promise<{ file: string; facts: Stats | undefined }> {
  const own = path.join(folder.path, name);
  const facts = await lstat(own).catch(() => undefined);
  if (facts || folder.files === undefined) return { file: own, facts };
  const shared = path.join(folder.files, name);
  return { file: shared, facts: await lstat(shared).catch(() => undefined) };
}

async function endsOf(file: string, size: number): Promise<{ readonly head: Buffer; readonly tail: Buffer }> {
  const handle = await open(file, 'r');
  try {
    const head = Buffer.alloc(Math.min(size, HASHED_BYTES));
    const tail = Buffer.alloc(head.length);
    await handle.read(head, 0, head.length, 0);
    await handle.read(tail, 0, tail.length, size - tail.length);
    return { head, tail };
  } finally {
    await handle.close();
  }
}
