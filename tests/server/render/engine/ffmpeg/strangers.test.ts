/** What an ffmpeg that reads a stranger's file cannot do. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INPUT_PROTOCOLS, MEDIA_FORMATS, startFfmpeg } from '../../../../../server/render/engine/ffmpeg/start';
import { ffmpeg } from '../fixtures/decoding';
import { ffmpegs } from '../harness';

const limits = { timeoutSeconds: 20, addressSpaceMegabytes: 4096 };
const hasWalls = spawnSync('unshare', ['--user', '--map-current-user', '--net', 'true']).status === 0;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'spotreel-strangers-'));
});
afterAll(() => rm(folder, { recursive: true }));

function read(ffmpegPath: string, input: readonly string[], isStranger = true): Promise<void> {
  return startFfmpeg({
    path: ffmpegPath,
    arguments: [...input, '-f', 'null', '-'],
    failure: 'media_undecodable',
    ...(isStranger && { limits }),
  }).finished;
}

describe.each(ffmpegs)('$origin', ({ path: ffmpegPath, origin }) => {
  const listed = (file: string) => [...INPUT_PROTOCOLS, ...MEDIA_FORMATS, '-i', file];
  const make = (name: string, codec: readonly string[]) => {
    const file = path.join(folder, `${origin}-${name}`);
    ffmpeg(['-f', 'lavfi', '-i', 'testsrc=size=64x64:rate=10:duration=1', ...codec, file]);
    return file;
  };

  test('it decodes what cameras write, and no codec beside the list', async () => {
    await read(ffmpegPath, listed(make('camera.mp4', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p'])));
    for (const codec of ['ffv1', 'huffyuv', 'snow']) {
      const file = make(`${codec}.mkv`, ['-c:v', codec, '-strict', '-2']);
      await expect(read(ffmpegPath, listed(file))).rejects.toMatchObject({ code: 'media_undecodable' });
      await read(ffmpegPath, ['-i', file]);
    }
  });

  test('no container beside the list is opened', async () => {
    const file = make('clip.nut', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']);
    await expect(read(ffmpegPath, listed(file))).rejects.toMatchObject({ code: 'media_undecodable' });
  });

  describe('a network', () => {
    const guests: string[] = [];
    let server: Server;
    let address: string;
    beforeAll(async () => {
      server = createServer((socket) => {
        guests.push('one');
        socket.destroy();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as { port: number };
      address = `http://127.0.0.1:${port}/a.mp4`;
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    test('is not asked by a file', async () => {
      await expect(read(ffmpegPath, listed(address))).rejects.toMatchObject({ code: 'media_undecodable' });
      expect(guests).toEqual([]);
    });

    // where the system gives no user a namespace, the lists above are all there is
    test.runIf(hasWalls)('is not there, even for an ffmpeg whose lists have a hole', async () => {
      await expect(read(ffmpegPath, ['-i', address])).rejects.toMatchObject({ code: 'media_undecodable' });
      expect(guests).toEqual([]);
      await expect(read(ffmpegPath, ['-i', address], false)).rejects.toMatchObject({ code: 'media_undecodable' });
      expect(guests.length).toBeGreaterThan(0);
    });
  });
});
