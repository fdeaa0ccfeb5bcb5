/**
 * A program in the place of ffmpeg, on a machine whose hardware encoders do what a test says. What works is encoded by the packaged
 * ffmpeg with x264, but with other parameter sets than a segment of x264 has.
 */
import { chmod, writeFile } from 'node:fs/promises';
import type { HardwareEncoder } from '../../../../../server/platform/config/render-encoder-settings';
import { ffmpegCommand } from '../../../../../server/render/engine/ffmpeg/command';
import { packaged } from '../harness';

export type Behavior =
  | 'works'
  /** As the same encoder of another graphics card. */
  | 'works-differently'
  | 'refuses'
  | 'hangs'
  | 'paints-gray'
  | 'loses-frames'
  | 'writes-nothing-readable';

/** It was built without those that are left out. */
export type Behaviors = Readonly<Partial<Record<HardwareEncoder, Behavior>>>;

export async function writeStandIn(file: string, behaviors: Behaviors): Promise<string> {
  const names = JSON.stringify({ behaviors, ffmpeg: ffmpegCommand(packaged.path) });
  await writeFile(file, `#!/usr/bin/env node\n${source}\nawait run(${names});\n`);
  await chmod(file, 0o755);
  return file;
}

const source = `
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const MORE = {
  'works-differently': ['-refs', '2'],
  'paints-gray': ['-vf', 'lutyuv=y=16:u=128:v=128'],
  'loses-frames': ['-frames:v', '3'],
};

function inSoftware(args, at, more) {
  const rest = args.slice(at + 2);
  const kept = args.slice(0, at).filter((part, index, all) =>
    !['-vaapi_device', '-vf'].some((option) => part === option || all[index - 1] === option));
  return [...kept, '-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '20', '-refs', '1', '-bf', '0',
    ...more, ...rest.slice(rest.indexOf('-profile:v'))];
}

async function run({ behaviors, ffmpeg }) {
  const args = process.argv.slice(2);
  if (args.includes('-encoders')) return console.log(Object.keys(behaviors).map((name) => ' V....D ' + name).join('\\n'));
  const at = args.findIndex((part, index) => part === '-c:v' && /^h264_/.test(args[index + 1] ?? ''));
  if (at < 0) return start(ffmpeg, args);
  const encoder = args[at + 1];
  switch (behaviors[encoder]) {
    case 'refuses':
      return fail('[' + encoder + ' @ 0x55bf85bd5ac0] Cannot load libcuda.so.1\\nError initializing output stream 0:0');
    case 'hangs':
      return setInterval(() => undefined, 60_000);
    case 'writes-nothing-readable':
      return writeFileSync(args.at(-1), 'this is no video');
    default:
      return start(ffmpeg, inSoftware(args, at, MORE[behaviors[encoder]] ?? []));
  }
}

function fail(words) {
  console.error(words);
  process.exitCode = 1;
}

function start(ffmpeg, args) {
  const child = spawn(ffmpeg[0], [...ffmpeg.slice(1), ...args], { stdio: 'inherit' });
  child.once('close', (code) => process.exit(code ?? 1));
}
`;
