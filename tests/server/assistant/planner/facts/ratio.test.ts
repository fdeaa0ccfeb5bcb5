import { expect, test } from 'vitest';
import { ratioOfMessage, readRatio } from '../../../../../server/assistant/planner/facts/ratio';

test.each([
  ['Vertical video for Instagram stories: our new latte', 'portrait'],
  ['A reel about our yoga class', 'portrait'],
  ['TikTok for our bakery', 'portrait'],
  ['A portrait video of our team', 'portrait'],
  ['Ein Video im Hochformat über unser Café', 'portrait'],
  ['Une vidéo verticale pour notre café', 'portrait'],
  ['Un video para historias de Instagram', 'portrait'],
  ['Um vídeo vertical para nossa loja', 'portrait'],
  ['فيديو عمودي عن مقهانا', 'portrait'],
  ['カフェの縦型動画', 'portrait'],
  ['A square video about our lamp', 'square'],
  ['Ein quadratisches Video über unsere Lampe', 'square'],
  ['Une vidéo carrée', 'square'],
  ['Um vídeo quadrado', 'square'],
  ['فيديو مربع', 'square'],
  ['正方形の動画', 'square'],
  ['A widescreen film about us', 'landscape'],
  ['Ein Video im Querformat', 'landscape'],
  ['横長の動画', 'landscape'],
])('%s: %s', (brief, ratio) => {
  expect(readRatio(brief)).toBe(ratio);
});

test.each(['Our story began in 1950', 'Family portraits by Anna', 'Come to Market Square', 'We photograph landscapes'])(
  '%s: is what the video is about',
  (brief) => {
    expect(readRatio(brief)).toBeUndefined();
  },
);

test('a message of one word is enough', () => {
  expect(ratioOfMessage('portrait')).toBe('portrait');
  expect(ratioOfMessage('square')).toBe('square');
  expect(ratioOfMessage('landscape, please')).toBe('landscape');
});
