import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { IngredientTemplate } from '../../../../sdk/contract/library/library';
import type { ProjectSave } from '../../../../sdk/contract/project/project';
import { toProjectSave } from '../../../../sdk/project/saving/save-payload';
import { createAssistant } from '../../../../sdk/stores/assistant/create-assistant';
import { launchProject } from '../../project/launch-project';
import { wireProject } from '../../project/wire-project';
import { openSpotreel, settle } from '../open-spotreel';
import { briefAnswer, storyboardAnswer } from './assistant-answers';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function open() {
  const { server, spotreel } = await openSpotreel();
  server.always('aiStoryboard', () => briefAnswer());
  server.always('renderPreview', () => ({
    format: 'webp',
    url: '/still.webp',
    downloadUrl: '/still.webp',
    width: 480,
    height: 270,
    sizeBytes: 1000,
  }));
  const store = createAssistant(spotreel);
  return { server, store, spotreel, state: () => store.$state.get() };
}

async function planned() {
  const opened = await open();
  await opened.store.plan('A spring sale');
  return opened;
}

describe('the assistant', () => {
  it('shows the storyboard again after a reload, until it is a project or left', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { store, state, spotreel } = await planned();
    store.setText(state().scenes[0]?.key ?? 0, 'headline', 'Our own');
    await store.setRatio('portrait');
    const again = createAssistant(spotreel);
    again.restore();
    expect(again.$state.get()).toMatchObject({ status: 'ready', brief: { id: 1 } });
    expect(again.$state.get().scenes[0]).toMatchObject({ touched: ['headline'] });
    expect(again.$state.get().scenes.map(({ key }) => key)).not.toEqual(state().scenes.map(({ key }) => key));
    again.startOver();
    const empty = createAssistant(spotreel);
    empty.restore();
    expect(empty.$state.get()).toMatchObject({ status: 'idle', scenes: [] });
  });

  it('marks what people write themselves, until the assistant writes it again', async () => {
    const { server, store, state } = await planned();
    const key = state().scenes[0]?.key ?? 0;
    const touched = () => state().scenes.map((scene) => scene.touched);
    expect(touched()).toEqual([[], []]);
    store.setText(key, 'headline', 'Our own');
    store.setText(key, 'headline', 'Our own words');
    expect(touched()).toEqual([['headline'], []]);
    const answered = storyboardAnswer();
    const own = { ...answered, scenes: answered.scenes.map((scene) => ({ ...scene })) };
    own.scenes[0] = { ...own.scenes[0], texts: [{ id: 'headline', value: 'Our own words' }] } as never;
    server.always('aiChat', () => ({ reply: 'Done.', storyboard: own }));
    await store.say('portrait');
    expect(touched()).toEqual([['headline'], []]);
    server.always('aiChat', () => ({ reply: 'Done.', storyboard: answered }));
    await store.say('friendlier');
    expect(touched()).toEqual([[], []]);
  });

  it('plans a brief, and paints a still of each scene a moment later', async () => {
    const { server, store, state } = await planned();
    expect(state()).toMatchObject({ status: 'ready', brief: { id: 1 }, failure: undefined });
    expect(state().scenes).toHaveLength(2);
    expect(server.asked('renderPreview')).toHaveLength(0);
    await settle(600);
    expect(server.asked('renderPreview')).toHaveLength(2);
    const [first] = state().scenes;
    expect(store.stills.$stills.get()[first?.key ?? 0]).toEqual({ status: 'ready', url: '/still.webp' });
  });

  it('paints the logo of the storyboard in place of the sample', async () => {
    const { server, store } = await open();
    const brief = briefAnswer();
    const scenes = brief.storyboard.scenes.map((scene) => ({ ...scene, template: withLogo(scene.template) }));
    server.always('aiStoryboard', () => ({ ...brief, storyboard: { ...brief.storyboard, scenes, logoMediaId: 77 } }));
    await store.plan('A spring sale');
    await settle(600);
    const [first] = server.asked('renderPreview');
    expect(first?.body).toMatchObject({ customisations: [{ images: [{ id: 'logo', value: 77 }] }] });
  });

  it('paints a scene again when its text has changed, and no other one', async () => {
    const { server, store, state } = await planned();
    await settle(600);
    store.setText(state().scenes[0]?.key ?? 0, 'headline', 'Ours');
    await settle(600);
    expect(server.asked('renderPreview')).toHaveLength(3);
    expect(JSON.stringify(server.asked('renderPreview').at(-1)?.body)).toContain('Ours');
  });

  it('removes scenes up to the last one', async () => {
    const { store, state } = await planned();
    for (const { key } of state().scenes) store.removeScene(key);
    expect(state().scenes).toHaveLength(1);
  });

  it('puts an alternative in the place of a scene', async () => {
    const { store, state } = await planned();
    store.replaceScene(state().scenes[0]?.key ?? 0, 1003);
    expect(state().scenes.map(({ template }) => template.templateId)).toEqual([1003, 1002]);
  });

  it('sends what was changed with a message, and keeps the scenes that stay', async () => {
    const { server, store, state } = await planned();
    server.always('aiChat', () => ({ reply: 'Done.', storyboard: storyboardAnswer('portrait') }));
    const [first] = state().scenes;
    store.setText(first?.key ?? 0, 'headline', 'Ours');
    await store.say('portrait');
    expect(JSON.stringify(server.asked('aiChat')[0]?.body)).toContain('Ours');
    expect(state().messages.map(({ from, text }) => [from, text])).toEqual([
      ['person', 'portrait'],
      ['assistant', 'Done.'],
    ]);
    expect(state().scenes[0]?.key).toBe(first?.key);
    expect(state().storyboard?.ratio).toBe('portrait');
  });

  it('undoes an answer: the storyboard and its texts are as they were', async () => {
    const { server, store, state } = await planned();
    store.setText(state().scenes[0]?.key ?? 0, 'headline', 'Ours');
    const before = state();
    const changed = { ...storyboardAnswer('portrait'), scenes: storyboardAnswer().scenes.slice(0, 1) };
    server.always('aiChat', () => ({ reply: 'Done.', storyboard: changed, brief: 'A spring sale. More' }));
    await store.say('shorter');
    expect(state().brief?.text).toBe('A spring sale. More');
    expect(state().earlier.at(-1)?.messageKey).toBe(state().messages.at(-1)?.key);
    store.undo();
    const { brief, storyboard, scenes, earlier } = state();
    expect({ brief, storyboard, scenes }).toEqual({
      brief: before.brief,
      storyboard: before.storyboard,
      scenes: before.scenes,
    });
    expect(earlier).toEqual([]);
  });

  it('puts a picture into a scene: its still shows it, and it is saved and undone', async () => {
    const { server, store, state } = await planned();
    server.always('saveProjectBrief', () => ({ id: 1 }));
    await vi.advanceTimersByTimeAsync(2000);
    const key = state().scenes[1]?.key ?? 0;
    store.setPicture(key, 'photo', 6);
    expect(store.stills.$stills.get()[key]).toEqual({ status: 'painting', url: '/still.webp' });
    await vi.advanceTimersByTimeAsync(2000);
    const images = [{ id: 'photo', value: 6 }];
    expect(server.asked('renderPreview').at(-1)?.body).toMatchObject({ customisations: [{ images }] });
    expect(server.asked('saveProjectBrief').at(-1)?.body).toMatchObject({
      language: 'en',
      storyboard: { scenes: [{}, { images }] },
    });
    store.undo();
    expect(state().scenes[1]?.images).toEqual([]);
  });

  it('undoes one change after the other', async () => {
    const { store, state } = await planned();
    const [first, second] = state().scenes;
    store.replaceScene(first?.key ?? 0, 1003);
    store.removeScene(second?.key ?? 0);
    expect(state().messages.map(({ text }) => text)).toEqual(['Scene 1 is replaced.', 'Scene 2 is removed.']);
    expect(state().earlier).toHaveLength(2);
    store.undo();
    expect(state().scenes.map(({ template }) => template.templateId)).toEqual([1003, 1002]);
    store.undo();
    expect(state().scenes).toEqual([first, second]);
    store.undo();
    expect(state().scenes).toEqual([first, second]);
  });

  it('asks for the texts in another language, and shows the stills before until the new ones are there', async () => {
    const { server, store, state } = await planned();
    await vi.advanceTimersByTimeAsync(2000);
    const scenes = storyboardAnswer().alternatives;
    server.always('aiStoryboard', () => ({
      ...briefAnswer(),
      storyboard: { ...storyboardAnswer(), scenes, language: 'ja' },
    }));
    await store.planAgain({ language: 'ja' });
    expect(server.asked('aiStoryboard').at(-1)?.body).toMatchObject({ briefId: 1, language: 'ja' });
    expect(state().storyboard?.language).toBe('ja');
    expect(store.stills.$stills.get()[state().scenes[0]?.key ?? 0]).toEqual({ status: 'painting', url: '/still.webp' });
  });

  it('has nothing to undo after an answer that changed nothing', async () => {
    const { server, store, state } = await planned();
    server.always('aiChat', () => ({ reply: 'No.', storyboard: null }));
    await store.say('qwertz');
    expect(state().earlier).toEqual([]);
  });

  it('keeps own texts in the scenes that stay when the video is planned anew', async () => {
    const { server, store, state } = await planned();
    const [, second] = storyboardAnswer().scenes;
    store.setText(state().scenes[1]?.key ?? 0, 'headline', 'Ours');
    const anew = { ...storyboardAnswer(), scenes: [second] };
    server.always('aiStoryboard', () => ({ ...briefAnswer(), storyboard: anew }));
    await store.planAgain({ brandId: 5 });
    expect(state().scenes).toMatchObject([{ texts: [{ id: 'headline', value: 'Ours' }], touched: ['headline'] }]);
    expect(state().messages.at(-1)).toMatchObject({
      from: 'assistant',
      text: 'I planned the video again in the style “Poster”.',
    });
    store.undo();
    expect(state()).toMatchObject({ brandId: null, scenes: [{}, {}] });
  });

  it('keeps own texts of the scenes behind one that was removed', async () => {
    const { server, store, state } = await planned();
    store.setText(state().scenes[1]?.key ?? 0, 'headline', 'Ours');
    const [, second] = storyboardAnswer().scenes;
    const texts = [{ id: 'headline', value: 'Ours' }];
    const left = { ...storyboardAnswer(), scenes: [{ ...second, texts }] };
    server.always('aiChat', () => ({ reply: 'Done.', storyboard: left }));
    await store.say('remove scene 1');
    expect(state().scenes).toMatchObject([{ touched: ['headline'] }]);
  });

  it('lets tags choose the style, at most with the brief that is there', async () => {
    const { server, store } = await planned();
    await store.planAgain({ tags: ['calm'] });
    const body = server.asked('aiStoryboard').at(-1)?.body;
    expect(body).toMatchObject({ briefId: 1, tags: ['calm'], ratio: 'landscape' });
    expect(body).not.toHaveProperty('templateFamilyId');
  });

  it('paints previews in the look of the brand', async () => {
    const { server, store } = await open();
    await store.planAgain({ brandId: 5 });
    await store.plan('A spring sale');
    await settle(600);
    expect(server.asked('renderPreview')[0]?.body).toMatchObject({ placeId: 5 });
  });

  it('saves what was changed, and opens an earlier brief as it was left', async () => {
    const { server, store, state, spotreel } = await planned();
    server.always('saveProjectBrief', () => ({ id: 1 }));
    store.setText(state().scenes[0]?.key ?? 0, 'headline', 'Ours');
    await settle(1000);
    const [saved] = server.asked('saveProjectBrief');
    expect(saved?.body).toMatchObject({ brief: 'A spring sale', ownTexts: [{ scene: 0, id: 'headline' }] });
    expect(JSON.stringify(saved?.body)).toContain('Ours');

    const messages = [{ from: 'person' as const, text: 'shorter' }];
    server.always('projectBrief', () => ({
      ...briefAnswer(),
      ownTexts: [{ scene: 1, id: 'headline' }],
      messages,
      tags: ['calm'],
      placeId: 5,
    }));
    const other = createAssistant(spotreel);
    await other.open(1);
    const opened = other.$state.get();
    expect(opened).toMatchObject({ status: 'ready', brandId: 5, tags: ['calm'], messages });
    expect(opened.scenes.map(({ touched }) => touched)).toEqual([[], ['headline']]);
    await settle(1000);
    expect(server.asked('saveProjectBrief')).toHaveLength(1);
  });

  it('makes a project of the storyboard as it is on the screen', async () => {
    const { server, store, state } = await planned();
    server.always('aiProject', () => wireProject(7, toProjectSave(launchProject) as ProjectSave));
    store.setText(state().scenes[0]?.key ?? 0, 'headline', 'Ours');
    expect(await store.create()).toBe(7);
    expect(JSON.stringify(server.asked('aiProject')[0]?.body)).toContain('Ours');
  });

  it('says what failed, and tries the same again', async () => {
    const { server, store, state } = await open();
    server.refuse('aiStoryboard', 'internal');
    await store.plan('A spring sale');
    expect(state()).toMatchObject({ status: 'idle', failure: { message: expect.any(String) } });
    await store.retry();
    expect(state()).toMatchObject({ status: 'ready', failure: undefined });
  });

  it('can be cancelled while it plans', async () => {
    const { server, store, state } = await open();
    const release = server.hold('aiStoryboard');
    const planning = store.plan('A spring sale');
    await settle();
    store.cancel();
    release();
    await planning;
    expect(state()).toMatchObject({ status: 'idle', storyboard: undefined, failure: undefined });
  });

  it('shows each scene as soon as it is written, and keeps it', async () => {
    const { server, store, state } = await open();
    const { answer, send, end } = lines();
    server.answer('aiStoryboard', () => answer);
    const planning = store.plan('A spring sale');
    const { storyboard } = briefAnswer();
    send({ piece: { storyboard: { ...storyboard, scenes: [] } } });
    await vi.waitFor(() => expect(state().progress?.storyboard.name).toBe('Spring sale'));
    expect(state()).toMatchObject({ status: 'planning', storyboard: undefined });
    send({ piece: { scene: storyboard.scenes[0] } });
    await vi.waitFor(() => expect(state().progress?.scenes).toHaveLength(1));
    const key = state().progress?.scenes[0]?.key;
    send({ data: briefAnswer() });
    end();
    await planning;
    expect(state()).toMatchObject({ status: 'ready', progress: undefined });
    expect(state().scenes.map((scene) => scene.key)[0]).toBe(key);
  });

  it('drops what was shown when it is cancelled', async () => {
    const { server, store, state } = await open();
    const { answer, send } = lines();
    server.answer('aiStoryboard', () => answer);
    void store.plan('A spring sale');
    send({ piece: { storyboard: storyboardAnswer() } });
    await vi.waitFor(() => expect(state().progress).toBeDefined());
    store.cancel();
    expect(state()).toMatchObject({ status: 'idle', progress: undefined });
    send({ piece: { scene: storyboardAnswer().scenes[0] } });
    await settle();
    expect(state().progress).toBeUndefined();
  });
});

/** An answer in lines that a test writes. */
function lines() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  return {
    answer: new Response(body, { headers: { 'content-type': 'application/x-ndjson' } }),
    send: (line: unknown) => controller?.enqueue(encoder.encode(`${JSON.stringify(line)}\n`)),
    end: () => controller?.close(),
  };
}

function withLogo(template: IngredientTemplate): IngredientTemplate {
  const images = template.fields.images.map((field) => ({ ...field, innerReference: 'logo', dataField: 'LOGO' }));
  return { ...template, fields: { ...template.fields, images: images.slice(0, 1) } };
}
