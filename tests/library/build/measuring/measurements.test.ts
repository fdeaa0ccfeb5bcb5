import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BrightnessMeasurement } from '../../../../library/build/measuring/measurement-request';
import { createMeasurements } from '../../../../library/build/measuring/measurements';

let folder: string;
let count: number;
const measure = async () => ({ brightness: `measured ${++count}` });
const request: BrightnessMeasurement = { kind: 'brightness', of: 'media/sea-1.jpg' };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'measured-'));
  count = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was measured before is not measured again, until it changes', async () => {
  const file = path.join(folder, 'measured.jsonl');
  const first = createMeasurements([file], measure);
  expect(await first.of('sea', request)).toEqual({ brightness: 'measured 1' });
  expect(first.missed()).toEqual(['sea']);
  writeFileSync(file, first.text());

  const second = createMeasurements([file], measure);
  expect(await second.of('sea', request)).toEqual({ brightness: 'measured 1' });
  expect(second.missed()).toEqual([]);
  expect(await second.of('sea', { ...request, of: 'media/sea-2.jpg' })).toEqual({ brightness: 'measured 2' });
  expect(second.missed()).toEqual(['sea']);
});

test('lines are sorted, and those that nothing asks for are left out', async () => {
  const file = path.join(folder, 'measured.jsonl');
  writeFileSync(file, '{"name":"gone","key":"1","measured":{"brightness":"0"}}\n');
  const measurements = createMeasurements([file], measure);
  await measurements.of('sea', request);
  await measurements.of('beach', request);
  expect(
    measurements
      .text()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).name),
  ).toEqual(['beach', 'sea']);
});
