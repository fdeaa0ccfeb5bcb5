import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canFitVideo, changeSceneLength, fitVideo, setSceneLength } from '../../../../sdk/stores/editor/scene-lengths';
import { openEditor, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Two scenes of two bars, with music that fits them. */
async function opened() {
  const { editor, server } = await openEditor();
  void editor.proposals.fit(30);
  await settle();
  const project = () => editor.document.$project.get();
  const bars = () => editor.views.$scenes.get().map((scene) => scene.bars);
  const act = async <Result>(acting: Promise<Result>): Promise<Result> => {
    await settle();
    return acting;
  };
  return { editor, server, project, bars, act };
}

describe('the length of a scene', () => {
  it('changes with the music that follows it, as one step', async () => {
    const { editor, project, bars, act } = await opened();
    const before = project();
    expect(before?.audio).toEqual([301, 302]);
    expect(await act(setSceneLength(editor, 2, 4))).toBe(true);
    expect(bars()).toEqual([2, 4]);
    expect(editor.views.$duration.get()).toBe(12);
    expect(project()?.audio).toEqual([301, 303, 302]);
    expect(editor.views.$musicFits.get()).toBe(true);
    editor.document.undo();
    expect(project()).toEqual(before);
    editor.document.redo();
    expect([bars(), project()?.audio]).toEqual([
      [2, 4],
      [301, 303, 302],
    ]);
  });

  it('grows and shrinks by half bars, and is the template’s again at its length', async () => {
    const { editor, project, bars, act } = await opened();
    await act(changeSceneLength(editor, 1, 0.5));
    expect(bars()).toEqual([2.5, 2]);
    await act(changeSceneLength(editor, 1, -0.5));
    expect(project()?.scenes[0]).toEqual({ id: 1, templateId: 11 });
    for (let count = 0; count < 6; count += 1) await act(changeSceneLength(editor, 1, -0.5));
    expect(bars()).toEqual([0.5, 2]);
  });

  it('leaves the music alone where a length follows another before it is composed', async () => {
    const { editor, project, bars } = await opened();
    void setSceneLength(editor, 1, 3);
    void setSceneLength(editor, 1, 4);
    await settle();
    expect([bars(), project()?.audio]).toEqual([
      [4, 2],
      [301, 303, 302],
    ]);
    editor.document.undo();
    expect([bars(), project()?.audio]).toEqual([
      [2, 2],
      [301, 302],
    ]);
  });

  it('leaves music of the account where it is', async () => {
    const { editor, project, act } = await opened();
    const ownMusic = { media: 50, start: 2, fadeIn: 0, fadeOut: 1 };
    editor.actions.setOwnMusic(ownMusic);
    await act(setSceneLength(editor, 2, 4));
    expect([project()?.ownMusic, project()?.audio]).toEqual([ownMusic, [301, 303, 302]]);
    editor.document.undo();
    expect([project()?.ownMusic, project()?.audio]).toEqual([ownMusic, [301, 302]]);
  });

  it('is refused where the page does not allow it', async () => {
    const { editor, bars, act } = await opened();
    editor.document.$allowedEdits.set(new Set(['texts']));
    expect(await act(setSceneLength(editor, 1, 4))).toBe(false);
    expect([bars(), canFitVideo(editor, 6)]).toEqual([[2, 2], false]);
  });

  it('is saved', async () => {
    const { editor, server, act } = await opened();
    await act(setSceneLength(editor, 1, 1.5));
    await settle(5000);
    expect(server.state.saved).toMatchObject({ customisations: [{ ingredient: 1, bars: 1.5 }, { ingredient: 2 }] });
  });
});

describe('a video for a given time', () => {
  it('is as long as that at most, in one step', async () => {
    const { editor, project, bars, act } = await opened();
    const before = project();
    expect(await act(fitVideo(editor, 6))).toBe(0);
    expect(bars()).toEqual([1.5, 1.5]);
    expect(editor.views.$duration.get()).toBe(6);
    editor.document.undo();
    expect(project()).toEqual(before);
    expect(await act(fitVideo(editor, 15))).toBe(0);
    expect(editor.views.$duration.get()).toBe(14);
  });

  it('loses scenes where their words would need more', async () => {
    const { editor, bars, act } = await opened();
    expect(await act(fitVideo(editor, 2))).toBe(1);
    expect(bars()).toEqual([1]);
    expect(canFitVideo(editor, 1)).toBe(false);
    expect(await act(fitVideo(editor, 1))).toBeUndefined();
  });
});
