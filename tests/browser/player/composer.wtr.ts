/** The built worker. */
import { expect } from 'chai';
import { composeAudio } from '../../../sdk/audio/compose';
import type { ComposerKit } from '../../../sdk/audio/kit';
import { isSpotreelError } from '../../../sdk/base/errors';
import { createComposer } from '../../../sdk/player/composing/composer';

/** Every sample fits every other: nothing about long tracks of them is proved soon. */
function kitOf(samples: number): ComposerKit {
  const ids = Array.from({ length: samples }, (_, index) => index + 1);
  const ratings = [1, 5, 10];
  return {
    bpm: 120,
    audioSamples: ids.map((id) => ({
      id,
      duration: 2 * (1 + (id % 3)),
      flags: id === 1 ? 1 : id === samples ? 2 : 0,
      compatibilityMap: ids.map((next) => ({
        nextAudioId: next,
        compatibilityRating: ratings[(id * 7 + next * 5) % 3] as number,
      })),
    })),
  };
}

const scenes = [4, 6, 8, 4].map((durationSeconds) => ({ durationSeconds }));
const workerUrl = '/dist/player/composer-worker.js';

describe('the composer in a worker', () => {
  it('gives the answer of the page', async () => {
    let answers = 0;
    const composer = createComposer({
      workerUrl,
      openWorker: (url) => {
        const worker = new Worker(url, { type: 'module' });
        // before the composer listens: what waits for its answer goes on between two listeners
        worker.addEventListener('message', ({ data }) => (answers += data.type === 'composed' ? 1 : 0));
        return worker;
      },
    });
    expect(await composer.compose(kitOf(12), scenes)).to.deep.equal(await composeAudio(kitOf(12), scenes));
    expect(answers).to.equal(1); // not the page's
    composer.dispose();
  });

  it('leaves the page free, and ends when it is told to', async () => {
    const composer = createComposer({ workerUrl });
    await composer.compose(kitOf(4), scenes);
    const controller = new AbortController();
    const long = [{ durationSeconds: 280 }];
    const former = composer.compose(kitOf(16), long, { budgetMs: 60_000, signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    const code = await former.then(
      () => 'none',
      (thrown) => (isSpotreelError(thrown) ? thrown.code : String(thrown)),
    );
    expect(code).to.equal('aborted');
    const start = performance.now();
    await composer.compose(kitOf(4), scenes);
    expect(performance.now() - start).to.be.lessThan(5000);
    composer.dispose();
  });

  it('composes on the page when the worker is not there', async () => {
    const composer = createComposer({ workerUrl: '/dist/player/no-such-worker.js' });
    const { tracks } = await composer.compose(kitOf(6), scenes);
    expect(tracks.length).to.be.greaterThan(0);
    composer.dispose();
  });
});
