/** FFmpeg's libraries as npm installed them, and what each part of this program needs of them. */
import { createRequire } from 'node:module';
import type { Dictionary, Frame, Native, Packet, Rational } from './libraries';

/** The package that has FFmpeg's libraries for this system. Systems whose C library is not glibc have none. */
function packageName(): string {
  const place = `@seydx/node-av-${process.platform}-${process.arch}`;
  return process.platform === 'win32' ? `${place}-msvc` : place;
}

/** @throws Error where npm installed none for this system, or it does not load. */
export const native = createRequire(import.meta.url)(packageName()) as Native;

export const VIDEO = 0;
export const AUDIO = 1;
/** A time that is not known. */
export const NO_TIME = -(2n ** 63n);
export const MICROSECONDS: Rational = { num: 1, den: 1_000_000 };
export const END_OF_FILE = -541478725;
/** More input is needed first. Systems number it differently. */
export const TRY_AGAIN = native.FFmpegError.getAverror('EAGAIN');

/** @throws Error with FFmpeg's words for a code below 0. */
export function checked(code: number, what: string): number {
  if (code < 0) throw new Error(`${what}: ${native.FFmpegError.strerror(code)}`);
  return code;
}

export function dictionary(entries: Iterable<readonly [string, string]>): Dictionary {
  const options = new native.Dictionary();
  options.alloc();
  for (const [name, value] of entries) options.set(name, value, 0);
  return options;
}

export function newFrame(): Frame {
  const frame = new native.Frame();
  frame.alloc();
  return frame;
}

export function newPacket(): Packet {
  const packet = new native.Packet();
  packet.alloc();
  return packet;
}

/** Seconds of a time in units of its base. */
export function secondsOf(time: bigint, { num, den }: Rational): number {
  return (Number(time) * num) / den;
}
