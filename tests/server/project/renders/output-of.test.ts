import { describe, expect, test } from 'vitest';
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

test('a video is what is chosen, else an mp4 in full HD of 30 frames a second', () => {
  const plain = { resolution: '1080p', quality: 'standard', frameRate: 30, transparent: false };
  expect(outputOf(video, {})).toEqual({ format: 'mp4', output: plain, widthPx: 1080, heightPx: 1080 });
  const chosen = { resolution: '720p', quality: 'high', frameRate: 60, transparent: true } as const;
  expect(outputOf(video, { format: 'webm', ...chosen })).toMatchObject({ format: 'webm', output: chosen });
});

test('images and GIFs have no choices beside their format', () => {
  expect(outputOf(image, {})).toEqual({ format: 'png', output: null, widthPx: 1080, heightPx: 1920 });
  expect(outputOf(video, { format: 'gif' })).toMatchObject({ format: 'gif', output: null });
});

describe('what a project does not have is refused at its field', () => {
  const refusal = (project: typeof image | typeof video, choices: Parameters<typeof outputOf>[1]) => {
    try {
      return outputOf(project, choices);
    } catch (error) {
      const { code, details } = error as { code: string; details: Record<string, string[]> };
      return [code, ...Object.entries(details).map(([field, [text]]) => `${field}: ${text}`)];
    }
  };
  const failed = 'validation_failed';

  test.each([
    [{ format: 'mp4' }, 'format: A picture is png, jpeg or webp'],
    [{ resolution: '4k' }, 'resolution: A picture has the size of its canvas'],
    [{ frameRate: 60 }, 'frameRate: A picture has no frame rate'],
    [{ quality: 'high' }, 'quality: A picture has no choice of quality'],
    [{ transparent: true }, 'transparent: A picture is as transparent as its background'],
  ] as const)('of an image: %j', (choices, reason) => expect(refusal(image, choices)).toEqual([failed, reason]));

  test.each([
    [{ resolution: '4k' }, 'resolution: A GIF has at most 640 px'],
    [{ quality: 'high' }, 'quality: A GIF has no choice of quality'],
    [{ frameRate: 60 }, 'frameRate: A GIF has 15 frames a second'],
    [{ transparent: true }, 'transparent: webm and mov can be transparent'],
  ] as const)('of a GIF: %j', (choices, reason) =>
    expect(refusal(video, { format: 'gif', ...choices })).toEqual([failed, reason]),
  );

  test('of a video', () => {
    expect(refusal(video, { format: 'png' })).toEqual([failed, 'format: A video is mp4, webm, mov or gif']);
    for (const choices of [{ transparent: true }, { format: 'mp4', transparent: true }] as const)
      expect(refusal(video, choices)).toEqual([failed, 'transparent: webm and mov can be transparent']);
  });

  test('of a video that is too long for its format', () => {
    const long = { ...video, durationSeconds: 60.5 } as unknown as typeof video;
    expect(refusal(long, { format: 'gif' })).toEqual(['output_too_long', 'format: At most 60 seconds']);
    expect(outputOf({ ...video, durationSeconds: 60 }, { format: 'gif' }).format).toBe('gif');
    expect(outputOf(long, { format: 'mov' }).format).toBe('mov');
  });
});
