import { afterEach, expect, test, vi } from 'vitest';
import { findAudioCodec } from '../../../../sdk/export/support/audio-codec';

afterEach(() => vi.unstubAllGlobals());

/** A browser that encodes these and no others. */
function encodes(...codecs: readonly string[]): void {
  vi.stubGlobal('AudioEncoder', {
    isConfigSupported: async ({ codec }: AudioEncoderConfig) => ({ supported: codecs.includes(codec) }),
  });
}

test.each([
  [['mp4a.40.2', 'opus'], 'mp4', 'aac'],
  [['opus'], 'mp4', 'opus'],
  [['mp4a.40.2', 'opus'], 'webm', 'opus'],
  [['mp4a.40.2'], 'webm', undefined],
  [[], 'mp4', undefined],
  [['mp4a.40.2', 'opus'], 'gif', undefined],
  [['mp4a.40.2', 'opus'], 'png', undefined],
] as const)('a browser that encodes %j writes %s with %s', async (codecs, format, expected) => {
  encodes(...codecs);
  expect(await findAudioCodec(format)).toBe(expected);
});

test('a browser that refuses to answer for AAC is asked for Opus', async () => {
  vi.stubGlobal('AudioEncoder', {
    isConfigSupported: ({ codec }: AudioEncoderConfig) =>
      codec === 'opus' ? Promise.resolve({ supported: true }) : Promise.reject(new TypeError('no such codec')),
  });
  expect(await findAudioCodec('mp4')).toBe('opus');
});

test('a browser without sound encoders writes no sound', async () => {
  Reflect.deleteProperty(globalThis, 'AudioEncoder');
  expect(await findAudioCodec('mp4')).toBeUndefined();
});
