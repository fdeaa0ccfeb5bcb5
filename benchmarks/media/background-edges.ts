/**
 * Edges of removed backgrounds, on subjects whose share of each pixel is known. The painter's own job cuts them out. A second run
 * gets the true mask in the size of the model's. All differences are means over the pixels within 14 px of an edge, of 255.
 * `edges`: the difference between the cut-out and the true one, on black and on white. `colors`: the difference of what is opaque
 * enough to be seen. `missing`: the share of the subject that is not found. `npm run bench:background [-- --each --job]`;
 * `--each` names each picture, `--job` leaves the second run out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { boxMean } from '../../server/vision/matting/box-mean';
import { colorPlanes, mapPlane, type Plane } from '../../server/vision/matting/plane';
import { type Background, DISTANCES, nearWalls, photos } from './background-edges/backgrounds';
import { byModel, byTrueMask, type Cutter } from './background-edges/cutters';
import { type KnownSubject, knownSubjects, SIDE_PX } from './background-edges/subjects';

const MEDIA = 'library/media';
const NEAR_PX = 14;
/** Less of the subject than this is not seen as a color of its own. */
const SEEN = 0.1;
const JOB: readonly [string, Cutter] = ['job', byModel];
const CUTTERS = process.argv.includes('--job') ? [JOB] : [JOB, ['edges alone', byTrueMask] as const];

interface Differences {
  readonly edges: number;
  readonly colors: number;
  readonly missing: number;
}
interface Measured extends Differences {
  readonly seconds: number;
}
type Pair = readonly [KnownSubject, Background];

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-edges-'));
try {
  const subjects = await knownSubjects(MEDIA);
  const backgrounds = await photos(MEDIA);
  await compare(
    'photos of the library',
    subjects.flatMap((subject) => backgrounds.map((one): Pair => [subject, one])),
  );
  const walls = await Promise.all(
    subjects.map(async (subject) => ({ subject, walls: await nearWalls(MEDIA, subject) })),
  );
  for (const distance of DISTANCES) {
    const pairs = walls.flatMap(({ subject, walls: all }) =>
      all.filter((wall) => wall.distance === distance).map((wall): Pair => [subject, wall]),
    );
    await compare(`walls ${distance} from the rim's color`, pairs);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function compare(name: string, pairs: readonly Pair[]): Promise<void> {
  for (const [way, cut] of CUTTERS) {
    const found: Measured[] = [];
    for (const [subject, background] of pairs) {
      const measured = await measure(subject, background, cut);
      if (measured) found.push(measured);
      if (process.argv.includes('--each'))
        console.log(`  ${subject.name}, ${background.name}: ${measured ? shown([measured]) : 'refused'}`);
    }
    console.log(`${name}, ${way}: ${pairs.length} pictures, ${pairs.length - found.length} refused; ${shown(found)}`);
  }
}

function shown(all: readonly Measured[]): string {
  const mean = (part: keyof Measured) => all.reduce((sum, one) => sum + one[part], 0) / Math.max(1, all.length);
  const missing = `missing ${(100 * mean('missing')).toFixed(0)}%`;
  return `edges ${mean('edges').toFixed(1)}, colors ${mean('colors').toFixed(1)}, ${missing}, ${mean('seconds').toFixed(1)} s each`;
}

/** Undefined: no subject was found. */
async function measure(subject: KnownSubject, background: Background, cut: Cutter): Promise<Measured | undefined> {
  const picture = composite(subject, background);
  const started = performance.now();
  const bytes = await cut(picture, subject.alpha, folder);
  const seconds = (performance.now() - started) / 1000;
  return bytes && { ...differences(subject, bytes), seconds };
}

function composite({ alpha, colors }: KnownSubject, background: Background): Uint8Array {
  const bytes = new Uint8Array(SIDE_PX * SIDE_PX * 3);
  for (const [index, share] of alpha.data.entries())
    for (const channel of [0, 1, 2] as const) {
      const behind = background.colors[channel].data[index] ?? 0;
      const mixed = share * (colors[channel].data[index] ?? 0) + (1 - share) * behind;
      bytes[3 * index + channel] = Math.round(255 * mixed);
    }
  return bytes;
}

function differences({ alpha, colors }: KnownSubject, bytes: Uint8Array): Differences {
  const found = colorPlanes(bytes, SIDE_PX, SIDE_PX);
  const isNear = nearEdges(alpha);
  const sums = { edges: 0, near: 0, colors: 0, seen: 0, subject: 0, missing: 0 };
  for (let index = 0; index < alpha.data.length; index++) {
    const truth = alpha.data[index] ?? 0;
    const share = (bytes[4 * index + 3] ?? 0) / 255;
    sums.subject += truth;
    sums.missing += Math.max(0, truth - share);
    if (!isNear.data[index]) continue;
    const isSeen = Math.min(truth, share) > SEEN;
    sums.near += 1;
    sums.seen += isSeen ? 1 : 0;
    for (const channel of [0, 1, 2] as const) {
      const color = found[channel].data[index] ?? 0;
      const known = colors[channel].data[index] ?? 0;
      const onBlack = Math.abs(share * color - truth * known);
      const onWhite = Math.abs(share * color - share - (truth * known - truth));
      sums.edges += (onBlack + onWhite) / 6;
      sums.colors += isSeen ? Math.abs(color - known) / 3 : 0;
    }
  }
  return {
    edges: (255 * sums.edges) / sums.near,
    colors: (255 * sums.colors) / Math.max(1, sums.seen),
    missing: sums.missing / sums.subject,
  };
}

function nearEdges(alpha: Plane): Plane {
  return mapPlane(boxMean(alpha, NEAR_PX), (value) => (value > 0.001 && value < 0.999 ? 1 : 0));
}
