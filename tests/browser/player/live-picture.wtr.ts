/** What changes is painted by the built worker before the page shows it, and is gone once the page does. */
import { expect } from 'chai';
import type { HexColor } from '../../../sdk/base/color';
import { createSceneCompiler, type SceneCompilerClient } from '../../../sdk/player/compiling/scene-compiler';
import { createPlayer, type Player } from '../../../sdk/player/player';
import type { SceneInput } from '../../../sdk/scene/compile-composition';
import type { CompiledScene } from '../../../sdk/scene/composition';
import type { LottieAnimation } from '../../../sdk/scene/lottie';
import { animation, composition, scene, square } from './compositions';

const options = { workerUrl: '/dist/player/scene-worker.js', fontsUrl: '/dist/library/fonts/' };
const RED = [255, 0, 0];
let host: HTMLElement;
let player: Player;
let compiler: SceneCompilerClient;

beforeEach(() => {
  compiler = createSceneCompiler(options);
  host = document.createElement('div');
  Object.assign(host.style, { position: 'fixed', left: '0', top: '0', width: '640px' });
  document.body.append(host);
  player = createPlayer({ container: host, label: 'Preview', isLive: true });
});
afterEach(() => {
  player.destroy();
  compiler.dispose();
  host.remove();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const stage = () => host.firstElementChild?.shadowRoot;
const canvas = () => stage()?.querySelector('canvas') ?? undefined;

async function until(condition: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 400 && !condition(); tries++) await pause(10);
  if (!condition()) throw new Error(`waited until ${what}`);
}

/** A pixel of the live canvas, in px of the composition; transparent: nothing is painted there. */
function colorAt(x: number, y: number): number[] {
  const element = canvas();
  const copy = document.createElement('canvas');
  if (!element || element.width < 2) return [];
  Object.assign(copy, { width: element.width, height: element.height });
  const pen = copy.getContext('2d');
  pen?.drawImage(element, 0, 0);
  const scale = element.width / 320;
  return [...(pen?.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data ?? [])];
}

const isEmpty = () => colorAt(2, 2)[3] === 0 && colorAt(150, 90)[3] === 0;
const isSquareAt = (x: number) => String(colorAt(x, 90).slice(0, 3)) === String(RED);

async function compiled(
  ingredientId: number,
  layers = [square('square', 40)],
  color: HexColor = '#123456',
  replaces?: LottieAnimation,
): Promise<CompiledScene> {
  const background = { type: 'color', color } as const;
  const input: SceneInput = {
    ingredientId,
    background,
    durationSeconds: 1,
    keyframeSeconds: 0.5,
    template: { animation: animation(layers), fields: { texts: [], images: [], colors: [] } },
    content: { texts: {}, images: {}, colors: {} },
  };
  const made = await compiler.compile(input, { replaces });
  return scene(ingredientId, (ingredientId - 1) * 30, { background, animation: made.animation });
}

async function open(...scenes: CompiledScene[]): Promise<void> {
  player.setComposition(composition(scenes));
  await until(() => player.state === 'ready', 'it is ready');
  await until(() => (canvas()?.width ?? 0) > 1, 'the canvas has its size');
  await pause(300);
}

/** Where the page itself has the square. */
function pageSquare(): number {
  const svg = [...(stage()?.querySelectorAll('svg') ?? [])].find((one) => one.getBoundingClientRect().width > 0);
  const box = svg?.querySelector('path')?.getBoundingClientRect();
  const frame = svg?.getBoundingClientRect();
  return box && frame ? ((box.x + box.width / 2 - frame.x) / frame.width) * 320 : Number.NaN;
}

describe('the live picture', () => {
  it('shows steps of a drag without the page, which follows when it rests', async () => {
    await open(await compiled(1), await compiled(2, [square('square', 40)], '#00ff00'));
    expect(isEmpty()).to.equal(true);
    const before = pageSquare();
    for (const frame of [8, 10, 12, 15]) {
      player.seek(frame / 30);
      await pause(20);
    }
    await until(() => isSquareAt(150), 'the canvas shows frame 15');
    expect(colorAt(2, 2)).to.deep.equal([0x12, 0x34, 0x56, 255]);
    player.seek(45 / 30); // over the cut
    await until(() => isSquareAt(150) && String(colorAt(2, 2)) === '0,255,0,255', 'the canvas shows the second scene');
    await until(isEmpty, 'the canvas is empty again');
    expect(pageSquare()).to.be.closeTo(150, 1);
    expect(before).to.be.below(20);
  });

  it('shows a newer version of the scene as soon as the worker has compiled it', async () => {
    const first = await compiled(1);
    await open(first);
    player.seek(0.5);
    await pause(500);
    expect(isEmpty()).to.equal(true);
    const wider = await compiled(1, [square('square', 140)], '#123456', first.animation);
    await until(() => isSquareAt(90), 'the canvas shows the larger square');
    expect(pageSquare()).to.be.closeTo(150, 1);
    player.setComposition(composition([wider]));
    await until(isEmpty, 'the canvas is empty again');
  });

  it('shows nothing of another project that counts its scenes alike', async () => {
    await open(await compiled(1));
    player.seek(0.5);
    await pause(500);
    await compiled(1, [square('square', 140)]);
    await pause(300);
    expect(isEmpty()).to.equal(true);
  });

  it('leaves to the page what the worker cannot paint', async () => {
    const turningWithItsWay = { ...square('square', 40), ao: 1 };
    await open(await compiled(1, [turningWithItsWay]));
    for (const frame of [10, 12, 14, 16, 18]) {
      player.seek(frame / 30);
      await pause(25);
    }
    await until(() => pageSquare() > 150, 'the page shows it');
    expect(isEmpty()).to.equal(true);
  });

  it('is gone when the video plays', async () => {
    await open(await compiled(1), await compiled(2));
    for (const frame of [3, 5, 7]) {
      player.seek(frame / 30);
      await pause(20);
    }
    await until(() => !isEmpty(), 'the canvas shows a step');
    await player.play();
    await until(isEmpty, 'the canvas is empty');
    expect(player.state).to.equal('playing');
  });
});
