import { expect, test } from 'vitest';
import { outputOf } from '../../../../server/project/renders/output-of';

const image = { kind: 'image', ratio: 'portrait', durationSeconds: 0 } as const;
const video = { kind: 'video', ratio: 'square', durationSeconds: 8 } as const;

test('an image has the canvas of the ratio that is asked for, else of its own', () => {
  expect(outputOf(image, { format: 'webp' })).toMatchObject({ format: 'webp', widthPx: 1080, heightPx: 1920 });
  expect(outputOf(image, { ratio: 'landscape' })).toMatchObject({ format: 'png', widthPx: 1920, heightPx: 1080 });
  expect(outputOf(image, { ratio: 'square' })).toMatchObject({ widthPx: 1080, heightPx: 1080 });
});

test.each([
  [{ ratio: 'portrait', resolution: '4k' }, 2160, 3840],
  [{ ratio: 'landscape', resolution: '720p', format: 'webm' }, 1280, 720],
  [{ ratio: 'landscape', format: 'gif' }, 640, 360],
  [{ ratio: 'portrait', format: 'gif' }, 360, 640],
  [{}, 1080, 1080],
] as const)('a video has the size of its ratio and resolution: %o', (choices, widthPx, heightPx) => {
  expect(outputOf(video, choices)).toMatchObject({ widthPx, heightPx });
});
