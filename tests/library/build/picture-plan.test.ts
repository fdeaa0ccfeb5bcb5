import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { missingPictures } from '../../../library/build/missing-pictures';
import { createOutput } from '../../../library/build/output';
import { createPicturePlan } from '../../../library/build/picture-plan';
import type { StillRequest } from '../../../library/build/picture-request';

const scene = { document: 'scenes/title-1.json', background: { picture: 'media/sea-1.jpg' } };
const request: Omit<StillRequest, 'kind'> = { scene, seconds: 1, longSidePx: 64 };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'plan-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build with one still; says which file it will be. */
function build(changed: Partial<typeof request> = {}, program = 'one') {
  const output = createOutput(folder);
  const plan = createPicturePlan(output, program);
  const file = plan.still('posters', 'title', { ...request, ...changed });
  output.removeOthers();
  return { file, planned: plan.planned() };
}

function paint(file: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), 'painted');
}

describe('a planned picture', () => {
  test('has its name before it is painted, and keeps what was painted', () => {
    const { file, planned } = build();
    expect(missingPictures(folder, planned)).toEqual([file]);
    paint(file);
    const second = build();
    expect(second.file).toBe(file);
    expect(missingPictures(folder, second.planned)).toEqual([]);
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe('painted');
  });

  test.each([
    ['the scene', { scene: { ...scene, document: 'scenes/title-2.json' } }, 'one'],
    ['the background', { scene: { ...scene, background: { picture: 'media/sea-2.jpg' } } }, 'one'],
    ['the moment', { seconds: 2 }, 'one'],
    ['the painter', {}, 'two'],
  ])('has another name when %s has changed, and the old one goes', (_what, changed, program) => {
    const first = build();
    paint(first.file);
    const second = build(changed, program);
    expect(existsSync(path.join(folder, first.file))).toBe(false);
    expect(missingPictures(folder, second.planned)).toEqual([second.file]);
  });

  test('is painted after the stills when it moves', () => {
    const plan = createPicturePlan(createOutput(folder), 'one');
    const shots = [{ scene, startSeconds: 0, endSeconds: 1 }];
    const motion = plan.motion('previews', 'title', {
      shots,
      framesPerSecond: 10,
      longSidePx: 64,
      quality: 40,
      mostBytes: 1000,
    });
    const still = plan.still('posters', 'title', request);
    mkdirSync(folder, { recursive: true });
    expect(missingPictures(folder, plan.planned())).toEqual([still, motion]);
  });
});
