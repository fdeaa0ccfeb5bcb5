/** Pictures whose focus point is found by a painter of its own. */
import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { renderHarness } from './harness';

const harness = renderHarness();

test('a portrait has its point in the head', async () => {
  const focus = await harness.engine().media.focus('library/media/peg-portrait.jpg');
  expect(focus?.x).toBeCloseTo(0.5, 1);
  expect(focus?.y).toBeGreaterThan(0.25);
  expect(focus?.y).toBeLessThan(0.5);
  expect(await harness.leftovers()).toEqual([]);
});

test('a broken picture is refused, and a search that is stopped leaves nothing behind', async () => {
  const { media } = harness.engine();
  const broken = harness.file('broken.jpg');
  await writeFile(broken, 'no picture');
  await expect(media.focus(broken)).rejects.toMatchObject({ code: 'media_undecodable' });
  const stopped = media.focus('library/media/peg-portrait.jpg', AbortSignal.abort());
  await expect(stopped).rejects.toMatchObject({ code: 'aborted' });
  expect(await harness.leftovers()).toEqual([]);
});
