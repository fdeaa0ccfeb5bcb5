import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectSave } from '../../../sdk/contract/project/project';
import type { SaveState } from '../../../sdk/project/saving/autosave';
import { toProjectSave } from '../../../sdk/project/saving/save-payload';
import { memoryDraftStorage } from '../../../sdk/stores/drafts/draft-storage';
import { createEditor } from '../../../sdk/stores/editor/create-editor';
import type { SpotreelOptions } from '../../../sdk/stores/spotreel';
import { failure, user } from '../client/stub-server';
import { launchProject } from '../project/launch-project';
import { openEditor, settle } from './open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Opened = Awaited<ReturnType<typeof openEditor>>;
const stateOf = ({ editor }: Opened): SaveState => editor.views.$save.get().state;
const type = ({ editor }: Opened, text: string) => editor.actions.setText(1, 'headline', text);
const savedText = ({ server }: Opened) => server.state.saved.customisations[0]?.texts[0]?.value;

describe('autosave', () => {
  it('saves once, 800 ms after the last edit', async () => {
    const opened = await openEditor();
    type(opened, 'a');
    await settle(500);
    type(opened, 'ab');
    expect([stateOf(opened), opened.editor.views.$hasUnsavedEdits.get()]).toEqual(['unsaved', true]);
    await settle(799);
    expect(opened.server.asked('saveProject')).toHaveLength(0);
    await settle(1);
    expect([stateOf(opened), savedText(opened)]).toEqual(['saved', 'ab']);
    expect(opened.server.asked('saveProject').map(({ body }) => body)).toMatchObject([{ version: 1, isDraft: true }]);
    expect(opened.editor.views.$hasUnsavedEdits.get()).toBe(false);
  });

  it('saves as soon when the time of the computer was set back by an hour', async () => {
    const opened = await openEditor();
    opened.server.state.isOffline = true;
    type(opened, 'a');
    await settle(800);
    vi.setSystemTime(Date.now() - 3_600_000);
    opened.server.state.isOffline = false;
    type(opened, 'ab');
    await settle(10_000);
    expect([stateOf(opened), savedText(opened)]).toEqual(['saved', 'ab']);
  });

  it('has one save under way at most, and is saved only with the latest edit', async () => {
    const opened = await openEditor();
    const release = opened.server.hold('saveProject');
    type(opened, 'a');
    await settle(800);
    expect(stateOf(opened)).toBe('saving');
    type(opened, 'ab');
    await settle(5000);
    expect(opened.server.asked('saveProject')).toHaveLength(1);
    release();
    await settle(0);
    expect(['saving', 'saved']).toContain(stateOf(opened));
    await settle(800);
    expect([stateOf(opened), savedText(opened), opened.server.state.version]).toEqual(['saved', 'ab', 3]);
  });

  it('keeps edits made offline and saves them when the connection is back', async () => {
    const opened = await openEditor();
    opened.server.state.isOffline = true;
    type(opened, 'offline');
    await settle(800);
    expect(opened.editor.views.$save.get()).toMatchObject({
      state: 'offline',
      text: 'Offline – keep this tab open, your changes aren’t saved yet',
      failure: { code: 'network_error' },
    });
    opened.server.state.isOffline = false;
    await settle(2000);
    expect([stateOf(opened), savedText(opened)]).toEqual(['saved', 'offline']);
  });

  it('does not take its own save, whose answer was lost, for somebody else’s', async () => {
    const opened = await openEditor();
    opened.server.loseAnswer('saveProject', () => opened.server.asked('saveProject').at(-1) as never);
    type(opened, 'a');
    await settle(800);
    expect([stateOf(opened), opened.server.state.version]).toEqual(['offline', 2]);
    type(opened, 'ab');
    await settle(2001);
    expect([stateOf(opened), savedText(opened), opened.server.state.version]).toEqual(['saved', 'ab', 3]);
    expect(opened.editor.versions.$conflict.get()).toBeNull();
  });

  it('says what the server refuses, and tries again with the next edit only', async () => {
    const opened = await openEditor();
    opened.server.refuse('saveProject', 'media_not_found');
    type(opened, 'a');
    await settle(800);
    const { state, text, failure } = opened.editor.views.$save.get();
    expect([state, failure?.code]).toEqual(['error', 'media_not_found']);
    expect(text).toBe(failure?.message);
    await settle(600_000);
    expect(opened.server.asked('saveProject')).toHaveLength(1);
    type(opened, 'ab');
    await settle(800);
    expect(stateOf(opened)).toBe('saved');
  });

  it('uses the words of the catalogue for what should not happen', async () => {
    const opened = await openEditor();
    opened.server.refuse('saveProject', 'internal');
    type(opened, 'a');
    await settle(800);
    expect(opened.editor.views.$save.get().text).toBe('An error occurred while saving the project');
    await settle(2000);
    expect(stateOf(opened)).toBe('saved');
  });

  it('is refused with the words of the rules while a scene has no form', async () => {
    const opened = await openEditor();
    const scene = { id: 9, templateId: 11 };
    opened.editor.document.dispatch('add-scene', [{ type: 'add-scene', index: 2, scene, values: null }]);
    await settle(800);
    expect(opened.editor.views.$save.get()).toMatchObject({
      state: 'error',
      failure: { code: 'ingredient_form_missing', message: "Can't find associated ingredient form" },
    });
    expect(opened.server.asked('saveProject')).toHaveLength(0);
    opened.editor.document.undo();
    await settle(800);
    expect(stateOf(opened)).toBe('saved');
  });

  it('waits for a new sign-in and then goes on', async () => {
    const opened = await openEditor();
    const required = vi.fn();
    opened.spotreel.on('auth-required', required);
    opened.server.refuse('saveProject', 'jwt_invalid');
    type(opened, 'a');
    await settle(800);
    expect([stateOf(opened), required.mock.calls.length]).toEqual(['error', 1]);
    expect(opened.spotreel.session.$session.get().status).toBe('signed-out');
    await opened.spotreel.session.signIn({ email: 'a@b.co', password: 'good' });
    await settle(0);
    expect([stateOf(opened), savedText(opened)]).toEqual(['saved', 'a']);
  });

  it('can be hurried, and closing saves first', async () => {
    const opened = await openEditor();
    type(opened, 'a');
    expect(await opened.editor.save()).toBe(true);
    expect(savedText(opened)).toBe('a');
    type(opened, 'b');
    await opened.editor.close();
    expect([savedText(opened), opened.editor.$state.get().status]).toEqual(['b', 'idle']);
    await settle(10_000);
    expect(opened.server.asked('saveProject')).toHaveLength(2);
    opened.stopLooking();
    // Stores let go of each other, one after the other, a second after their last subscriber.
    await settle(10_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that is under way is waited for by whoever opens the project again', async () => {
    const opened = await openEditor();
    const release = opened.server.hold('saveProject');
    type(opened, 'last words');
    const closed = opened.editor.close();
    await settle();
    const again = createEditor(opened.spotreel);
    const reopened = again.open(7);
    const samePlace = opened.editor.open(7);
    await settle();
    release();
    await Promise.all([closed, reopened, samePlace]);
    for (const editor of [again, opened.editor]) {
      expect(editor.document.$project.get()?.values[1]?.texts.headline).toBe('last words');
    }
    again.actions.rename('Renamed');
    expect(await again.save()).toBe(true);
  });

  it('says when hurrying did not help', async () => {
    const opened = await openEditor();
    opened.server.state.isOffline = true;
    type(opened, 'a');
    expect(await opened.editor.save()).toBe(false);
  });

  it('of an abandoned project does not touch the next one', async () => {
    const opened = await openEditor();
    const release = opened.server.hold('saveProject');
    type(opened, 'a');
    await settle(800);
    const reopened = opened.editor.open(7);
    // The save hangs; the project is opened without it.
    await settle(3000);
    await reopened;
    release();
    await settle(0);
    expect([stateOf(opened), opened.editor.document.$project.get()?.values[1]?.texts.headline]).toEqual([
      'saved',
      'Launch day',
    ]);
  });
});

describe('two tabs that edit one project', () => {
  async function meet(theirs: Partial<ProjectSave>, options: SpotreelOptions = {}) {
    const opened = await openEditor(options);
    const { saved } = opened.server.state;
    opened.server.state.saved = { ...saved, ...theirs };
    opened.server.state.version = 5;
    type(opened, 'mine');
    await settle(800);
    return opened;
  }

  function conflict(options: SpotreelOptions = {}) {
    const [first, ...others] = (toProjectSave(launchProject) as ProjectSave).customisations;
    if (!first) throw new Error('no scene');
    const texts = [{ id: 'headline', value: 'theirs' }];
    return meet({ name: 'Theirs', customisations: [{ ...first, texts }, ...others] }, options);
  }

  it('are merged unasked where they changed different things', async () => {
    const opened = await meet({ name: 'Theirs' });
    await settle(100);
    expect([stateOf(opened), savedText(opened), opened.server.state.saved.name]).toEqual(['saved', 'mine', 'Theirs']);
    expect(opened.editor.document.$project.get()?.name).toBe('Theirs');
    expect(opened.spotreel.toasts.$toasts.get()).toMatchObject([{ title: 'We merged changes from somewhere else' }]);
    // Only what this tab did is its own to undo.
    expect(opened.editor.document.$undoName.get()).toBe('set-text');
    opened.editor.document.undo();
    await settle(800);
    expect([savedText(opened), opened.server.state.saved.name]).toEqual(['Launch day', 'Theirs']);
  });

  it('are told apart where they changed the same, and nothing is saved over before somebody chooses', async () => {
    const opened = await conflict();
    expect(opened.editor.views.$save.get()).toMatchObject({ state: 'conflict', text: 'Conflicting changes' });
    expect(opened.editor.versions.$conflict.get()).toMatchObject({
      overlaps: [{ kind: 'text', sceneId: 1, field: 'headline', before: 'Launch day', mine: 'mine', theirs: 'theirs' }],
      onlyMine: [],
      onlyTheirs: [{ kind: 'name', before: 'Launch', after: 'Theirs' }],
    });
    type(opened, 'mine still');
    await settle(60_000);
    expect(opened.editor.versions.$conflict.get()).toMatchObject({ overlaps: [{ mine: 'mine still' }] });
    expect([opened.server.state.version, savedText(opened)]).toEqual([5, 'theirs']);
    expect(await opened.editor.save()).toBe(false);
  });

  it('keep mine: it is saved with what only they changed, and theirs is one undo away', async () => {
    const opened = await conflict();
    opened.editor.versions.resolve('mine');
    await settle(800);
    expect([stateOf(opened), savedText(opened), opened.server.state.saved.name]).toEqual(['saved', 'mine', 'Theirs']);
    expect(opened.editor.versions.$conflict.get()).toBeNull();
    opened.editor.document.undo();
    await settle(800);
    expect([stateOf(opened), savedText(opened), opened.server.state.saved.name]).toEqual(['saved', 'theirs', 'Theirs']);
  });

  it('take theirs: later edits are saved on top of it, and mine comes back by undoing', async () => {
    const opened = await conflict();
    opened.editor.document.select(2);
    opened.editor.versions.resolve('theirs');
    expect(opened.editor.document.$project.get()).toMatchObject({ name: 'Theirs' });
    expect(opened.editor.document.$selectedSceneId.get()).toBe(2);
    type(opened, 'next');
    await settle(800);
    expect([stateOf(opened), savedText(opened), opened.server.state.version]).toEqual(['saved', 'next', 6]);
    opened.editor.document.undo();
    opened.editor.document.undo();
    await settle(800);
    expect([savedText(opened), opened.server.state.saved.name]).toEqual(['mine', 'Launch']);
    opened.editor.document.undo();
    expect(opened.editor.document.$project.get()?.values[1]?.texts.headline).toBe('Launch day');
  });

  it('a choice for each', async () => {
    const opened = await conflict();
    opened.editor.versions.resolve({ 'text 1 headline': 'theirs' });
    await settle(800);
    expect([stateOf(opened), savedText(opened)]).toEqual(['saved', 'theirs']);
  });

  it('can be put off, and are not asked about what further edits have settled', async () => {
    const opened = await conflict();
    const { versions, views } = opened.editor;
    const asking: boolean[] = [];
    versions.$isAsking.subscribe((isAsking) => asking.push(isAsking));
    versions.putOff();
    versions.ask();
    versions.putOff();
    expect(asking).toEqual([true, false, true, false]);
    type(opened, 'theirs');
    await settle(900);
    expect(views.$save.get().state).toBe('conflict');
    versions.ask();
    await settle(900);
    expect([views.$save.get().state, savedText(opened), opened.server.state.saved.name]).toEqual([
      'saved',
      'theirs',
      'Theirs',
    ]);
  });

  it('keep both: mine becomes a project of its own, theirs goes on here, and mine is still one undo away', async () => {
    const opened = await conflict();
    const copy = await opened.editor.versions.keepBoth();
    expect(copy).toEqual({ id: 8, name: 'Launch (my version)' });
    const { server, editor } = opened;
    expect(server.asked('createProject')[0]?.body).toMatchObject({
      recipeId: 1,
      templateFamilyId: 2,
      ratio: 'landscape',
    });
    expect(server.state.copy).toMatchObject({
      name: 'Launch (my version)',
      version: 1,
      audio: server.state.saved.audio,
    });
    expect(server.state.copy?.customisations[0]?.texts[0]?.value).toBe('mine');
    expect(editor.document.$project.get()?.values[1]?.texts.headline).toBe('theirs');
    await settle(900);
    expect([stateOf(opened), savedText(opened)]).toEqual(['saved', 'theirs']);
    editor.document.undo();
    expect(editor.document.$project.get()?.values[1]?.texts.headline).toBe('mine');
  });

  it('keep both, with a text that is too long: it waits in the copy as it did here', async () => {
    const drafts = memoryDraftStorage();
    const opened = await conflict({ drafts });
    const long = 'A headline of more than twenty characters';
    type(opened, long);
    expect(await opened.editor.versions.keepBoth()).toEqual({ id: 8, name: 'Launch (my version)' });
    const { copy, saved } = opened.server.state;
    expect(copy?.customisations[0]?.texts).toEqual(
      saved.customisations[0]?.texts.filter(({ id }) => id !== 'headline'),
    );
    const [draft, ...others] = await drafts.list(`http://stub ${user.id}`, 8);
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ projectId: 8, baseVersion: 2, sent: null });
    expect(JSON.stringify(draft?.project)).toContain(long);
    expect(JSON.stringify(draft?.base)).not.toContain(long);
  });

  it('keep both, with a text that is too long and cannot be kept: says which, and nothing is decided', async () => {
    const opened = await conflict({ drafts: { ...memoryDraftStorage(), put: async () => false } });
    type(opened, 'A headline of more than twenty characters');
    expect(await opened.editor.versions.keepBoth()).toBeUndefined();
    const text = expect.stringContaining('Scene 1 · headline: 41 characters');
    expect(opened.spotreel.toasts.$toasts.get()).toMatchObject([{ tone: 'danger', text }]);
    expect(opened.editor.versions.$conflict.get()).not.toBeNull();
    expect(opened.server.asked('deleteProject').map(({ params }) => params.projectId)).toEqual([8]);
  });

  it('keep both, refused: nothing is decided, and no half copy stays', async () => {
    const opened = await conflict();
    opened.server.refuse('createProject', 'premium_required');
    expect(await opened.editor.versions.keepBoth()).toBeUndefined();
    expect(opened.editor.versions.$conflict.get()).not.toBeNull();
    expect(opened.spotreel.toasts.$toasts.get()).toMatchObject([{ tone: 'danger' }]);
    opened.server.refuse('saveProject', 'media_not_found');
    expect(await opened.editor.versions.keepBoth()).toBeUndefined();
    expect(opened.server.asked('deleteProject').map(({ params }) => params.projectId)).toEqual([8]);
  });
});

describe('a text that is too long for its field', () => {
  const LONG = 'A headline of more than twenty characters';

  it('holds up nothing else: the rest is saved, and what is in the way is named', async () => {
    const opened = await openEditor();
    const { editor, server } = opened;
    type(opened, LONG);
    editor.actions.rename('Renamed');
    await settle(800);
    expect([server.state.saved.name, savedText(opened)]).toEqual(['Renamed', 'Launch day']);
    expect(editor.views.$save.get()).toMatchObject({
      state: 'too-long',
      failure: { code: 'text_too_long', message: expect.stringContaining('Scene 1 · headline: 41 characters') },
      part: { sceneId: 1, field: 'headline' },
    });
    expect(editor.document.$project.get()?.values[1]?.texts.headline).toBe(LONG);
    expect(editor.views.$hasUnsavedEdits.get()).toBe(true);
    type(opened, LONG.slice(0, 20));
    await settle(800);
    expect([stateOf(opened), savedText(opened)]).toEqual(['saved', LONG.slice(0, 20)]);
    expect(editor.views.$save.get()).toMatchObject({ failure: null, part: undefined });
  });

  it('is not sent again and again, and edits made during the save follow', async () => {
    const opened = await openEditor();
    const release = opened.server.hold('saveProject');
    opened.editor.actions.rename('Renamed');
    type(opened, LONG);
    await settle(800);
    opened.editor.actions.setText(2, 'body', 'Later');
    release();
    await settle(800);
    expect(opened.server.state.saved.customisations[1]?.texts).toEqual([{ id: 'body', value: 'Later' }]);
    const sent = opened.server.asked('saveProject').length;
    opened.editor.retrySave();
    await settle(5000);
    expect([opened.server.asked('saveProject').length, stateOf(opened)]).toEqual([sent, 'too-long']);
  });

  it('is refused a render that would lack it, by its name; stills show what is saved', async () => {
    const opened = await openEditor();
    type(opened, LONG);
    await opened.editor.requestRender();
    expect(opened.server.asked('requestRender')).toHaveLength(0);
    expect(opened.editor.render.$render.get().notice).toMatchObject({
      kind: 'too_long',
      text: expect.stringContaining('headline'),
    });
    void opened.editor.requestKeyframes();
    await settle(100);
    expect(opened.server.asked('requestKeyframes')).toHaveLength(1);
  });
});

it('a refused save tells which part of the project it is about', async () => {
  const opened = await openEditor();
  const details = { 'customisations.1.images.0.value': ['Does not exist'] };
  opened.server.answer('saveProject', () => failure('media_not_found', 'Gone.', 422, { details }));
  type(opened, 'a');
  await settle(800);
  expect(opened.editor.views.$save.get()).toMatchObject({ state: 'error', part: { sceneId: 2, field: 'logo' } });
});
