import { readFile, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MEDIA_FORMATS } from '../../../../../server/render/engine/ffmpeg/start';
import { pixelsOfPicture, type ReadPicture, readPicture } from '../../../../../server/render/engine/media/read-picture';
import { makeClip, numberIn, turn } from '../fixtures/clips';
import { ffmpeg, readMp4, rgbFrames } from '../fixtures/decoding';
import { ffmpegs, renderHarness } from '../harness';
import { writeHeic } from './heic-file';

const harness = renderHarness();
const media = () => harness.engine().media;

describe('pictures', () => {
  test('are measured upright', async () => {
    const base = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } });
    await base.withMetadata({ orientation: 6 }).jpeg().toFile(harness.file('turned.jpg'));
    const read = await readPicture(harness.file('turned.jpg'), 512);
    expect(read).toMatchObject({ mimeType: 'image/jpeg', widthPx: 40, heightPx: 60 });
    expect(await pixelsOfPicture(harness.file('turned.jpg'))).toBe(2400);
  });

  test('have a preview of at most 512 px, which is never larger than the picture', async () => {
    await sharp({ create: { width: 1500, height: 750, channels: 4, background: '#33669980' } })
      .png()
      .toFile(harness.file('wide.png'));
    const { preview } = (await readPicture(harness.file('wide.png'), 512)) as ReadPicture;
    expect(preview).toMatchObject({ mimeType: 'image/webp', widthPx: 512, heightPx: 256 });
    expect(await sharp(preview.data).metadata()).toMatchObject({ format: 'webp', hasAlpha: true });
    await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
      .webp()
      .toFile(harness.file('small.webp'));
    const small = (await readPicture(harness.file('small.webp'), 512)) as ReadPicture;
    expect(small.preview).toMatchObject({ widthPx: 30, heightPx: 20 });
  });

  test('of HEIC are read, turned and converted', async () => {
    const width = 128;
    const height = 64;
    const rgb = Buffer.alloc(width * height * 3);
    for (let pixel = 0; pixel < width * height; pixel++) rgb[pixel * 3 + (pixel % width < width / 2 ? 0 : 2)] = 220; // red, then blue
    writeHeic(harness.file('photo.heic'), rgb, width, height, 1);
    expect(await readPicture(harness.file('photo.heic'), 512)).toBeUndefined();
    expect(await pixelsOfPicture(harness.file('photo.heic'))).toBe(width * height);
    expect(await media().probe(harness.file('photo.heic'))).toEqual({
      kind: 'image',
      mimeType: 'image/heic',
      widthPx: 64,
      heightPx: 128,
    });
    await media().convertHeic(harness.file('photo.heic'), harness.file('photo.jpg'));
    const { data, info } = await sharp(harness.file('photo.jpg')).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([64, 128]);
    const bottom = (info.width * 120 + 32) * 3; // turned against the clock, the left is at the bottom
    expect(data[bottom]).toBeGreaterThan(180);
    expect(data[bottom + 2]).toBeLessThan(60);
  });

  test('that are broken, too large or drawings are refused by name', async () => {
    const files: readonly [string, Buffer | string, string][] = [
      [
        'half.jpg',
        (
          await sharp({
            create: {
              width: 800,
              height: 800,
              channels: 3,
              background: '#123',
              noise: { type: 'gaussian', mean: 128, sigma: 30 },
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 9000),
        'media_undecodable',
      ],
      [
        'half.heic',
        Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(100)]),
        'media_undecodable',
      ],
      ['bomb.png', await bomb(), 'image_too_large'],
      ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'media_type_unsupported'],
      ['letter.txt', 'Dear all', 'media_type_unsupported'],
      ['empty.png', '', 'media_type_unsupported'],
    ];
    for (const [name, content, code] of files) {
      await writeFile(harness.file(name), content);
      const read = name.endsWith('.heic') ? media().probe(harness.file(name)) : readPicture(harness.file(name), 512);
      await expect(read, name).rejects.toMatchObject({ code });
    }
  });
});

/** A picture of a few bytes whose header says 400 megapixels. */
async function bomb(): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const header = png.subarray(12, 29); // 'IHDR' and its 13 bytes; the checksum follows
  header.writeUInt32BE(20_000, 4);
  header.writeUInt32BE(20_000, 8);
  png.writeUInt32BE(crc32(header), 29);
  return png;
}

describe.each(ffmpegs)('videos by the $origin ffmpeg', ({ path, origin }) => {
  const tools = () => harness.engine({ ffmpegPath: path }).media;

  test('are measured: constant and variable frame rates, rotation, sound', async () => {
    const size = { width: 128, height: 72 };
    await makeClip({ file: harness.file('plain.mp4'), frames: 60, ...size, audio: true });
    const plain = await tools().probe(harness.file('plain.mp4'));
    expect(plain).toMatchObject({
      kind: 'video',
      mimeType: 'video/mp4',
      widthPx: 128,
      heightPx: 72,
      hasAudio: true,
      isVariableFrameRate: false,
    });
    expect(plain).toMatchObject({ frameRate: expect.closeTo(30, 1), durationSeconds: expect.closeTo(2, 1) });
    const timeExpression = 'if(lt(N,30),N/30,1+(N-30)*0.2)';
    await makeClip({ file: harness.file('phone.mov'), frames: 50, ...size, timeExpression, rotation: 90 });
    const phone = await tools().probe(harness.file('phone.mov'));
    expect(phone).toMatchObject({
      kind: 'video',
      mimeType: 'video/quicktime',
      widthPx: 72,
      heightPx: 128,
      hasAudio: false,
      isVariableFrameRate: true,
    });
  });

  test('get an upright copy of 30 frames a second, a poster and timed thumbnails', async () => {
    const timeExpression = 'if(lt(N,30),N/30,1+(N-30)*0.2)';
    await makeClip({
      file: harness.file('turned.mp4'),
      frames: 40,
      width: 1440,
      height: 720,
      timeExpression,
      rotation: 90,
      audio: false,
    });
    const shares: number[] = [];
    const preview = await tools().videoPreview(harness.file('turned.mp4'), {
      outFolder: harness.file(`preview-${origin}`),
      onProgress: (share) => shares.push(share),
    });
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeGreaterThan(0.9);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    const copy = await readMp4(preview.videoFile);
    expect(copy).toMatchObject({ size: [640, 1280], audioCodec: undefined });
    expect(copy.color).toMatchObject({ matrix: 'bt709', fullRange: false });
    for (const [index, time] of copy.frameTimes.entries()) expect(time).toBeCloseTo(index / 30, 5);
    const numbers = rgbFrames(preview.videoFile, 1, 8).map(numberIn);
    expect(numbers.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, index) => index));
    expect(numbers.slice(36, 42)).toEqual(Array(6).fill(31));
    expect(await sharp(preview.posterFile).metadata()).toMatchObject({ format: 'webp', width: 256, height: 512 });
    expect(preview.thumbnails.map(({ timestampSeconds }) => timestampSeconds)).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
    const third = await sharp(preview.thumbnails[2]!.file).resize(1, 8, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    expect(numberIn(third)).toBe(30);
    expect(await harness.leftovers()).toEqual([]);
  });

  const copyOf = async (name: string) => {
    const { videoFile } = await tools().videoPreview(harness.file(name), {
      outFolder: harness.file(`${name}-${origin}`),
    });
    return videoFile;
  };

  test('whose picture ends before the sound stand still until then', async () => {
    const source = [
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=64x36:rate=30:duration=1',
      '-f',
      'lavfi',
      '-i',
      'sine=duration=4',
    ];
    ffmpeg([...source, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', harness.file('tail.mp4')]);
    const facts = await tools().probe(harness.file('tail.mp4'));
    expect(facts).toMatchObject({ durationSeconds: expect.closeTo(4, 1) });
    const { frameTimes, videoEnd } = await readMp4(await copyOf('tail.mp4'));
    expect(videoEnd).toBeCloseTo(4, 1);
    expect(frameTimes.length).toBeGreaterThan(115);
  });

  test('whose parts may be clear are known', async () => {
    const clear = ['-f', 'lavfi', '-i', 'color=black@0:size=64x36:rate=30,format=yuva420p', '-t', '1'];
    ffmpeg([...clear, '-c:v', 'libvpx-vp9', '-pix_fmt', 'yuva420p', harness.file('clear.webm')]);
    expect(await tools().probe(harness.file('clear.webm'))).toMatchObject({ hasAlpha: true });
    await makeClip({ file: harness.file('solid.mp4'), frames: 30, width: 128, height: 72 });
    expect(await tools().probe(harness.file('solid.mp4'))).toMatchObject({ hasAlpha: false });
  });

  test('are told from a cover that comes first in the file', async () => {
    ffmpeg(['-f', 'lavfi', '-i', 'color=red:size=64x64', '-frames:v', '1', harness.file('cover.png')]);
    await makeClip({ file: harness.file('film.mp4'), frames: 30, width: 128, height: 72 });
    const tracks = ['-map', '0:v:0', '-map', '1:v:0', '-c', 'copy', '-disposition:v:0', '0'];
    ffmpeg(['-i', harness.file('cover.png'), '-i', harness.file('film.mp4'), ...tracks, harness.file('covered.mov')]);
    expect(await tools().probe(harness.file('covered.mov'))).toMatchObject({ widthPx: 128, heightPx: 72 });
    const copy = await copyOf('covered.mov');
    expect((await readMp4(copy)).size).toEqual([128, 72]);
    expect(rgbFrames(copy, 8, 1).slice(0, 20).map(numberIn)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  test('without color tags have the colors of those that were not turned', async () => {
    const lime = [
      '-f',
      'lavfi',
      '-i',
      'color=lime:size=1024x400:rate=30',
      '-frames:v',
      '10',
      '-vf',
      'scale=out_color_matrix=bt601',
    ];
    const encoder = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', harness.file('lying.mp4')];
    ffmpeg([...lime, ...encoder]);
    await writeFile(harness.file('standing.mp4'), await readFile(harness.file('lying.mp4')));
    await turn(harness.file('standing.mp4'), 90);
    const lying = await copyOf('lying.mp4');
    const standing = await copyOf('standing.mp4');
    const [a, b] = [lying, standing].map((file) => [...(rgbFrames(file, 1, 1)[0] ?? [])]);
    expect((await readMp4(standing)).size).toEqual([400, 1024]);
    for (const [channel, value] of (a ?? []).entries()) expect(Math.abs(value - (b?.[channel] ?? 0))).toBeLessThan(6);
  });

  test('of high dynamic range are mapped to what a screen shows', async () => {
    // gray at the level of paper white (75 % of HLG's signal), as a phone records it
    const tags = 'colorprim=bt2020:transfer=arib-std-b67:colormatrix=bt2020nc:log-level=none';
    const level = Buffer.alloc(64 * 64 * 3);
    const gray = 64 + Math.round(0.75 * 876);
    for (let sample = 0; sample < 64 * 96; sample++) level.writeUInt16LE(sample < 64 * 64 ? gray : 512, sample * 2);
    const raw = [
      '-f',
      'rawvideo',
      '-pixel_format',
      'yuv420p10le',
      '-video_size',
      '64x64',
      '-framerate',
      '30',
      '-i',
      'pipe:0',
    ];
    const encoder = ['-c:v', 'libx265', '-x265-params', tags, '-tag:v', 'hvc1'];
    ffmpeg([...raw, ...encoder, harness.file('hdr.mp4')], Buffer.concat(Array(6).fill(level)));
    const preview = await tools().videoPreview(harness.file('hdr.mp4'), { outFolder: harness.file(`hdr-${origin}`) });
    const [red, green, blue] = rgbFrames(preview.videoFile, 1, 1)[0]!;
    expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThan(8);
    expect(Math.abs(green! - 216)).toBeLessThan(6);
  });

  test('that cannot be decoded are refused', async () => {
    await makeClip({ file: harness.file('whole.mp4'), frames: 60, width: 128, height: 72 });
    const whole = await readFile(harness.file('whole.mp4'));
    const mdat = whole.indexOf('mdat');
    const garbled = Buffer.concat([whole.subarray(0, mdat + 4), Buffer.alloc(whole.length - mdat - 4, 0x5a)]);
    const moov = whole.indexOf('moov');
    if (moov > mdat) whole.copy(garbled, moov - 4, moov - 4); // the header stays, the pictures are noise
    await writeFile(harness.file('garbled.mp4'), garbled);
    await writeFile(harness.file('cut.mp4'), whole.subarray(0, 300));
    for (const name of ['garbled.mp4', 'cut.mp4'])
      await expect(tools().probe(harness.file(name)), name).rejects.toMatchObject({ code: 'media_undecodable' });
  });

  test('with frames larger than 8K are refused before one is decoded', async () => {
    const file = harness.file('vast.mov');
    ffmpeg(['-f', 'lavfi', '-i', 'color=black:s=8704x4352:r=1:d=1', '-pix_fmt', 'yuvj420p', '-c:v', 'mjpeg', file]);
    await expect(tools().probe(file)).rejects.toMatchObject({
      code: 'image_too_large',
      message: expect.stringContaining('8192 × 4320'),
    });
    const decoded = ['-protocol_whitelist', 'file,pipe', ...MEDIA_FORMATS, '-i', file, '-f', 'null', '-'];
    expect(() => ffmpeg(decoded)).toThrow();
  });

  test('in disguise open nothing else', async () => {
    const secret = harness.file('plain.mp4');
    await writeFile(harness.file('playlist.mp4'), `#EXTM3U\n#EXTINF:1,\n${secret}\n`);
    await writeFile(harness.file('concat.mp4'), `ffconcat version 1.0\nfile '${secret}'\n`);
    for (const name of ['playlist.mp4', 'concat.mp4'])
      await expect(tools().probe(harness.file(name))).rejects.toMatchObject({ code: 'media_type_unsupported' });
  });

  test('sound files are measured', async () => {
    ffmpeg(['-f', 'lavfi', '-i', 'sine=duration=2', harness.file('tone.mp3')]);
    const tone = await tools().probe(harness.file('tone.mp3'));
    expect(tone).toMatchObject({
      kind: 'audio',
      mimeType: 'audio/mpeg',
      hasAudio: true,
      durationSeconds: expect.closeTo(2, 0),
    });
  });
});
