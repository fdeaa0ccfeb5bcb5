/** The built worker paints what it compiled: at rest, in a drag, while a key is on its way, and while the page is busy. */
import { expect } from 'chai';
import type { HexColor } from '../../../sdk/base/color';
import { createSceneCompiler, type SceneCompilerClient } from '../../../sdk/player/compiling/scene-compiler';
import { createPlayer, type Player } from '../../../sdk/player/player';
import { sceneMotion } from '../../../sdk/player/stills/scene-motion';
import { paintSceneStill } from '../../../sdk/player/stills/scene-still';
import type { SceneInput } from '../../../sdk/scene/compiling/compile-composition';
import type { CompiledScene } from '../../../sdk/scene/composition';
import type { LottieAnimation } from '../../../sdk/scene/lottie';
import { animation, composition, scene, square } from './compositions';
import { paintedOn, shownCanvases, squareOn } from './painted';

const options = { workerUrl: '/dist/player/scene-worker.js', fontsUrl: '/dist/library/fonts/' };
const FRAMES = 'painted-frames';
let host: HTMLElement;
let player: Player;
let compiler: SceneCompilerClient;
let errors: string[];

beforeEach(() => open(createSceneCompiler(options)));
afterEach(close);

function open(opened: SceneCompilerClient): void {
  compiler = opened;
  errors = [];
  host = document.createElement('div');
  Object.assign(host.style, { position: 'fixed', left: '0', top: '0', width: '640px' });
  document.body.append(host);
  player = createPlayer({ container: host, label: 'Preview' });
  player.on('error', ({ code }) => errors.push(code));
}

function close(): void {
  player.destroy();
  compiler.dispose();
  host.remove();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const stage = () => host.firstElementChild?.shadowRoot;
const isSquareAt = (x: number) => Math.abs(squareOn(stage()) - x) < 0.6;
const colorAt = (x: number, y: number) => String(paintedOn(stage())?.colorAt(x, y));

async function until(condition: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 400 && !condition(); tries++) await pause(10);
  if (!condition()) throw new Error(`waited until ${what}`);
}

/** A canvas that was given away: the page cannot paint it. */
function isPaintedByWorker(): boolean {
  const [canvas] = shownCanvases(stage());
  try {
    return canvas?.getContext('2d') === null;
  } catch {
    return true;
  }
}

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

async function show(...scenes: CompiledScene[]): Promise<void> {
  player.setComposition(composition(scenes));
  await until(() => player.state === 'ready', 'it is ready');
}

describe('the picture that the worker paints', () => {
  it('shows each frame that is sought, over cuts too', async () => {
    await show(await compiled(1), await compiled(2, [square('square', 40)], '#00ff00'));
    expect(isPaintedByWorker()).to.equal(true);
    for (const frame of [8, 10, 12, 15]) {
      player.seek(frame / 30);
      await pause(20);
    }
    await until(() => isSquareAt(150), 'it shows frame 15');
    expect(colorAt(2, 2)).to.equal(String([0x12, 0x34, 0x56, 255]));
    player.seek(45 / 30);
    await until(() => isSquareAt(150) && colorAt(2, 2) === '0,255,0,255', 'it shows the second scene');
    await until(() => player.isExact, 'the movement is over');
    expect(shownCanvases(stage())).to.have.length(1);
  });

  it('shows a newer version of the scene as soon as it is compiled, and goes back to what the page names', async () => {
    const first = await compiled(1);
    await show(first);
    player.seek(0.5);
    const wider = await compiled(1, [square('square', 140)], '#123456', first.animation);
    await until(() => paintedOn(stage())?.redBox()?.[0] === 80, 'it shows the larger square');
    await until(() => paintedOn(stage())?.redBox()?.[0] === 130, 'it shows the smaller one again');
    player.setComposition(composition([wider]));
    await until(() => paintedOn(stage())?.redBox()?.[0] === 80, 'it shows the larger square');
  });

  it('shows nothing of another project that counts its scenes alike', async () => {
    await show(await compiled(1));
    player.seek(0.5);
    await until(() => isSquareAt(150), 'it shows the frame');
    await compiled(1, [square('square', 140)]);
    await pause(300);
    expect(paintedOn(stage())?.redBox()?.[0]).to.equal(130);
  });

  it('is measured for motion: a square that moves, and one that rests', async () => {
    const measured = { frames: [0, 3, 6, 9, 12], stepFrames: 3 };
    const canvas = { widthPx: 320, heightPx: 180 };
    const { signal } = new AbortController();
    const moving = await sceneMotion(await compiled(1), measured, canvas, signal);
    expect([moving.pictures, moving.still, moving.blank]).to.deep.equal([5, 0, 0]);
    const empty = await sceneMotion(await compiled(2, []), measured, canvas, signal);
    expect([empty.pictures, empty.still, empty.blank]).to.deep.equal([5, 0.8, 1]);
  });

  it('is not measured by the thread of the page', async () => {
    const foreign = scene(1, 0, { animation: animation([square('square', 40)]) });
    const measured = { frames: [0, 3], stepFrames: 3 };
    const { signal } = new AbortController();
    const failed = await sceneMotion(foreign, measured, { widthPx: 320, heightPx: 180 }, signal).catch(String);
    expect(failed).to.match(/No worker/);
  });

  it('paints documents that it did not compile', async () => {
    await show(await compiled(1), scene(2, 30, { animation: animation([square('square', 80)]) }));
    player.seek(1.5);
    await until(() => paintedOn(stage())?.redBox()?.[0] === 110, 'it shows the second scene');
    expect(isPaintedByWorker()).to.equal(true);
  });

  it('leaves pictures that it may not read to the page', async () => {
    const own = await compiled(1);
    const media = { src: '/no-such-picture.png', widthPx: 320, heightPx: 180 };
    const background = { type: 'image', media, scale: 1, positionX: 0, positionY: 0 } as const;
    await show({ ...own, background }, await compiled(2));
    await until(() => isSquareAt(0) || squareOn(stage()) === 10, 'the page shows it');
    expect([isPaintedByWorker(), ...errors]).to.deep.equal([false, 'playback_failed']);
    player.seek(1.5);
    await until(() => isSquareAt(150), 'it shows the second scene');
    expect(isPaintedByWorker()).to.equal(true);
  });

  it('plays on over a scene that it cannot paint', async () => {
    const broken = { ...animation([]), layers: null as never };
    await show(scene(1, 0, { animation: broken, durationFrames: 15 }), { ...(await compiled(2)), startFrame: 15 });
    expect(shownCanvases(stage())).to.have.length(0);
    await player.play();
    await until(() => shownCanvases(stage()).length === 1, 'it shows the second scene');
    expect([isPaintedByWorker(), player.state, ...errors]).to.deep.equal([true, 'playing', 'template_invalid']);
  });

  it('goes on while the page is busy', async () => {
    close();
    open(createSceneCompiler({ ...options, workerUrl: probedWorker() }));
    const shown: { atMs: number; left: number }[] = [];
    const channel = new BroadcastChannel(FRAMES);
    channel.addEventListener('message', ({ data }) => shown.push(data));
    await show(await compiled(1));
    await player.play();
    await until(() => shown.length > 2, 'it plays');
    const began = performance.timeOrigin + performance.now();
    while (performance.timeOrigin + performance.now() < began + 400); // what a busy host page does
    const ended = performance.timeOrigin + performance.now();
    await pause(200);
    channel.close();
    const meanwhile = shown.filter(({ atMs }) => atMs > began && atMs < ended);
    expect(new Set(meanwhile.map(({ left }) => left)).size).to.be.greaterThan(4);
  });

  it('plays backward by its own clock', async () => {
    close();
    open(createSceneCompiler({ ...options, workerUrl: probedWorker() }));
    const lefts: number[] = [];
    const channel = new BroadcastChannel(FRAMES);
    await show(await compiled(1));
    player.seek(99);
    await until(() => isSquareAt(290), 'it shows the last frame');
    channel.addEventListener('message', ({ data }) => lefts.push(data.left));
    await player.shuttle(-2);
    await until(() => player.state === 'paused', 'it stops at the first frame');
    await pause(50);
    channel.close();
    expect(new Set(lefts).size).to.be.greaterThan(4);
    expect(lefts).to.deep.equal([...lefts].sort((a, b) => b - a));
  });

  it('is there again after the worker broke down', async () => {
    close();
    const workers: Worker[] = [];
    const Own = window.Worker;
    window.Worker = class extends Own {
      constructor(...of: ConstructorParameters<typeof Own>) {
        super(...of);
        workers.push(this);
      }
    };
    open(createSceneCompiler(options));
    await show(await compiled(1));
    player.seek(0.5);
    await until(() => isSquareAt(150), 'the worker shows it');
    workers[0]?.dispatchEvent(new Event('error', { cancelable: true }));
    expect(isSquareAt(150)).to.equal(true);
    expect(isPaintedByWorker()).to.equal(false);
    await until(isPaintedByWorker, 'another worker paints');
    await until(() => isSquareAt(150), 'it shows the frame');
    expect(workers).to.have.length(2);
    player.setComposition(composition([await compiled(1, [square('square', 80)])]));
    await until(() => paintedOn(stage())?.redBox()?.[0] === 110, 'it shows what the other worker compiled');
    window.Worker = Own;
  });

  it('paints stills', async () => {
    const still = (await paintSceneStill(await compiled(1), { widthPx: 320, heightPx: 180 })).scene();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 320, height: 180 });
    const context = canvas.getContext('2d');
    context?.drawImage(still as HTMLImageElement, 0, 0);
    const [red = 0, green = 0] = context?.getImageData(150, 90, 1, 1).data ?? [];
    expect([red > 230, green < 20]).to.deep.equal([true, true]);
    expect([...(context?.getImageData(300, 90, 1, 1).data ?? [])][2]).to.be.closeTo(0x56, 6);
  });
});

/** The worker, which reports where the square of each frame is. */
function probedWorker(): string {
  const install = (name: string) => {
    const channel = new BroadcastChannel(name);
    const stages = new Set<unknown>();
    addEventListener('message', ({ data }) => data.type === 'canvas' && stages.add(data.canvas));
    const prototype = OffscreenCanvasRenderingContext2D.prototype;
    const own = prototype.fillRect;
    prototype.fillRect = function (...of) {
      own.apply(this, of);
      if (!stages.has(this.canvas)) return;
      queueMicrotask(() => {
        const { width, height } = this.canvas;
        const { data } = this.getImageData(0, Math.floor(height / 2), width, 1);
        const left = Array.from({ length: width }, (_, x) => data[x * 4] ?? 0).findIndex((red) => red > 200);
        channel.postMessage({ atMs: performance.timeOrigin + performance.now(), left });
      });
    };
  };
  const worker = new URL(options.workerUrl, location.href).href;
  const source = `(${install})(${JSON.stringify(FRAMES)}); await import(${JSON.stringify(worker)});`;
  return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
}
