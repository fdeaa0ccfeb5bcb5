/** The built worker with the built fonts. */
import { expect } from 'chai';
import { isSpotreelError } from '../../../sdk/base/errors';
import { createSceneCompiler, type SceneCompilerClient } from '../../../sdk/player/compiling/scene-compiler';
import type { SceneInput } from '../../../sdk/scene/compiling/compile-composition';
import type { LottieLayer } from '../../../sdk/scene/lottie';
import { animation, square } from './compositions';

const options = { workerUrl: '/dist/player/scene-worker.js', fontsUrl: '/dist/library/fonts/' };
let compiler: SceneCompilerClient;

beforeEach(() => {
  compiler = createSceneCompiler(options);
});
afterEach(() => compiler.dispose());

const title: LottieLayer = {
  ...square('title', 0),
  ty: 5,
  t: { d: { sid: 'headline', k: [{ t: 0, s: { t: 'Hello', f: 'Inter-700', s: 40, sz: [300, 100] } }] }, a: [] },
};
const template = {
  animation: {
    ...animation([title, square('box', 40)]),
    fonts: { list: [{ fName: 'Inter-700', fFamily: 'Inter', fStyle: 'Bold', fWeight: '700' }] },
  },
  fields: { texts: [{ innerReference: 'headline', targets: ['headline'] }], images: [], colors: [] },
};

function input(headline: string, ingredientId = 1): SceneInput {
  const background = { type: 'color', color: '#000000' } as const;
  const content = { texts: { headline }, images: {}, colors: {} };
  return { ingredientId, template, content, background, durationSeconds: 1, keyframeSeconds: 0.5 };
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'none';
  } catch (thrown) {
    return isSpotreelError(thrown) ? thrown.code : String(thrown);
  }
}

describe('the scene compiler', () => {
  it('sets text away from the page', async () => {
    const { animation: compiled, notices } = await compiler.compile(input('Grüße 你好'));
    expect(compiled.layers.map(({ ty }) => ty)).to.deep.equal([4, 4]);
    expect(JSON.stringify(compiled.layers[0]?.shapes)).to.contain('"sh"');
    expect(notices).to.deep.equal([]);
  });

  it('sets the same letters on the thread of a page that wants no worker', async () => {
    const here = createSceneCompiler({ ...options, worker: false });
    for (const text of ['Grüße 你好', 'مرحبا, ffi Tà', '😀 1/2']) {
      const there = await compiler.compile(input(text));
      const own = await here.compile(input(text));
      expect(own.animation, text).to.deep.equal(there.animation);
      expect(own.notices).to.deep.equal(there.notices);
    }
    here.dispose();
  });

  it('breaks a word by the patterns of its language in both, loaded when a word is too wide', async () => {
    const here = createSceneCompiler({ ...options, worker: false });
    const patterns = () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/hyphenation-')).length;
    const german = (text: string) => {
      const scene = input(text);
      return { ...scene, content: { ...scene.content, languages: ['de'] } };
    };
    await here.compile(german('Versicherung'));
    expect(patterns()).to.equal(0);
    const word = 'Rechtsschutzversicherungsgesellschaften';
    const long = german(word);
    const own = await here.compile(long);
    expect(patterns()).to.equal(1);
    expect(own.animation).to.deep.equal((await compiler.compile(long)).animation);
    expect(own.animation).not.to.deep.equal((await here.compile(input(word))).animation);
    here.dispose();
  });

  it('opens ahead of the first scene when it is told to, and once', async () => {
    const openings = () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/scene-worker.js')).length;
    const before = openings();
    compiler.start();
    for (let tries = 0; tries < 200 && openings() === before; tries++) await new Promise((go) => setTimeout(go, 10));
    expect(openings()).to.equal(before + 1);
    expect((await compiler.compile(input('Hello'))).notices).to.deep.equal([]);
    expect(openings()).to.equal(before + 1);
  });

  it('keeps what a keystroke does not change', async () => {
    const first = (await compiler.compile(input('Hell'))).animation;
    const second = (await compiler.compile(input('Hello'))).animation;
    expect(second.layers[0]).not.to.equal(first.layers[0]);
    expect(second.layers[1]).to.equal(first.layers[1]);
    expect(second.assets).to.equal(first.assets);
    expect((await compiler.compile(input('Hello'))).animation).to.equal(second);
  });

  it('answers the last of quick keystrokes, and ends the others', async () => {
    const texts = ['a', 'ab', 'abc'];
    const codes = await Promise.all(texts.map((text) => codeOf(compiler.compile(input(text)))));
    expect(codes).to.deep.equal(['aborted', 'aborted', 'none']);
    const others = await Promise.all([1, 2, 3].map((id) => codeOf(compiler.compile(input('x', id)))));
    expect(others).to.deep.equal(['none', 'none', 'none']);
  });

  it('ends when the caller does not want it any more', async () => {
    const controller = new AbortController();
    const code = codeOf(compiler.compile(input('x'), { signal: controller.signal }));
    controller.abort();
    expect(await code).to.equal('aborted');
    expect(await codeOf(compiler.compile(input('y'), { signal: AbortSignal.abort() }))).to.equal('aborted');
  });

  it('names a broken template', async () => {
    const broken = { ...input('x'), template: { ...template, animation: { ...template.animation, w: 0 } } };
    expect(await codeOf(compiler.compile(broken))).to.equal('template_invalid');
    expect(await codeOf(compiler.compile(input('x')))).to.equal('none');
  });

  it('falls back where no worker starts', async () => {
    const compiled = { animation: animation([]), notices: [] };
    const away = { ...options, workerUrl: '/no-such-worker.js' };
    const withFallback = createSceneCompiler({ ...away, fallback: async () => compiled });
    expect(await withFallback.compile(input('x'))).to.equal(compiled);
    expect(await codeOf(createSceneCompiler(away).compile(input('x')))).to.equal('playback_failed');
  });

  it('tries again half a minute later where nothing could start', async () => {
    const Own = window.Worker;
    const { now } = performance;
    let started = 0;
    window.Worker = class extends Own {
      constructor(...of: ConstructorParameters<typeof Own>) {
        super(...of);
        started += 1;
      }
    };
    const away = createSceneCompiler({ ...options, workerUrl: '/no-such-worker.js' });
    const starts = async () => [await codeOf(away.compile(input('x'))), started];
    expect(await starts()).to.deep.equal(['playback_failed', 1]);
    expect(await starts()).to.deep.equal(['playback_failed', 1]);
    performance.now = () => now.call(performance) + 31_000;
    expect(await starts()).to.deep.equal(['playback_failed', 2]);
    performance.now = now;
    window.Worker = Own;
  });
});
