import { describe, expect, test } from 'vitest';
import { captionFile } from '../../../../server/sharing/captions/caption-files';
import { captionsOf } from '../../../../server/sharing/captions/captions-of';

const scene = (durationSeconds: number, ...defaults: string[]) => ({
  durationSeconds,
  texts: defaults.map((defaultValue, index) => ({ innerReference: `text${index}`, defaultValue })),
});
const library = (...scenes: object[]) =>
  ({ ingredients: new Map(scenes.map((value, index) => [index + 1, value])) }) as unknown as Parameters<
    typeof captionsOf
  >[1];
const exported = (...texts: Record<string, string>[]) =>
  ({
    content: {
      customisations: texts.map((values, order) => ({
        template: order + 1,
        order,
        texts: Object.entries(values).map(([id, value]) => ({ id, value })),
      })),
    },
  }) as unknown as Parameters<typeof captionsOf>[0];

describe('captions', () => {
  test('have the texts of a scene while it is shown, those of the template where the user wrote none', () => {
    const scenes = library(scene(4, 'Headline', 'Company'), scene(2.5, ''), scene(3, 'Bye'));
    expect(captionsOf(exported({ text0: 'Big\nsale' }, {}, { text0: '  See   you ' }), scenes)).toEqual([
      { startSeconds: 0, endSeconds: 4, text: 'Big\nsale\nCompany' },
      { startSeconds: 6.5, endSeconds: 9.5, text: 'See you' },
    ]);
  });

  test('say a repeated text once, and nothing of a scene that was emptied', () => {
    const scenes = library(scene(4, 'Sale', 'Sale'), scene(4, 'Headline'));
    expect(captionsOf(exported({}, { text0: '' }), scenes)).toEqual([{ startSeconds: 0, endSeconds: 4, text: 'Sale' }]);
  });

  test('are none where the library no longer has a scene', () => {
    expect(captionsOf(exported({}, {}), library(scene(4, 'Sale')))).toEqual([]);
  });
});

describe('a file of captions', () => {
  const captions = [
    { startSeconds: 0, endSeconds: 4.2, text: 'Tom & <b>Jerry</b>\n--> now' },
    { startSeconds: 3661.0004, endSeconds: 3662.9996, text: 'Bye' },
  ];

  test('is WebVTT in which no text is markup', () => {
    expect(captionFile(captions, 'vtt')).toBe(
      'WEBVTT\n\n1\n00:00:00.000 --> 00:00:04.200\nTom &amp; &lt;b&gt;Jerry&lt;/b&gt;\n--&gt; now\n\n2\n01:01:01.000 --> 01:01:03.000\nBye\n',
    );
  });

  test('is SubRip with commas', () => {
    expect(captionFile(captions.slice(1), 'srt')).toBe('1\n01:01:01,000 --> 01:01:03,000\nBye\n');
  });
});
