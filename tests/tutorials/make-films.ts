/**
 * Makes the videos, posters, captions and step pictures of tutorials and lessons out of `library/tutorial-films`:
 * `npm run tutorials:films [slug ...]`. It needs no browser and no build.
 */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { buildProgram } from '../../build/program.mjs';
import { createPackageTextShaper } from '../../library/fonts/package-text-shaper';
import type { MusicKitSource } from '../../library/music/kit';
import { closeupOf, spotIn } from '../../library/tutorial-films/camera-path';
import { webVtt } from '../../library/tutorial-films/captions';
import {
  type Area,
  type FilmScreen,
  filmSceneSeconds,
  SCREEN,
  SCREEN_PIXELS,
  type ShownFilm,
} from '../../library/tutorial-films/film';
import {
  type FilledScene,
  filmCaptions,
  filmScenes,
  sceneInput,
  screenOf,
} from '../../library/tutorial-films/film-scenes';
import { FILMS_FOLDER, kitOf, readExamples, readFilms, readScreens } from '../../library/tutorial-films/sources';
import { composeAudio } from '../../sdk/audio';
import { type Composition, compileComposition, createTextShapingCompiler } from '../../sdk/scene';
import { createRenderEngine, type RenderEngine } from '../../server/render/engine/engine';
import { packagedProgram, runFfmpeg } from '../packaged-ffmpeg';
import { makeExample } from './make-example';

const CONTENT = 'server/help/content';
/** Scenes are drawn for 1920 × 1080; this is enough for a page, and a third of the work. */
const FILM = { width: 1280, height: 720 } as const;
/** Fields on the page are half as wide as the text; twice that for sharp displays. */
const STEP_PICTURE_WIDTH = 1120;
const RED = '#e5482d';
/** Between what is pointed out and its ring, CSS pixels of the closeup. */
const RING_GAP = 12;
/** Screens hardly change, so that little is enough: a video of 30 s has about half a megabyte. */
const H264 = [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-tune',
  'animation',
  '-crf',
  '30',
  '-profile:v',
  'high',
  '-pix_fmt',
  'yuv420p',
];
const AAC = ['-c:a', 'aac', '-b:a', '64k'];
const KEY_FRAMES = ['-g', '300'];

const screens = readScreens();
const shaper = createPackageTextShaper();
const work = mkdtempSync(path.join(tmpdir(), 'spotreel-films-'));
const ffmpegPath = packagedProgram;
const painterEntry = path.resolve('dist/programs/films-painter.mjs');
await buildProgram({ entryPoints: ['server/render/engine/painter/main.ts'], outfile: painterEntry });
const engine = createRenderEngine({
  workDir: work,
  painterEntry,
  ffmpegPath,
  fetchMedia: async (src) => path.resolve(src.endsWith('.mp3') ? src : `${FILMS_FOLDER}/screens/${src}`),
});
const wanted = process.argv.slice(2);
try {
  for (const example of readExamples()) await makeExample(example, shaper);
  for (const film of readFilms()) if (wanted.length === 0 || wanted.includes(film.slug)) await makeFilm(film);
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function makeFilm(film: ShownFilm): Promise<void> {
  const started = Date.now();
  const kit = kitOf(film);
  const scenes = filmScenes(film, screens);
  const composition = await compose(scenes, kit.bpm, await musicOf(kit, scenes.length));
  const folder = path.join(CONTENT, film.folder);
  const target = path.join(folder, film.slug);
  await render(engine, composition, `${target}.mp4`);
  await makePoster(composition, `${target}.webp`);
  writeFileSync(`${target}.vtt`, webVtt(filmCaptions(scenes, kit.bpm)));
  for (const { screen } of film.steps)
    await makeStepPicture(screenOf(screens, screen), path.join(folder, `${screen}.webp`));
  const seconds = Math.round((Date.now() - started) / 1000);
  const kilobytes = Math.round(statSync(`${target}.mp4`).size / 1000);
  console.log(`${film.slug}: ${composition.durationFrames / 30} s, ${kilobytes} kB, made in ${seconds} s`);
}

async function compose(
  scenes: readonly FilledScene[],
  bpm: number,
  audio: Parameters<typeof compileComposition>[0]['audio'] = [],
): Promise<Composition> {
  const inputs = scenes.map((scene) => sceneInput(scene, bpm));
  const composition = await compileComposition({ ...FILM, scenes: inputs, audio }, createTextShapingCompiler(shaper));
  for (const [place, { notices }] of composition.scenes.entries())
    for (const { code, field } of notices) console.log(`Scene ${place + 1}: ${code} ${field ?? ''}`);
  return composition;
}

/** What the composer of the editor finds best for scenes of this length. */
async function musicOf({ bpm, samples, slug }: MusicKitSource, sceneCount: number) {
  const audioSamples = samples.map(({ durationSeconds, ...sample }) => ({ ...sample, duration: durationSeconds }));
  const scenes = Array.from({ length: sceneCount }, () => ({ durationSeconds: filmSceneSeconds(bpm) }));
  const { tracks } = await composeAudio({ bpm, audioSamples }, scenes, { budgetMs: 4000 });
  return (tracks[0]?.sampleIds ?? []).flatMap((id) => {
    const sample = samples.find((one) => one.id === id);
    if (!sample) return [];
    const { durationSeconds, leadInSamples, contentSamples, sampleRate } = sample;
    const src = `library/music/${slug}/${path.basename(sample.file)}`;
    return [{ audioId: id, src, durationSeconds, leadInSamples, contentSamples, sampleRate }];
  });
}

/** Smaller than an export, with what players need at the start of the file. */
async function render(painters: RenderEngine, composition: Composition, outFile: string): Promise<void> {
  const segments = painters.planSegments(composition);
  const segmentFiles = segments.map(({ index }) => path.join(work, `segment-${index}.mp4`));
  for (const segment of segments)
    await painters.renderSegment({ composition, segment, outFile: segmentFiles[segment.index] ?? '' });
  const large = path.join(work, 'large.mp4');
  await painters.assemble({ composition, segmentFiles, outFile: large });
  const args = ['-v', 'error', '-y', '-i', large, ...H264, ...KEY_FRAMES, ...AAC, '-movflags', '+faststart'];
  const { status, stderr } = runFfmpeg([...args, outFile]);
  if (status !== 0) throw new Error(`ffmpeg did not make ${outFile}: ${stderr}`);
}

/** The first scene with everything in place. */
async function makePoster(composition: Composition, file: string): Promise<void> {
  const frame = composition.scenes[0]?.keyframe ?? 0;
  const still = await engine.still({ composition, frame, format: 'png' });
  await sharp(still).webp({ quality: 80, effort: 6 }).toFile(file);
}

/** The part of the screen that the camera shows, with the same ring. */
async function makeStepPicture(screen: FilmScreen, file: string): Promise<void> {
  const { name, spot } = screen;
  const closeup = closeupOf(screen);
  const { x, y, width, height } = closeup.area;
  const picture = await loadImage(path.join(FILMS_FOLDER, 'screens', `${name}.webp`));
  const size = { width: STEP_PICTURE_WIDTH, height: Math.round((STEP_PICTURE_WIDTH * SCREEN.height) / SCREEN.width) };
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const source = [x, y, width, height].map((pixels) => pixels * SCREEN_PIXELS) as [number, number, number, number];
  context.drawImage(picture, ...source, 0, 0, size.width, size.height);
  drawRing(context, spotIn(closeup, spot), size);
  await sharp(canvas.toBuffer('image/png')).webp({ quality: 80, effort: 6 }).toFile(file);
}

function drawRing(context: SKRSContext2D, spot: Area, size: { readonly width: number; readonly height: number }): void {
  const factor = size.width / SCREEN.width;
  const left = Math.max(4, (spot.x - RING_GAP) * factor);
  const top = Math.max(4, (spot.y - RING_GAP) * factor);
  const right = Math.min(size.width - 4, (spot.x + spot.width + RING_GAP) * factor);
  const bottom = Math.min(size.height - 4, (spot.y + spot.height + RING_GAP) * factor);
  context.beginPath();
  context.roundRect(left, top, right - left, bottom - top, 16);
  context.lineWidth = 7;
  context.strokeStyle = RED;
  context.stroke();
}
