/**
 * `npm run library:music -- <soundfont.sf2> [slug of a kit ...]`: renders the music kits of the library into `library/music`.
 * It needs fluidsynth and ffmpeg.
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
