import type { Render } from '@spotreel/sdk/internal/contract';
import { describe, expect, test } from 'vitest';
import { isAsChosen } from '../../../../../elements/react/editor/render-control/is-as-chosen';

const output = { resolution: '1080p', quality: 'standard', frameRate: 30, transparent: false } as const;
const mp4 = { format: 'mp4', ratio: 'landscape', output } as Render;
const webm = { format: 'webm', output: { ...output, transparent: true } } as Render;

describe('a finished file', () => {
  test('is as chosen where nothing was chosen, or what it has', () => {
    expect(isAsChosen(mp4, {})).toBe(true);
    expect(isAsChosen(mp4, { format: undefined })).toBe(true);
    expect(
      isAsChosen(mp4, { format: 'mp4', resolution: '1080p', quality: 'standard', frameRate: 30, ratio: 'landscape' }),
    ).toBe(true);
    expect(isAsChosen(webm, { format: 'webm', transparent: true })).toBe(true);
    expect(isAsChosen({ format: 'gif', output: null } as Render, { format: 'gif' })).toBe(true);
  });

  test.each([
    { format: 'webm' },
    { resolution: '4k' },
    { quality: 'high' },
    { frameRate: 60 },
    { transparent: true },
    { ratio: 'portrait' },
  ] as const)('is not, of %o', (choices) => {
    expect(isAsChosen(mp4, choices)).toBe(false);
  });
});
