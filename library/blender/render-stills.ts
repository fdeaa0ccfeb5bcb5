/**
 * Renders the pictures that posters and previews of 3D templates are made of, with the Blender of this machine:
 * `npm run library:blender -- [slug] [ratio]`. A picture that is there stays; delete those of a script that has changed.
 * BLENDER_PATH names another Blender than the one on PATH.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CANVAS, type Ratio } from '@spotreel/sdk/internal/contract';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import sharp from 'sharp';
import type { BlenderTemplateSource } from '../template-source';
import { blenderTemplates } from '../templates';
import { ratiosOf, stillFile } from './still-files';

const sources = path.resolve('library');
const driver = path.resolve('server/render/engine/blender/driver.py');
/** Longer side, px. A frame that is gone at once needs fewer than one that rests. */
const PASSING_PX = 640;
const RESTING_PX = 960;
/** A frame that is shown for so long rests. */
const RESTING_FRAMES = 30;
const SAMPLES = 16;

const [slug, ratio] = process.argv.slice(2);
for (const template of blenderTemplates) {
  if (slug && template.slug !== slug) continue;
  for (const one of ratiosOf(template)) if (!ratio || ratio === one) await renderStills(template, one);
}

async function renderStills(template: BlenderTemplateSource, ratio: Ratio): Promise<void> {
  const missing = template.stillFrames.filter((frame) => !existsSync(stillFile(sources, template, ratio, frame)));
  const isResting = (frame: number) => {
    const next = template.stillFrames.find((other) => other > frame) ?? Number.POSITIVE_INFINITY;
    return next - frame >= RESTING_FRAMES;
  };
  const passing = missing.filter((frame) => !isResting(frame));
  await renderFrames(template, ratio, missing.filter(isResting), RESTING_PX);
  await renderFrames(template, ratio, passing, PASSING_PX);
}

async function renderFrames(
  template: BlenderTemplateSource,
  ratio: Ratio,
  frames: readonly number[],
  longSidePx: number,
): Promise<void> {
  if (frames.length === 0) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-blender-'));
  try {
    const jobFile = path.join(folder, 'job.json');
    writeFileSync(jobFile, JSON.stringify({ ...jobOf(template, ratio, longSidePx), folder, frames }));
    await runBlender(jobFile);
    for (const frame of frames) {
      const file = stillFile(sources, template, ratio, frame);
      mkdirSync(path.dirname(file), { recursive: true });
      await sharp(path.join(folder, `${frame}.png`))
        .webp({ quality: 80 })
        .toFile(file);
    }
    console.log(`${template.slug} ${ratio}: ${frames.length} pictures of ${longSidePx} px`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As a server asks for the template with its own texts, pictures and colors. */
function jobOf({ script, texts, images, colors, bars, bpm }: BlenderTemplateSource, ratio: Ratio, longSidePx: number) {
  const { width, height } = CANVAS[ratio];
  const scale = longSidePx / Math.max(width, height);
  return {
    script: path.join(sources, 'blender', script),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    framesPerSecond: FRAMES_PER_SECOND,
    durationFrames: Math.round(((bars * 240) / bpm) * FRAMES_PER_SECOND),
    samples: SAMPLES,
    texts: Object.fromEntries(texts.map(({ innerReference, defaultValue }) => [innerReference, defaultValue])),
    colors: Object.fromEntries(colors.map(({ innerReference, defaultValue }) => [innerReference, defaultValue])),
    images: Object.fromEntries(
      (images ?? []).map(({ innerReference, defaultFile }) => [
        innerReference,
        path.join(sources, 'media', defaultFile),
      ]),
    ),
  };
}

/** Blender leaves when its standard input ends. */
function runBlender(jobFile: string): Promise<void> {
  const safe = ['--background', '--factory-startup', '--disable-autoexec', '--python-exit-code', '1'];
  const command = [...safe, '--python', driver, '--', jobFile];
  const child = spawn(process.env.BLENDER_PATH ?? 'blender', command, { stdio: ['pipe', 'ignore', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`Blender left with ${code}`))));
  });
}
