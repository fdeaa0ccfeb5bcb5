import { describe, expect, it, vi } from 'vitest';
import { SpotreelError } from '../../../sdk/base/errors';
import { applyChanges, updateSince } from '../../../sdk/player/compiling/animation-update';
import {
  type AnswerPage,
  type CompilerHostOptions,
  createCompilerHost,
} from '../../../sdk/player/compiling/compiler-host';
import type { TextShaper } from '../../../sdk/scene/text-shaper';
import { plainShaper } from '../scene/plain-shaper';
import { content, document, layer, textLayer } from '../scene/templates';

const animation = document([textLayer('Own', { sid: 'title' }), layer(3)]);
const fields = { texts: [{ innerReference: 'title', targets: ['title'] }], images: [], colors: [] };
const request = (requestId: number, title: string, templateId = 1) => ({
  type: 'compile' as const,
  request: { requestId, sceneId: 1, templateId, fieldsId: 7, content: content({ texts: { title } }) },
});

function open(shaper: () => Promise<TextShaper> = async () => plainShaper, options: CompilerHostOptions = {}) {
  const answers: Parameters<AnswerPage>[0][] = [];
  const host = createCompilerHost(shaper, (answer) => answers.push(answer), options);
  let asked = 0;
  const receive: typeof host = (message) => {
    if (message.type === 'compile') asked += 1;
    host(message);
  };
  receive({ type: 'init', fontsUrl: 'https://fonts/' });
  receive({ type: 'template', templateId: 1, animation });
  receive({ type: 'fields', fieldsId: 7, fields });
  /** Until every request has its answer. */
  const settle = () => vi.waitFor(() => expect(answers.length).toBe(asked));
  return { answers, receive, settle };
}

describe('the workshop', () => {
  it('answers whole scenes first and then what changed', async () => {
    const { answers, receive, settle } = open();
    for (const [index, text] of ['Mine', 'Mine!', 'Mine!'].entries()) {
      receive(request(index + 1, text));
      await settle();
    }
    const updates = answers.map((answer) => (answer.type === 'compiled' ? answer.update : answer));
    expect(updates[0]).toMatchObject({ type: 'whole' });
    expect(updates[1]).toMatchObject({ type: 'layers', baseRequestId: 1, changes: [{ asset: -1, index: 0 }] });
    expect(updates[2]).toEqual({ type: 'layers', baseRequestId: 2, changes: [] });
  });

  it('gets animations once, and has them in every scene that shows them', async () => {
    const { answers, receive, settle } = open();
    receive({ type: 'template', templateId: 2, animation: { ...document([layer(3)]), w: 100, h: 100 } });
    const media = { src: '/dance.json', widthPx: 100, heightPx: 100, isAnimation: true } as const;
    const backdrop = { media, scale: 1, positionX: 0, positionY: 0 };
    for (const [index, title] of ['Mine', 'Mine!'].entries()) {
      const asked = request(index + 1, title).request;
      const shown = { ...asked, content: content({ texts: { title }, backdrop }), animationIds: { '/dance.json': 2 } };
      receive({ type: 'compile', request: shown });
      await settle();
    }
    const updates = answers.map((answer) => (answer.type === 'compiled' ? answer.update : answer));
    expect(updates[0]).toMatchObject({ animation: { layers: [{}, {}, { refId: 'animation-0' }] } });
    // typing sends the text alone
    expect(updates[1]).toMatchObject({ type: 'layers', changes: [{ asset: -1, index: 0 }] });
  });

  it('on the page compiles what is typed within its task, and each scene of an opened project in one of its own', async () => {
    const { answers, receive, settle } = open(async () => plainShaper, { isOnPage: true });
    // promises alone, no task
    const microtasks = async () => {
      for (let turn = 0; turn < 20; turn++) await null;
    };
    receive(request(1, 'Mine'));
    await microtasks();
    expect(answers).toHaveLength(0);
    await settle();
    receive(request(2, 'Mine!'));
    await microtasks();
    expect(answers).toMatchObject([{ requestId: 1 }, { requestId: 2 }]);
  });

  it('leaves out what nobody wants any more', async () => {
    const { answers, receive, settle } = open();
    receive(request(1, 'a'));
    receive({ type: 'cancel', requestId: 1 });
    receive(request(2, 'b'));
    await settle();
    expect(answers).toMatchObject([
      { type: 'failed', requestId: 1, code: 'aborted' },
      { type: 'compiled', requestId: 2 },
    ]);
  });

  it('says what went wrong, and tries fonts again', async () => {
    let works = false;
    const { answers, receive, settle } = open(async () => {
      if (!works) throw new SpotreelError('font_unavailable', 'no fonts');
      return plainShaper;
    });
    receive(request(1, 'a'));
    await settle();
    works = true;
    receive(request(2, 'a'));
    receive(request(3, 'a', 99));
    await settle();
    expect(answers).toMatchObject([
      { type: 'failed', code: 'font_unavailable' },
      { type: 'compiled', requestId: 2 },
      { type: 'failed', requestId: 3, code: 'playback_failed' },
    ]);
  });
});

describe('an update', () => {
  const inner = [layer(3, { nm: 'one' }), layer(3, { nm: 'two' })];
  const before = document(
    [layer(0, { refId: 'in', w: 9, h: 9 })],
    [
      { id: 'in', layers: inner },
      { id: 'p', w: 1, h: 1, p: 'x' },
    ],
  );
  const after = structuredClone(before);
  const [changed] = after.assets;
  if (changed?.layers) changed.layers[1] = layer(3, { nm: 'three' });

  it('brings the old one to the new one and shares the rest', () => {
    const update = updateSince({ requestId: 1, animation: before }, after);
    if (update.type !== 'layers') throw new Error('expected layers');
    const result = applyChanges(before, update.changes);
    expect(result).toEqual(after);
    expect(result.layers).toBe(before.layers);
    expect(result.assets[1]).toBe(before.assets[1]);
    expect(result.assets[0]?.layers?.[0]).toBe(inner[0]);
  });

  it('is the whole where more than layers changed', () => {
    for (const other of [
      { ...after, w: 1 },
      { ...after, layers: [] },
      { ...after, assets: after.assets.slice(1) },
    ])
      expect(updateSince({ requestId: 1, animation: before }, other).type).toBe('whole');
    expect(updateSince(undefined, after).type).toBe('whole');
  });
});
