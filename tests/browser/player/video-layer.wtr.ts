import { expect } from 'chai';
import type { SpotreelError } from '../../../sdk/base/errors';
import type { MediaLayer } from '../../../sdk/player/background/media-layer';
import { createVideoLayer } from '../../../sdk/player/background/video-layer';

const SRC = '/library/media/neon-flow.mp4';
const media = { src: SRC, widthPx: 1280, heightPx: 720 };
const background = {
  type: 'video',
  media,
  trimStartSeconds: 2,
  trimEndSeconds: 3,
  scale: 1,
  positionX: 0,
  positionY: 0,
} as const;
const canvas = { widthPx: 720, heightPx: 720 };
/** Chromium without the codecs of the trade plays none of our videos; what is left of the tests holds for it too. */
const plays = document.createElement('video').canPlayType('video/mp4; codecs="avc1.640028"') !== '';

let layer: MediaLayer;
let video: HTMLVideoElement;
let errors: SpotreelError[];

function open(src: string): void {
  errors = [];
  layer = createVideoLayer(src, (error) => errors.push(error));
  video = layer.element as HTMLVideoElement;
  document.body.append(video);
}

afterEach(() => layer.destroy());

/** The test server knows no ranges, without which browsers cannot seek. */
async function seekable(): Promise<string> {
  return URL.createObjectURL(await (await fetch(SRC)).blob());
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function settled(): Promise<void> {
  for (let tries = 0; tries < 200 && (video.seeking || video.readyState < 2); tries++) await pause(10);
}

describe('a video background', () => {
  it('is silent, out of reach of the keyboard, and covers the canvas', () => {
    open(SRC);
    layer.place(background, canvas);
    expect([video.muted, video.playsInline, video.tabIndex]).to.deep.equal([true, true, -1]);
    expect(video.style.width.startsWith('177.7')).to.equal(true);
    expect(video.style.left.startsWith('-38.8')).to.equal(true);
  });

  it('says when it cannot be had', async () => {
    open('/no-such-video.mp4');
    await layer.whenLoaded;
    expect(errors.map(({ code }) => code)).to.deep.equal(['playback_failed']);
  });

  if (!plays) return;

  it('stands at the frame of the scene, however often it is moved', async () => {
    open(await seekable());
    layer.place(background, canvas);
    await layer.whenLoaded;
    for (const seconds of [0.1, 0.9, 0.3, 0.5]) layer.show(seconds, 'resting');
    await pause(50);
    await settled();
    await pause(50);
    await settled();
    expect(video.paused).to.equal(true);
    expect(video.currentTime).to.be.closeTo(2.5, 0.01);
  });

  it('keeps its frame while it is dragged, and seeks when it rests', async () => {
    open(await seekable());
    layer.place(background, canvas);
    layer.show(0.1, 'resting');
    await layer.whenLoaded;
    await settled();
    let seeks = 0;
    video.addEventListener('seeking', () => seeks++);
    for (const seconds of [0.3, 0.5, 0.7]) {
      layer.show(seconds, 'moving');
      await pause(20);
    }
    expect(seeks).to.equal(0);
    layer.show(0.9, 'resting');
    await pause(50);
    await settled();
    expect(video.currentTime).to.be.closeTo(2.9, 0.01);
  });

  it('plays along, and starts its trimmed part again', async () => {
    open(await seekable());
    layer.place({ ...background, trimEndSeconds: 2.5 }, canvas);
    await layer.whenLoaded;
    const started = performance.now();
    const strays: number[] = [];
    for (let elapsed = 0; elapsed < 1.2; elapsed = (performance.now() - started) / 1000) {
      layer.show(elapsed, 'playing');
      if (!video.seeking) strays.push(video.currentTime);
      await pause(30);
    }
    expect(video.paused).to.equal(false);
    expect(Math.min(...strays)).to.be.greaterThan(1.9);
    expect(Math.max(...strays)).to.be.lessThan(2.7);
    layer.show(0.2, 'resting');
    expect(video.paused).to.equal(true);
    expect(errors).to.deep.equal([]);
  });
});
