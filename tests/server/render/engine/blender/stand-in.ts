/** A program in the place of Blender: it reads the job as the driver does, and writes frames of one color. */
import { chmod, writeFile } from 'node:fs/promises';

export type Behavior = 'works' | 'fails' | 'hangs';

export async function writeStandIn(file: string, behavior: Behavior, version = '3.4.1'): Promise<string> {
  await writeFile(file, `#!/usr/bin/env node\n${source}\nrun(${JSON.stringify({ behavior, version })});\n`);
  await chmod(file, 0o755);
  return file;
}

const source = `
const { copyFileSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

function run({ behavior, version }) {
  if (process.argv[2] === '--version') return console.log('Blender ' + version);
  const file = process.argv.at(-1);
  const job = JSON.parse(readFileSync(file, 'utf8'));
  // what it was asked for, and how
  writeFileSync((job.images.picture ? job.script : process.argv[1]) + '.asked', JSON.stringify({ arguments: process.argv.slice(2), job, env: process.env, pid: process.pid }));
  if (behavior === 'fails') {
    console.error('Traceback: KeyError');
    process.exit(1);
  }
  if (behavior === 'hangs') return setInterval(() => undefined, 1000);
  for (const frame of job.frames) {
    const file = path.join(job.folder, frame + '.png');
    if (job.images.picture) copyFileSync(job.images.picture, file);
    else writeFileSync(file, 'a picture');
    console.log('spotreel-frame ' + frame);
  }
}
`;
