import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { animationSources, documentOf } from '../../library/animations';
import { mediaSources } from '../../library/media';
import { openScenePainter } from '../../sdk/node/painter';
import { templateProblems } from '../../sdk/scene/check/check-template';

it('animations have ids and files of their own among all media', () => {
  const all = [...mediaSources, ...animationSources];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
  for (const { id } of animationSources) expect(id >= 60 && id < 100).toBe(true);
});

describe.each(animationSources)('$name', (source) => {
  const document = documentOf(source);

  it('is drawn alike by both painters, needs no file and no font, and lasts what it says', () => {
    expect(templateProblems(document)).toEqual([]);
    expect([document.op, document.assets.length]).toEqual([source.seconds * 30, 0]);
    expect(source.stillSeconds).toBeLessThan(source.seconds);
    expect(JSON.stringify(document)).not.toMatch(/"(sid|ty":5)/);
  });

  it('ends where it begins', () => {
    const [first, last] = [0, document.op - 1].map((frame) => pixelsAt(document, frame));
    const changed = first!.filter((value, index) => Math.abs(value - (last![index] ?? 0)) > 48).length;
    // a frame further on its way, and no jump
    expect(changed / first!.length).toBeLessThan(0.05);
  });
});

/** Small, with what it lets through. */
function pixelsAt(document: ReturnType<typeof documentOf>, frame: number): Uint8ClampedArray {
  const width = document.w / 8;
  const height = document.h / 8;
  const context = createCanvas(width, height).getContext('2d');
  openScenePainter(document, () => undefined).paint(context, frame);
  return context.getImageData(0, 0, width, height).data;
}
