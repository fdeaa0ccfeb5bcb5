// @vitest-environment node
/** `library/measured.jsonl` has all that the library's manifest says of painted pictures, and no more. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openLibraryFolder } from '../../../../library/build/library-folder';
import { measure } from '../../../../library/build/measuring/measure';
import type { MeasurementRequest } from '../../../../library/build/measuring/measurement-request';
import { createMeasurements, type Measurements } from '../../../../library/build/measuring/measurements';
import { hashOf, type Output } from '../../../../library/build/output';
import { writeLibrary } from '../../../../library/build/write-library';

const FILE = 'library/measured.jsonl';
const BUILT = path.resolve('dist/library');
const isBuilt = existsSync(path.join(BUILT, 'manifest.json'));
/** Of so many measurements, one is made again. */
const SAMPLE = process.env.SPOTREEL_FULL_TESTS ? 1 : 150;

/** Names files as the build does, and writes none. */
const output: Output = {
  write: (folder, name, extension, bytes) => `${folder}/${name}-${hashOf(bytes).slice(0, 12)}.${extension}`,
  writeAs: () => {},
  keep: () => true,
  removeOthers: () => {},
};
const requests = new Map<string, MeasurementRequest>();
let measurements: Measurements;

beforeAll(async () => {
  const known = createMeasurements([FILE], async () => ({ brightness: '', posterColor: 'gray', textColors: [] }));
  measurements = {
    ...known,
    of(name, request) {
      requests.set(name, request);
      return known.of(name, request);
    },
  };
  await writeLibrary({ sources: path.resolve('library'), output, measurements, painterOf: () => '' });
}, 60_000);

describe('npm run library:measure', () => {
  test('was run since the last change of a scene', () => {
    expect(measurements.missed(), 'run `npm run library:measure`').toEqual([]);
    expect(measurements.text()).toBe(readFileSync(FILE, 'utf8'));
  });

  test.runIf(isBuilt)('says today what it said then', { timeout: 600_000 }, async () => {
    const folder = await openLibraryFolder(BUILT);
    const sample = [...requests].filter((_, index) => index % SAMPLE === 0);
    expect(sample.length).toBeGreaterThan(2);
    for (const [name, request] of sample)
      expect(await measure(request, folder), name).toEqual(await measurements.of(name, request));
  });
});
