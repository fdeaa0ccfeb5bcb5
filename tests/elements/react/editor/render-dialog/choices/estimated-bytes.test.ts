import { expect, test } from 'vitest';
import { estimatedBytes } from '../../../../../../elements/react/editor/render-dialog/choices/estimated-bytes';
import { render } from '../../../../../sdk/stores/contract-server';

const earlier = render({
  status: 'done',
  sizeBytes: 1_000_000,
  durationSeconds: 8,
  output: { resolution: '1080p', quality: 'standard', frameRate: 30 },
});

test('the same choice needs as much a second as the earlier export', () => {
  expect(estimatedBytes({ resolution: '1080p', quality: 'standard', frameRate: 30 }, 16, [earlier])).toBe(2_000_000);
});

test('more pixels and a higher quality need more, without the sound', () => {
  const bytes = (resolution: '720p' | '4k', quality: 'small' | 'high') =>
    estimatedBytes({ resolution, quality, frameRate: 30 }, 8, [earlier]) ?? 0;
  expect(bytes('720p', 'small')).toBeLessThan(500_000);
  expect(bytes('4k', 'high')).toBeGreaterThan(3_000_000);
});

test('twice the frames need less than twice the bytes', () => {
  const bytes = estimatedBytes({ resolution: '1080p', quality: 'standard', frameRate: 60 }, 8, [earlier]) ?? 0;
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(2_000_000);
});

test('without an export whose choice is known nothing is said', () => {
  const choice = { resolution: '4k', quality: 'high', frameRate: 30 } as const;
  expect(estimatedBytes(choice, 8, [])).toBeUndefined();
  expect(estimatedBytes(choice, 8, [render({ status: 'done', sizeBytes: 5000 })])).toBeUndefined();
});
