import { expect } from 'chai';
import type { SpotreelError } from '../../../sdk/base/errors';
import { createPlayer, type Player, type PlayerState } from '../../../sdk/player/player';
import { animation, composition, scene, square, tone } from './compositions';
import { paintedOn, shownCanvases, squareOn } from './painted';

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
const stage = () => root.querySelector('[role=img]')?.shadowRoot;
/** Center of the square, px of the composition: half of it is outside at the first frame. */
const squareAt = () => squareOn(stage());

describe('the player', () => {
  it('shows a composition in a shadow root, with its shape and its label', async () => {
    player.setComposition(composition([scene(1, 0)]));
    await isReady();
    const element = root.querySelector('[role=img]');
    expect(element?.getAttribute('aria-label')).to.equal('Preview');
    expect(element?.getBoundingClientRect().height).to.be.closeTo(360, 0.5);
    expect(paintedOn(stage())?.redBox()).to.deep.equal([0, 70, 20, 110]);
    expect(paintedOn(stage())?.colorAt(300, 10)).to.deep.equal([0x12, 0x34, 0x56, 255]);
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
    expect(player.seconds).to.equal(1.5);
    expect(squareAt()).to.be.closeTo(150, 0.5);
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

  it('plays backward from the end, faster, and stops at the first frame', async () => {
    const frames: number[] = [];
    const speeds: number[] = [];
    const squares: number[] = [];
    player.setComposition(composition([scene(1, 0)]));
    await isReady();
    player.seek(99);
    player.on('speed', (speed) => speeds.push(speed));
    player.on('time', ({ frame }) => {
      frames.push(frame);
      squares.push(squareAt() ?? Number.NaN);
    });
    await player.shuttle(-2);
    expect(player.state).to.equal('playing');
    await until(() => player.state === 'paused');
    expect(frames).to.deep.equal([...frames].sort((a, b) => b - a));
    expect([player.seconds, player.speed]).to.deep.equal([0, 1]);
    expect(squares[0]).to.be.greaterThan((squares.at(-1) ?? 0) + 50);
    await player.shuttle(-1);
    expect(player.state).to.equal('paused');
    expect(speeds).to.deep.equal([-2, 1]);
  });

  it('ends a fast run at its last frame, and a slower press goes on from the place on show', async () => {
    player.setComposition(composition([scene(1, 0)]));
    await isReady();
    await player.shuttle(100);
    expect(player.speed).to.equal(8);
    await player.play();
    const { seconds } = player;
    expect(player.speed).to.equal(1);
    expect(seconds).to.be.lessThan(1);
    await player.shuttle(4);
    await until(() => player.state === 'ended');
    expect(player.seconds).to.be.closeTo(29 / 30, 1e-9);
    await player.shuttle(0);
    expect(player.state).to.equal('ended');
  });

  it('plays one scene and stops on its last frame', async () => {
    player.setComposition(composition([scene(1, 0), scene(2, 30, { durationFrames: 6 }), scene(3, 36)]));
    await isReady();
    await player.playScene(1);
    await until(() => player.state === 'paused');
    expect(player.seconds).to.be.closeTo(35 / 30, 1e-9);
  });

  it('shows another version of a scene at once', async () => {
    const other = square('other', 20);
    player.setComposition(composition([scene(1, 0, { animation: animation([square('text', 40), other]) })]));
    await isReady();
    player.seek(0.5);
    expect(paintedOn(stage())?.redBox()).to.deep.equal([130, 70, 170, 110]);
    player.setComposition(composition([scene(1, 0, { animation: animation([square('text', 80), other]) })]));
    expect(paintedOn(stage())?.redBox()).to.deep.equal([110, 50, 190, 130]);
    const background = { type: 'color', color: '#00ff00' } as const;
    player.setComposition(composition([scene(1, 0, { background })]));
    expect(paintedOn(stage())?.colorAt(5, 5)).to.deep.equal([0, 255, 0, 255]);
  });

  it('is drawn as it is whatever the page says of its elements', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { display: none; filter: invert(1) !important; } div { display: block; }');
    root.adoptedStyleSheets = [sheet];
    player.setComposition(composition([scene(1, 0)]), 0.5);
    await isReady();
    expect(squareAt()).to.be.closeTo(150, 0.5);
  });

  it('keeps the older version on show until pictures of the newer one have come', async () => {
    const picture = { id: 'picture', w: 320, h: 180, u: '', p: '/no-such-picture.png', e: 0 as const };
    const place = { ...square('place', 1), ty: 2, refId: 'picture', shapes: [] };
    player.setComposition(composition([scene(1, 0)]), 0.5);
    await isReady();
    const newer = { ...animation([square('a', 100), place]), assets: [picture] };
    player.setComposition(composition([scene(1, 0, { animation: newer })]));
    expect(paintedOn(stage())?.redBox()).to.deep.equal([130, 70, 170, 110]);
    await until(() => paintedOn(stage())?.redBox()?.[0] === 100);
    expect(errors).to.deep.equal([]);
    expect(shownCanvases(stage())).to.have.length(1);
  });

  it('reports a scene that cannot be drawn, and shows its still and the other scenes', async () => {
    const still = document.createElement('b');
    player.destroy();
    const container = root.querySelector('div') as HTMLElement;
    const broken = { ...animation([]), layers: null as never };
    const fallback = { animation: broken, scene: () => still, background: () => undefined };
    player = createPlayer({ container, label: 'Preview', fallbackOf: (id) => (id === 1 ? fallback : undefined) });
    player.on('error', (error) => errors.push(error));
    player.setComposition(composition([scene(1, 0, { animation: broken }), scene(2, 30)]));
    await isReady();
    expect([still.isConnected, player.isExact, shownCanvases(stage()).length]).to.deep.equal([true, false, 0]);
    player.seek(1.5);
    expect(errors.map(({ code }) => code)).to.deep.equal(['template_invalid']);
    expect(squareAt()).to.be.closeTo(150, 0.5);
    expect(still.isConnected).to.equal(false);
    await until(() => player.isExact);
  });

  it('paints at the density of the screen, and anew when the canvas has lost its px', async () => {
    player.setComposition(composition([scene(1, 0)]), 0.5);
    await isReady();
    const [canvas] = shownCanvases(stage());
    expect(canvas?.width).to.equal(Math.round(640 * devicePixelRatio));
    canvas?.getContext('2d')?.clearRect(0, 0, 9999, 9999);
    canvas?.dispatchEvent(new Event('contextrestored'));
    expect(squareAt()).to.be.closeTo(150, 0.5);
  });

  it('fits a container of another shape', async () => {
    const container = root.querySelector('div') as HTMLElement;
    container.style.height = '100px';
    player.setComposition(composition([scene(1, 0)]));
    await isReady();
    const box = () => shownCanvases(stage())[0]?.getBoundingClientRect() ?? new DOMRect();
    await until(() => Math.abs(box().height - 100) < 0.5);
    expect(box().width).to.be.closeTo(177.8, 0.5);
    container.style.width = '90px';
    await until(() => Math.abs(box().width - 90) < 0.5);
    await until(() => shownCanvases(stage())[0]?.width === Math.round(90 * devicePixelRatio));
  });

  it('leaves nothing behind', async () => {
    player.setComposition(composition([scene(1, 0), scene(2, 30)]));
    await isReady();
    player.destroy();
    expect(root.querySelectorAll('div > *').length).to.equal(0);
  });
});
