/**
 * Renders the music kits of the library. A tool for maintainers: it needs fluidsynth and ffmpeg.
 *
 *   npx esbuild library/music/source/main.ts --bundle --platform=node --format=esm --outfile=dist/tools/music.mjs
 *   node dist/tools/music.mjs <soundfont.sf2> [slug of a kit ...]
 *
 * Run from the root of the repository.
 */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kitScores } from './kits/kit-scores';
import { publishKit } from './publish/kit-file';
import { createSoundfontPlayer } from './soundfont/fluidsynth';

const [soundfont, ...wanted] = process.argv.slice(2);
if (!soundfont) throw new Error('Which soundfont? Give its path as the first argument.');
const music = path.resolve('library/music');
const player = createSoundfontPlayer(soundfont, path.join(tmpdir(), 'spotreel-music'));
for (const kit of kitScores) {
  if (wanted.length > 0 && !wanted.includes(kit.slug)) continue;
  publishKit(kit, player, path.join(music, kit.slug));
  console.log(`${kit.name}: ${kit.sections.length + 1 + kit.stings.length} samples`);
}
