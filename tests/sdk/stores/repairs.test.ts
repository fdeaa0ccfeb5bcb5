import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectSave } from '../../../sdk/contract/project/project';
import { openEditor, settle } from './open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Opened = Awaited<ReturnType<typeof openEditor>>;

/** Scene 1 is of a template that is gone; scene 2 shows a picture that is gone; the kit is gone. */
async function openBroken(change: Partial<ProjectSave> = { musicKit: 99 }): Promise<Opened> {
  const opened = await openEditor({}, ({ state }) => {
    const [first, second] = state.saved.customisations as [
      ProjectSave['customisations'][0],
      ProjectSave['customisations'][0],
    ];
    const background = { type: 'image' as const, value: 72 };
    const customisations = [
      { ...first, template: 4242 },
      { ...second, images: [{ id: 'logo', value: 51 }], background },
      { ...first, ingredient: 3, order: 2 },
    ];
    state.saved = { ...state.saved, customisations, ...change };
  });
  opened.editor.repairs.$missing.listen(() => {});
  await settle(10);
  return opened;
}

const kinds = ({ editor }: Opened) => editor.repairs.$missing.get().map(({ kind }) => kind);
const all = ['scene', 'picture', 'background', 'kit'];

describe('a project with missing parts', () => {
  it('opens and says what is missing; other edits save, and take nothing away', async () => {
    const opened = await openBroken();
    expect([opened.editor.$state.get().status, kinds(opened)]).toEqual(['ready', all]);
    const before = opened.server.state.saved;
    const list = opened.editor.repairs.$missing.get();
    opened.editor.actions.rename('Other');
    await settle(900);
    expect(opened.server.state.saved).toMatchObject({ ...before, name: 'Other', version: 1 });
    expect(opened.editor.repairs.$missing.get()).toBe(list);
  });

  it('is repaired as a whole in one step, with the style’s own music, and that can be undone', async () => {
    const opened = await openBroken();
    const broken = opened.editor.document.$project.get();
    expect(await opened.editor.repairs.repairAll()).toBe(true);
    await settle(10);
    const repaired = opened.editor.document.$project.get();
    expect(repaired).toMatchObject({
      scenes: [{ id: 2 }, { id: 3 }],
      musicKitId: 30,
      values: { 2: { images: {}, background: null } },
    });
    expect(repaired?.audio.length).toBeGreaterThan(0);
    expect(kinds(opened)).toEqual([]);
    opened.editor.document.undo();
    await settle(10);
    expect([opened.editor.document.$project.get(), kinds(opened)]).toEqual([broken, all]);
    expect(opened.editor.document.$canUndo.get()).toBe(false);
  });

  it('is repaired one by one: another scene, the template’s own picture, a picture of the user’s', async () => {
    const opened = await openBroken();
    const { repairs, actions, document } = opened.editor;
    expect(await repairs.replaceScene(1, 13)).toBe(true);
    expect(document.$project.get()?.scenes.map(({ templateId }) => templateId)).toEqual([13, 12, 11]);
    expect(document.$selectedSceneId.get()).toBe(document.$project.get()?.scenes[0]?.id);
    const [picture] = repairs.$missing.get();
    if (!picture) throw new Error('nothing missing');
    expect(await repairs.repair(picture)).toBe(true);
    expect(kinds(opened)).toEqual(['background', 'kit']);
    actions.setBackgroundColor(2, '#123456');
    expect(kinds(opened)).toEqual(['kit']);
    expect(await repairs.replaceScene(99, 13)).toBe(false);
    expect(await repairs.replaceScene(2, 4242)).toBe(false);
  });

  it('whose samples are gone gets a new sequence of its own kit', async () => {
    const opened = await openBroken({ audio: [{ audioTrack: 999, order: 0 }] });
    expect(kinds(opened)).toEqual(['scene', 'picture', 'background', 'samples']);
    await opened.editor.repairs.repairAll();
    expect(opened.editor.document.$project.get()?.musicKitId).toBe(30);
    expect(kinds(opened)).toEqual([]);
  });

  it('is not one of which something only cannot be reached', async () => {
    const opened = await openEditor({}, (server) => {
      server.state.saved = { ...server.state.saved, musicKit: 30 };
      server.lose('musicKit');
      server.lose('ingredientTemplates');
    });
    opened.editor.repairs.$missing.listen(() => {});
    opened.server.lose('musicKit');
    await settle(10);
    expect(kinds(opened).filter((kind) => kind !== 'picture')).toEqual([]);
  });

  it('does not miss a file that nobody has told of yet: it is asked for', async () => {
    const opened = await openEditor();
    opened.editor.repairs.$missing.listen(() => {});
    opened.editor.document.dispatch('set-image', [{ type: 'set-image', sceneId: 1, field: 'logo', value: 50 }]);
    await settle(10);
    expect(opened.editor.environment.$media.get()[50]?.name).toBe('logo.png');
    expect(opened.server.asked('media').map(({ params }) => params.mediaId)).toEqual([50]);
  });
});
