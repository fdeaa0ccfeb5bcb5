import { expect } from 'chai';
import type { SpotreelError } from '../../../sdk/base/errors';
import { createPlayer, type Player, type PlayerState } from '../../../sdk/player/player';
import type { LottieAnimation, LottieLayer } from '../../../sdk/scene/lottie';
import { animation, composition, scene, square, tone } from './compositions';

let host: HTMLElement;
let root: ShadowRoot;
let player: Player;
let states: PlayerState[];
let errors: SpotreelError[];

beforeEach(() => {
  host = document.createElement('div');
  root = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  Object.assign(container.style, { width: '640px' });
  root.append(container);
  document.body.append(host);
  states = [];
  errors = [];
  player = createPlayer({ container, label: 'Preview' });
  player.on('state', (state) => states.push(state));
  player.on('error', (error) => errors.push(error));
});

afterEach(() => {
  player.destroy();
  host.remove();
});

function until(condition: () => boolean, patienceMs = 4000): Promise<void> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const look = () => {
      if (condition()) resolve();
      else if (performance.now() - started > patienceMs) reject(new Error(`waited for ${condition}`));
      else setTimeout(look, 10);
    };
    look();
  });
}

const isReady = () => until(() => player.state === 'ready');
/** Those on the stage; scenes that are built ahead have no size. */
const visibleSvgs = () =>
  [...(root.querySelector('[role=img]')?.shadowRoot?.querySelectorAll('svg') ?? [])].filter(
    (svg) => svg.getBoundingClientRect().width > 0 && getComputedStyle(svg).visibility === 'visible',
  );
const visibleSvg = () => visibleSvgs()[0];

/** Center of the square, px of the composition. */
function squareAt(): number {
  const path = visibleSvg()?.querySelector('path[fill="rgb(255,0,0)"]');
  const svg = visibleSvg();
  if (!path || !svg) throw new Error('no square');
  const box = path.getBoundingClientRect();
  const frame = svg.getBoundingClientRect();
  return ((box.x + box.width / 2 - frame.x) / frame.width) * 320;
}

describe('the player', () => {
  it('shows a composition in a shadow root, with its shape and its label', async () => {
    player.setComposition(composition([scene(1, 0)]));
    await isReady();
    const stage = root.querySelector('[role=img]');
    expect(stage?.getAttribute('aria-label')).to.equal('Preview');
    expect(stage?.getBoundingClientRect().height).to.be.closeTo(360, 0.5);
    expect(squareAt()).to.be.closeTo(0, 0.5);
    expect(document.querySelectorAll('style[f-family], link[f-origin]').length).to.equal(0);
  });

  it('paints the frame that is sought, to a thirtieth of a second', async () => {
    player.setComposition(composition([scene(1, 0), scene(2, 30)]));
    await isReady();
    player.seek(0.5);
    expect(squareAt()).to.be.closeTo(150, 0.5);
    expect(player.seconds).to.equal(0.5);
    player.seek(1.5);
    expect(squareAt()).to.be.closeTo(150, 0.5);
    player.seek(99);
    expect(player.seconds).to.be.closeTo(59 / 30, 1e-9);
  });

  it('opens at the moment it is told to, and stays there when another version comes', async () => {
    const whole = composition([scene(1, 0), scene(2, 30)]);
    player.setComposition(composition(whole.scenes.slice(0, 1)), 0.5);
    await isReady();
    expect(squareAt()).to.be.closeTo(150, 0.5);
    player.setComposition(whole);
    expect(player.seconds).to.equal(0.5);
    player.setComposition(whole, 1.5);
    expect([player.seconds, squareAt()]).to.deep.equal([1.5, 150]);
  });

  it('plays to the end, telling frames and scenes in order', async () => {
    const scenes: (number | undefined)[] = [];
    const frames: number[] = [];
    player.on('scene', (shown) => scenes.push(shown?.ingredientId));
    player.on('time', ({ frame }) => frames.push(frame));
    player.setComposition(composition([scene(1, 0, { durationFrames: 9 }), scene(2, 9, { durationFrames: 9 })]));
    await isReady();
    const started = performance.now();
    await player.play();
    await until(() => player.state === 'ended');
    expect(performance.now() - started).to.be.greaterThan(550);
    expect(scenes).to.deep.equal([1, 2]);
    expect(frames).to.deep.equal([...frames].sort((a, b) => a - b));
    expect(frames.at(-1)).to.equal(17);
    expect(states).to.deep.equal(['loading', 'ready', 'loading', 'playing', 'ended']);
  });

  it('plays what comes later when it was told to before there was anything, unless it is paused meanwhile', async () => {
    void player.play();
    player.setComposition(composition([scene(1, 0)]));
    await until(() => player.state === 'playing');
    player.setComposition(null);
    void player.play();
    player.pause();
    player.setComposition(composition([scene(2, 0)]));
    await isReady();
    expect(player.seconds).to.equal(0);
  });

  it('follows the clock of its music', async () => {
    const audio = [0, 0.5].map((startSeconds, index) => ({
      audioId: index,
      src: tone(0.7),
      startSeconds,
      durationSeconds: 0.5,
      leadInSamples: 0,
      contentSamples: 33_600,
      sampleRate: 48_000,
    }));
    player.setComposition(composition([scene(1, 0)], { audio, audioFadeSeconds: 0.2 }));
    await isReady();
    await player.play();
    await until(() => player.seconds > 0.3);
    player.seek(0.8);
    expect(player.state).to.equal('playing');
    await until(() => player.state === 'ended');
    expect(errors).to.deep.equal([]);
  });

  it('goes on without a piece of music that is gone', async () => {
    const gone = { audioId: 1, src: '/no-such-sound.mp3', startSeconds: 0, durationSeconds: 1 };
    const audio = [{ ...gone, leadInSamples: 0, contentSamples: 1, sampleRate: 48_000 }];
    player.setComposition(composition([scene(1, 0, { durationFrames: 6 })], { audio }));
    await isReady();
    await player.play();
    await until(() => player.state === 'ended');
    expect(errors.map(({ code }) => code)).to.include('playback_failed');
  });

  it('plays one scene and stops on its last frame', async () => {
    player.setComposition(composition([scene(1, 0), scene(2, 30, { durationFrames: 6 }), scene(3, 36)]));
    await isReady();
    await player.playScene(1);
    await until(() => player.state === 'paused');
    expect(player.seconds).to.be.closeTo(35 / 30, 1e-9);
  });

  it('changes one layer without building the scene again', async () => {
    const other = square('other', 20);
    const first = composition([scene(1, 0, { animation: animation([square('text', 40), other]) })]);
    player.setComposition(first);
    await isReady();
    player.seek(0.5);
    const svg = visibleSvg();
    const kept = svg?.querySelectorAll('path[fill="rgb(255,0,0)"]')[0];
    const typed = { ...first.scenes[0]?.animation, layers: [square('text', 80), other] } as ReturnType<
      typeof animation
    >;
    player.setComposition(composition([scene(1, 0, { animation: typed })]));
    expect(visibleSvg()).to.equal(svg);
    const paths = [...(svg?.querySelectorAll('path[fill="rgb(255,0,0)"]') ?? [])];
    expect(paths).to.have.length(2);
    expect(paths[0]).to.equal(kept); // the one behind comes first, and is the same element
    const widths = paths.map((path) => Math.round((path.getBoundingClientRect().width / 640) * 320));
    expect(widths).to.deep.equal([20, 80]);
    expect(squareAt()).to.be.closeTo(150, 0.5);
  });

  it('draws a changed layer as a scene does that was built with it, at later frames too', async () => {
    const place: LottieLayer = { ...square('place', 1), ty: 0, refId: 'place', w: 320, h: 180, shapes: [] };
    const inner = square('inner', 30);
    const sized = (size: number): LottieAnimation => ({
      ...animation([place, square('near', size)]),
      assets: [{ id: 'place', layers: [inner, square('far', size, { st: 5 })] }],
    });
    const show = (id: number, size: number) =>
      player.setComposition(composition([scene(id, 0, { animation: sized(size) })]));
    const drawn = () =>
      [0.4, 0.8].map((seconds) => {
        player.seek(seconds);
        const paths = visibleSvg()?.querySelectorAll('path[fill]') ?? [];
        return [...paths].map((path) => JSON.stringify(path.getBoundingClientRect()));
      });
    show(1, 40);
    await isReady();
    player.seek(0.4);
    const svg = visibleSvg();
    show(1, 70);
    expect(visibleSvg()).to.equal(svg);
    const changed = drawn();
    show(2, 70);
    expect(visibleSvg()).not.to.equal(svg);
    expect(changed).to.deep.equal(drawn());
    expect(changed[0]).to.have.length(3);
  });

  it('changes a layer that cuts out another one', async () => {
    const cut = square('cut', 100, { tt: 1, ind: 2 });
    const masked = (size: number) =>
      composition([scene(1, 0, { animation: animation([square('text', size, { td: 1, ind: 1 }), cut]) })]);
    const first = masked(40);
    player.setComposition(first);
    await isReady();
    player.seek(0.5);
    const svg = visibleSvg();
    const next = masked(60);
    const layers = [next.scenes[0]?.animation.layers[0], first.scenes[0]?.animation.layers[1]];
    player.setComposition(composition([scene(1, 0, { animation: animation(layers as ReturnType<typeof square>[]) })]));
    expect(visibleSvg()).to.equal(svg);
    const masks = [...(svg?.querySelectorAll('mask') ?? [])];
    expect(masks).to.have.length(1);
    expect(svg?.querySelectorAll(`[mask="url(#${masks[0]?.id})"]`)).to.have.length(1);
    const shape = masks[0]?.querySelector('path');
    expect(shape?.getBBox().width).to.be.closeTo(60, 0.1);
  });

  it('shares a layer that cuts out others in two ways', async () => {
    const cutting = square('text', 40, { td: 1, ind: 1 });
    const cut = [square('in', 100, { tt: 1, tp: 1, ind: 2 }), square('out', 100, { tt: 2, tp: 1, ind: 3 })];
    player.setComposition(composition([scene(1, 0, { animation: animation([cutting, ...cut]) })]));
    await isReady();
    const masks = [...(visibleSvg()?.querySelectorAll('mask') ?? [])];
    expect(masks.map((mask) => mask.querySelectorAll('use').length)).to.deep.equal([1, 1]);
    expect(visibleSvg()?.querySelectorAll('defs path[fill]').length).to.equal(1);
  });

  it('is drawn as it is whatever the page says of its elements', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { display: none; fill: blue !important; } div { display: block; }');
    root.adoptedStyleSheets = [sheet];
    player.setComposition(composition([scene(1, 0)]));
    await isReady();
    expect(squareAt()).to.be.closeTo(0, 0.5);
    const square = visibleSvg()?.querySelector('path[fill="rgb(255,0,0)"]');
    expect(square && getComputedStyle(square).fill).to.equal('rgb(255, 0, 0)');
  });

  it('never shows an empty stage while a scene is built again', async () => {
    player.setComposition(composition([scene(1, 0)]));
    await isReady();
    player.setComposition(composition([scene(1, 0, { animation: animation([square('a', 10), square('b', 20)]) })]));
    expect(visibleSvg()?.querySelectorAll('path[fill="rgb(255,0,0)"]')).to.have.length(2);
    expect(visibleSvgs()).to.have.length(1);
  });

  it('reports a scene that cannot be drawn, and shows the others', async () => {
    const broken = { ...animation([]), layers: null as never };
    player.setComposition(composition([scene(1, 0, { animation: broken }), scene(2, 30)]));
    await isReady();
    player.seek(1.5);
    expect(errors.map(({ code }) => code)).to.deep.equal(['template_invalid']);
    expect(squareAt()).to.be.closeTo(150, 0.5);
  });

  it('fits a container of another shape', async () => {
    const container = root.querySelector('div') as HTMLElement;
    container.style.height = '100px';
    player.setComposition(composition([scene(1, 0)]));
    await isReady();
    await until(() => Math.abs((visibleSvg()?.getBoundingClientRect().height ?? 0) - 100) < 0.5);
    const box = visibleSvg()?.getBoundingClientRect();
    expect(box?.width).to.be.closeTo(177.8, 0.5);
    container.style.width = '90px';
    await until(() => Math.abs((visibleSvg()?.getBoundingClientRect().width ?? 0) - 90) < 0.5);
  });

  it('leaves nothing behind', async () => {
    player.setComposition(composition([scene(1, 0), scene(2, 30)]));
    await isReady();
    player.destroy();
    expect(root.querySelectorAll('div > *').length).to.equal(0);
  });
});
