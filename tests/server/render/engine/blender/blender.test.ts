import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Composition } from '../../../../../sdk/scene/composition';
import { findBlender } from '../../../../../server/render/engine/blender/find-blender';
import { animation, composition, HEIGHT, scene, WIDTH } from '../fixtures/compositions';
import { rgbFrames } from '../fixtures/decoding';
import { renderHarness } from '../harness';
import { type Behavior, writeStandIn } from './stand-in';

const harness = renderHarness();
const driver = path.resolve('server/render/engine/blender/driver.py');
const HOSTILE = '"; import os; os.system("touch /tmp/owned") #\n$(id) `id` $x \u0000 --python-expr x';

beforeAll(async () => {
  await writeFile(harness.file('scene.py'), 'def build(scene, job): pass');
  const red = { create: { width: 40, height: 20, channels: 3 as const, background: '#d02040' } };
  await sharp(red).jpeg({ quality: 95 }).toFile(harness.file('picture.jpg'));
});

/** One second of a scene that Blender renders, over a green that must not be seen. */
function blenderScene(script = 'scene.py', frames = 30): Composition {
  const media = { src: 'picture.jpg', widthPx: 40, heightPx: 20 };
  const blender = {
    script,
    texts: { headline: HOSTILE },
    colors: { wall: '#336699' as const, stone: '#c96f4a' as const },
    images: { picture: media, product: media },
  };
  const plain = scene(frames, { type: 'color', color: '#00ff00' }, animation(frames));
  return composition([{ ...plain, blender }]);
}

async function engineWith(behavior: Behavior, more: object = {}) {
  const file = await writeStandIn(harness.file(`blender-${behavior}.cjs`), behavior);
  return harness.engine({ blender: { path: file, version: '3.4.1', longSidePx: 160, driver, ...more } });
}

async function asked() {
  return JSON.parse(await readFile(harness.file('scene.py.asked'), 'utf8'));
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

async function centre(still: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(still).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3;
  return [...data.subarray(at, at + 3)];
}

/** The color of the picture, within what JPEG and H.264 lose. */
const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  Math.abs(red - 0xd0) < 14 && Math.abs(green - 0x20) < 14 && Math.abs(blue - 0x40) < 14;

describe('a scene of Blender', () => {
  test('is encoded from the frames that Blender has rendered', async () => {
    const engine = await engineWith('works');
    const whole = blenderScene();
    const segments = engine.planSegments(whole);
    expect(segments.map(({ startFrame, durationFrames }) => [startFrame, durationFrames])).toEqual([
      [0, 15],
      [15, 15],
    ]);
    const outFile = harness.file('segment.mp4');
    const done: number[] = [];
    await engine.renderSegment({ composition: whole, segment: segments[1]!, outFile, onProgress: (n) => done.push(n) });
    expect(done).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    expect((await asked()).job).toMatchObject({ frames: Array.from({ length: 15 }, (_, index) => 15 + index) });
    const frames = rgbFrames(outFile, WIDTH, HEIGHT);
    expect(frames).toHaveLength(15);
    const middle = (HEIGHT / 2) * WIDTH * 3 + WIDTH * 1.5;
    expect(frames.every((frame) => isRed([...frame.subarray(middle, middle + 3)]))).toBe(true);
    expect(await harness.leftovers()).toEqual([]);
  });

  test('is a still of one frame', async () => {
    const engine = await engineWith('works');
    expect(isRed(await centre(await engine.still({ composition: blenderScene(), frame: 7, format: 'png' })))).toBe(
      true,
    );
    const { job } = await asked();
    expect(job).toMatchObject({ frames: [7], width: 160, height: 90, durationFrames: 30 });
  });

  test('gets values of fields as data, and nothing of the environment', async () => {
    const engine = await engineWith('works');
    process.env.SPOTREEL_SECRET_OF_TEST = 'secret';
    await engine.still({ composition: blenderScene(), frame: 0, format: 'png' });
    delete process.env.SPOTREEL_SECRET_OF_TEST;
    const said = await asked();
    expect(said.job.texts).toEqual({ headline: HOSTILE });
    expect(said.arguments.join(' ')).not.toContain('os.system');
    expect(said.arguments).toEqual(expect.arrayContaining(['--factory-startup', '--disable-autoexec']));
    expect(said.env).not.toHaveProperty('SPOTREEL_SECRET_OF_TEST');
  });

  test('has another name where Blender is another one', async () => {
    const whole = blenderScene();
    const key = async (more: object) => {
      const engine = await engineWith('works', more);
      return engine.contentKey(whole, engine.planSegments(whole)[0]!);
    };
    expect(await key({})).toBe(await key({}));
    expect(await key({ version: '4.2.0' })).not.toBe(await key({}));
    expect(await key({ longSidePx: 320 })).not.toBe(await key({}));
  });
});

describe('a Blender', () => {
  const still = { composition: blenderScene(), frame: 0, format: 'png' } as const;

  test('that fails ends the job with its words for the log', async () => {
    const thrown = await (await engineWith('fails')).still(still).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ code: 'painter_crashed', message: 'Blender left with 1.' });
    expect(String((thrown as Error & { cause: Error }).cause)).toContain('KeyError');
    expect(await harness.leftovers()).toEqual([]);
  });

  test('that renders nothing for too long is ended', async () => {
    const engine = await engineWith('hangs', { stallSeconds: 2 });
    await expect(engine.still(still)).rejects.toMatchObject({ code: 'painter_stalled' });
    await expect.poll(async () => isRunning((await asked()).pid)).toBe(false);
  });

  test('that takes too much memory is ended', async () => {
    const engine = await engineWith('hangs', { memoryLimitMegabytes: 1 });
    await expect(engine.still(still)).rejects.toMatchObject({ code: 'painter_memory' });
  });

  test('is ended when its job is cancelled', async () => {
    const engine = await engineWith('hangs');
    await writeFile(harness.file('scene.py.asked'), '{"pid":0}');
    const cancel = new AbortController();
    const rendered = engine.still({ ...still, signal: cancel.signal }).catch((error: unknown) => error);
    await expect.poll(async () => (await asked().catch(() => ({ pid: 0 }))).pid, { timeout: 20_000 }).not.toBe(0);
    cancel.abort();
    expect(await rendered).toMatchObject({ code: 'aborted' });
    await expect.poll(async () => isRunning((await asked()).pid)).toBe(false);
    expect(await harness.leftovers()).toEqual([]);
  });

  test('that is missing is said', async () => {
    await expect(harness.engine().still(still)).rejects.toMatchObject({ code: 'render_unavailable' });
  });

  test('is found with its version, unless it is too old or none', async () => {
    const at = (version: string) => writeStandIn(harness.file(`blender-${version}.cjs`), 'works', version);
    expect(await findBlender(await at('4.2.1'))).toMatchObject({ version: '4.2.1' });
    await expect(findBlender(await at('2.93.0'))).rejects.toThrow('older than 3.4');
    await expect(findBlender('/nowhere/blender')).rejects.toThrow('no Blender that runs');
  });
});

const real = await findBlender(process.env.BLENDER_PATH ?? 'blender').catch(() => undefined);

describe('the pedestal', () => {
  test.skipIf(!real)(
    real ? 'is rendered by the real Blender' : 'is not rendered: no Blender is installed',
    async () => {
      const script = path.resolve('library/blender/pedestal.py');
      const fetchMedia = async (src: string) => (src === script ? script : harness.file(src));
      const engine = harness.engine({ fetchMedia, blender: { ...real!, longSidePx: 160, driver } });
      const image = await engine.still({ composition: blenderScene(script, 60), frame: 30, format: 'png' });
      const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([WIDTH, HEIGHT]);
      const at = (x: number, y: number) => [...data.subarray((y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)];
      const [wallRed = 0, , wallBlue = 0] = at(40, 30);
      expect(wallBlue).toBeGreaterThan(wallRed + 20);
      // the middle of the carton
      const seen = [210, 220, 230].flatMap((x) => [60, 75, 90].map((y) => at(x, y)));
      const mean = [0, 1, 2].map(
        (channel) => seen.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / seen.length,
      );
      const [red = 0, green = 0, blue = 0] = mean;
      expect(red).toBeGreaterThan(Math.max(green, blue) + 40);
    },
    240_000,
  );
});
