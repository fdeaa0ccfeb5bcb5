/** Films of every kind that people upload, made by the machine's own ffmpeg: the one from npm writes few kinds. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kind } from './pictures';

const SECONDS = 3;
const BARS = `smptehdbars=s=480x270:r=30:d=${SECONDS}`;
const H264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'];

/** Source, ending, options. */
const FILMS: Readonly<Record<string, readonly [source: string, ending: string, ...options: string[]]>> = {
  'H.264': [BARS, 'mp4', ...H264],
  'H.264, BT.601': [BARS, 'mp4', '-vf', 'scale=out_color_matrix=bt601', ...H264, '-colorspace', 'smpte170m'],
  'H.264, BT.709': [BARS, 'mp4', '-vf', 'scale=out_color_matrix=bt709', ...H264, '-colorspace', 'bt709'],
  'H.264, full range': [BARS, 'mp4', '-vf', 'scale=out_range=full', ...H264, '-color_range', 'pc'],
  'H.264, 4:4:4': [BARS, 'mp4', '-c:v', 'libx264', '-pix_fmt', 'yuv444p'],
  'H.264, 10 bits': [BARS, 'mp4', '-c:v', 'libx264', '-pix_fmt', 'yuv420p10le'],
  'H.264, odd sides': [BARS.replace('480x270', '333x187'), 'mov', '-c:v', 'libx264', '-pix_fmt', 'yuv444p'],
  'H.264, 25 a second': [BARS, 'mp4', '-r', '25', ...H264],
  'H.264, 60 a second': [BARS, 'mp4', '-r', '60', ...H264],
  'H.264, interlaced': [BARS.replace('270', '272'), 'mp4', '-flags', '+ilme+ildct', '-x264opts', 'tff=1', ...H264],
  'H.264, variable rate': [BARS, 'mp4', '-vf', "select='lt(t,1)+gt(t,2)'", '-fps_mode', 'vfr', ...H264],
  'H.264 in QuickTime': [BARS, 'mov', ...H264],
  'H.265': [BARS, 'mp4', '-c:v', 'libx265', '-tag:v', 'hvc1', '-pix_fmt', 'yuv420p', '-x265-params', 'log-level=error'],
  'H.265, 10 bits': [
    BARS,
    'mp4',
    '-c:v',
    'libx265',
    '-tag:v',
    'hvc1',
    '-pix_fmt',
    'yuv420p10le',
    '-x265-params',
    'log-level=error',
  ],
  VP8: [BARS, 'webm', '-c:v', 'libvpx', '-b:v', '2M'],
  'VP8, clear': [
    `color=red@0.5:s=480x270:r=30:d=${SECONDS},format=yuva420p`,
    'webm',
    '-c:v',
    'libvpx',
    '-b:v',
    '2M',
    '-auto-alt-ref',
    '0',
  ],
  VP9: [BARS, 'webm', '-c:v', 'libvpx-vp9', '-b:v', '2M', '-cpu-used', '8'],
  AV1: [BARS, 'webm', '-c:v', 'libaom-av1', '-cpu-used', '8', '-b:v', '2M'],
  ProRes: [BARS, 'mov', '-c:v', 'prores_ks', '-profile:v', '2'],
  'Motion JPEG': [BARS, 'mov', '-c:v', 'mjpeg', '-q:v', '3'],
  'MPEG-4': [BARS, 'mp4', '-c:v', 'mpeg4', '-q:v', '3'],
};

/** Undefined on a machine without ffmpeg. */
export async function filmKinds(): Promise<Kind[] | undefined> {
  if (spawnSync('ffmpeg', ['-version']).error) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'spotreel-films-'));
  const make = async (name: string, ending: string, args: readonly string[]): Promise<Kind> => {
    const file = path.join(folder, `${name.replaceAll(/\W+/g, '-')}.${ending}`);
    const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args, file]);
    if (status !== 0) throw new Error(`${name}: ${stderr}`);
    return { name, type: 'video', bytes: await readFile(file) };
  };
  const kinds: Kind[] = [];
  for (const [name, [source, ending, ...options]] of Object.entries(FILMS))
    kinds.push(await make(name, ending, ['-f', 'lavfi', '-i', source, ...options]));
  const plain = path.join(folder, 'H-264.mp4');
  for (const turn of ['90', '180', '270'])
    kinds.push(
      await make(`H.264, turned by ${turn}`, 'mp4', ['-i', plain, '-c', 'copy', '-metadata:s:v', `rotate=${turn}`]),
    );
  await rm(folder, { recursive: true });
  return kinds;
}
