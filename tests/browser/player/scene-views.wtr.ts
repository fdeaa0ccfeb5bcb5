import { expect } from 'chai';
import { loadLottie } from '../../../sdk/player/painting/load-lottie';
import { SceneViews } from '../../../sdk/player/painting/scene-views';
import type { SceneFallbackOf } from '../../../sdk/player/scene-fallback';
import { animation, composition, scene } from './compositions';

let picture: HTMLElement;
let views: SceneViews;

const OLDER = animation([]);
const SCENES = [0, 1, 2, 3, 4, 5].map((index) => scene(index + 1, index * 30));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const built = () => picture.querySelectorAll('svg').length;

async function open(maxViews: number, fallbackOf: SceneFallbackOf = () => undefined): Promise<void> {
  picture = document.createElement('div');
  Object.assign(picture.style, { position: 'relative', width: '320px', height: '180px', overflow: 'hidden' });
  document.body.append(picture);
  views = new SceneViews(picture, await loadLottie(), { onError: () => {}, fallbackOf, maxViews });
  views.setComposition(composition(SCENES));
}

afterEach(() => {
  views.destroy();
  picture.remove();
});

/** Number of scenes on the stage, and the center of the first one's square, px of the stage. */
function shown(): { count: number; squareX: number } {
  const stage = picture.getBoundingClientRect();
  const onStage = [...picture.querySelectorAll('svg')].filter((svg) => svg.getBoundingClientRect().width > 0);
  const path = onStage[0]?.querySelector('path')?.getBoundingClientRect();
  return { count: onStage.length, squareX: path ? path.x + path.width / 2 - stage.x : Number.NaN };
}

describe('the scenes that are built', () => {
  it('are those around the one on show, and never more than allowed', async () => {
    await open(3);
    views.show(0, false);
    expect(built()).to.equal(1);
    for (let tries = 0; tries < 100 && built() < 3; tries++) await pause(20);
    await pause(300);
    expect(built()).to.equal(3);
    for (const frame of [45, 75, 105, 165]) {
      views.show(frame, false);
      expect(built()).to.equal(3);
      expect(shown().count).to.equal(1);
      await pause(150);
    }
    expect(shown().squareX).to.be.closeTo(150, 0.5);
  });

  it('are exact when a drag rests; until then a still stands in for those that are not built', async () => {
    const still = document.createElement('b');
    await open(3, () => ({ animation: OLDER, scene: () => still, background: () => undefined }));
    views.show(0, false);
    views.show(135, false);
    expect(still.isConnected).to.equal(true);
    expect(views.fields()).to.deep.equal([]);
    expect(built()).to.equal(1);
    await pause(250);
    expect(still.isConnected).to.equal(false);
    expect(shown().count).to.equal(1);
    expect(shown().squareX).to.be.closeTo(150, 0.5);
  });

  it('are put off for a single step too, where the still looks as the scene does now', async () => {
    const still = document.createElement('b');
    const of = (id: number) => (id === 5 ? SCENES[4]?.animation : undefined) ?? OLDER;
    await open(3, (id) => ({ animation: of(id), scene: () => still, background: () => undefined }));
    views.show(0, false);
    await pause(200);
    views.show(135, false);
    expect(still.isConnected).to.equal(true);
    await pause(250);
    expect(still.isConnected).to.equal(false);
    views.show(165, false);
    expect(still.isConnected).to.equal(false);
    expect(shown().count).to.equal(1);
  });

  it('are exact at once when the video is to be played', async () => {
    const still = document.createElement('b');
    await open(3, () => ({ animation: OLDER, scene: () => still, background: () => undefined }));
    views.show(0, false);
    views.show(135, false);
    await views.whenLoaded;
    expect(still.isConnected).to.equal(false);
    expect(shown().squareX).to.be.closeTo(150, 0.5);
  });
});
