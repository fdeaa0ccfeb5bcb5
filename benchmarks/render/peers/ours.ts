/** `node ours.mjs <film.json> <out> <quality>`: Spotreel's engine as a worker runs it, as many segments at a time as there are cores. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFfmpegProgram } from '../../../build/ffmpeg-program.mjs';
import type { Composition } from '../../../sdk/scene/composition';
import { createRenderEngine } from '../../../server/render/engine/engine';
import { findFfmpeg } from '../../../server/render/engine/ffmpeg/find';
import type { SegmentPicture } from '../../../server/render/engine/painter/protocol';

const [filmFile = '', outFile = '', quality = 'standard'] = process.argv.slice(2);
const composition = JSON.parse(await readFile(filmFile, 'utf8')) as Composition;
const folder = await mkdtemp(path.join(tmpdir(), 'spotreel-bench-'));
const { path: ffmpegPath } = await findFfmpeg({ program: await buildFfmpegProgram() });
const painterEntry = path.join(import.meta.dirname, 'painter.mjs');
const engine = createRenderEngine({ workDir: folder, painterEntry, ffmpegPath, fetchMedia: async (src) => src });
const { width, height, fps: frameRate } = composition;
const picture = { size: { width, height }, quality, frameRate } as SegmentPicture;
const waiting = [...engine.planSegments(composition)];
const segmentFiles = waiting.map(({ index }) => path.join(folder, `${index}.mp4`));
const lane = async () => {
  for (let segment = waiting.shift(); segment; segment = waiting.shift())
    await engine.renderSegment({ composition, segment, picture, outFile: path.join(folder, `${segment.index}.mp4`) });
};
await Promise.all(Array.from({ length: engine.processes }, lane));
await engine.assemble({ composition, segmentFiles, outFile });
await rm(folder, { recursive: true, force: true });
