/**
 * A synthetic recipe of 30 s: six scenes of 150 frames with the content of real ones, over colors, a photo and a video.
 * That is headlines as outlines, gradients, panels that slide, and pictures with a slow zoom.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';
import type { CompiledBackground, CompiledScene, Composition } from '../../sdk/scene/composition';
import type { LottieAnimation, LottieAsset, LottieLayer, LottieShape } from '../../sdk/scene/lottie';
import { ffmpegCommand } from '../../server/render/engine/ffmpeg/command';

const WIDTH = 1920;
const HEIGHT = 1080;
const FRAMES = 150;
const EASE = { i: { x: 0.2, y: 1 }, o: { x: 0.4, y: 0 } };
const FIXED = { o: { k: 100 }, r: { k: 0 }, s: { k: [100, 100] }, a: { k: [0, 0] } };

function layer(ks: object, more: Partial<LottieLayer>): LottieLayer {
  return { ty: 4, ip: 0, op: FRAMES, st: 0, ks: { ...FIXED, ...ks }, ...more };
}

function slide(from: readonly number[], to: readonly number[], start: number, end: number) {
  return {
    a: 1 as const,
    k: [
      { t: start, s: from, ...EASE },
      { t: end, s: to },
    ],
  };
}

function group(...it: LottieShape[]): LottieShape {
  return { ty: 'gr', it: [...it, { ty: 'tr', p: { k: [0, 0] }, ...FIXED }] };
}

/** A ring of curves with a hole: as heavy for the painter as a letter. */
function glyph(x: number, y: number, size: number): LottieShape[] {
  const ring = (radius: number): LottieShape => {
    const points = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * Math.PI * 2;
      const reach = radius * (index % 2 ? 0.7 : 1);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    });
    const bend = points.map((_, index) => [Math.sin(index) * radius * 0.2, Math.cos(index) * radius * 0.2]);
    return { ty: 'sh', ks: { k: { c: true, v: points, i: bend, o: bend.map(([dx, dy]) => [-dx!, -dy!]) } } };
  };
  return [ring(size / 2), ring(size / 4)];
}

function headline(y: number, letters: number, size: number, start: number): LottieLayer[] {
  return Array.from({ length: letters }, (_, index) =>
    layer(
      {
        p: slide([0, 80], [0, 0], start + index, start + index + 20),
        o: slide([0], [100], start + index, start + index + 12),
      },
      {
        shapes: [
          group(...glyph(220 + index * size * 0.9, y, size), { ty: 'fl', c: { k: [1, 1, 1, 1] }, o: { k: 100 }, r: 2 }),
        ],
      },
    ),
  );
}

function panel(index: number): LottieLayer {
  const gradient = { p: 3, k: { k: [0, 0.1 * index, 0.3, 0.8, 0.5, 0.5, 0.2, 0.6, 1, 0.9, 0.4, 0.3] } };
  return layer(
    { p: slide([-900, 200 * index], [400 + 120 * index, 200 * index], 5 * index, 40 + 5 * index), o: { k: 80 } },
    {
      shapes: [
        group(
          { ty: 'rc', p: { k: [400, 200] }, s: { k: [900, 260] }, r: { k: 40 } },
          { ty: 'gf', t: 1, g: gradient, s: { k: [0, 0] }, e: { k: [900, 260] }, o: { k: 100 }, r: 1 },
        ),
      ],
    },
  );
}

function zoomedPicture(): LottieLayer {
  const s = slide([100, 100], [112, 112], 0, FRAMES);
  return layer({ p: { k: [1300, 540] }, a: { k: [480, 360] }, s }, { ty: 2, refId: 'photo' });
}

function scene(
  index: number,
  background: CompiledBackground,
  layers: LottieLayer[],
  assets: LottieAsset[] = [],
): CompiledScene {
  const animation: LottieAnimation = { v: '5.9.0', fr: 30, ip: 0, op: FRAMES, w: WIDTH, h: HEIGHT, assets, layers };
  const place = { ingredientId: index + 1, startFrame: index * FRAMES, durationFrames: FRAMES };
  return { ...place, background, animation, keyframe: 90, notices: [] };
}

/** Writes a photo and a clip into `folder`, and composes. */
export async function syntheticComposition(folder: string, ffmpegPath: string): Promise<Composition> {
  const photo = await makePhoto(folder);
  const clip = makeClip(folder, ffmpegPath);
  const place = { scale: 1.1, positionX: 0, positionY: 0 };
  const asset: LottieAsset = { id: 'photo', w: 960, h: 720, u: '', p: photo.src, e: 0 };
  const title = headline(420, 14, 110, 4);
  const text = [...headline(640, 22, 60, 20), ...headline(740, 22, 60, 28)];
  const scenes = [
    scene(0, { type: 'color', color: '#14213d' }, [...title, ...text, panel(0), panel(2)]),
    scene(1, { type: 'image', media: photo, ...place }, [...title, ...text]),
    scene(2, { type: 'color', color: '#e5e5e5' }, [zoomedPicture(), ...title, panel(1)], [asset]),
    scene(3, { type: 'video', media: clip, trimStartSeconds: 0.5, trimEndSeconds: 6, ...place }, [...title, ...text]),
    scene(4, { type: 'color', color: '#fca311' }, [...text, panel(0), panel(1), panel(2), panel(3)]),
    scene(5, { type: 'image', media: photo, ...place }, [zoomedPicture(), ...title], [asset]),
  ];
  const size = { width: WIDTH, height: HEIGHT, fps: 30, durationFrames: scenes.length * FRAMES } as const;
  return { ...size, scenes, audio: [], audioFadeSeconds: 0 };
}

async function makePhoto(folder: string) {
  const src = path.join(folder, 'photo.jpg');
  const noise = sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  await noise.blur(6).linear(3, -256).jpeg({ quality: 90 }).toFile(src);
  return { src, widthPx: 4000, heightPx: 3000 };
}

function makeClip(folder: string, ffmpegPath: string) {
  const src = path.join(folder, 'clip.mp4');
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=1920x1080:rate=30:duration=8'];
  const [command, ...script] = ffmpegCommand(ffmpegPath);
  spawnSync(command, [
    ...script,
    '-v',
    'error',
    '-y',
    ...source,
    '-pix_fmt',
    'yuv420p',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    src,
  ]);
  return { src, widthPx: 1920, heightPx: 1080 };
}
