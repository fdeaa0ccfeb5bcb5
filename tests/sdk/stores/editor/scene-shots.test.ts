import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setAllShots, setSceneShot, shotOf, shotPlaces } from '../../../../sdk/stores/editor/scene-shots';
import { openEditor } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A video with at least two pictures: that of a field, and one behind a scene. */
async function opened() {
  const { editor } = await openEditor();
  const [first] = editor.document.$project.get()?.scenes ?? [];
  const sceneId = first?.id ?? 0;
  const value = { type: 'image', value: 50 } as const;
  editor.document.dispatch('set-background', [{ type: 'set-background', sceneId, value }]);
  editor.document.closeStep();
  return { editor, behind: { sceneId, field: null }, places: shotPlaces(editor) };
}

describe('the movement over a picture', () => {
  it('is set for one picture, and taken back by undo', async () => {
    const { editor, places, behind } = await opened();
    const inField = places.find(({ field }) => field !== null);
    expect(places).toContainEqual(behind);
    for (const place of inField ? [inField, behind] : [behind]) {
      expect(setSceneShot(editor, place, 'pan-left')).toBe(true);
      expect(shotOf(editor, place)).toBe('pan-left');
      expect(setSceneShot(editor, place, 'pan-left')).toBe(false);
      editor.document.undo();
      expect(shotOf(editor, place)).toBe(null);
    }
  });

  it('is set for all pictures in one step', async () => {
    const { editor, places } = await opened();
    const shots = () => places.map((place) => shotOf(editor, place));
    expect(places.length).toBeGreaterThan(1);
    expect(setAllShots(editor, 'zoom-in')).toBe(true);
    expect(new Set(shots())).toEqual(new Set(['zoom-in']));
    expect(setAllShots(editor, 'zoom-in')).toBe(false);
    editor.document.undo();
    expect(new Set(shots())).toEqual(new Set([null]));
  });

  it('is kept while the background is moved, and leaves no trace when it rests again', async () => {
    const { editor, behind } = await opened();
    const background = () => editor.document.$project.get()?.values[behind.sceneId]?.background;
    setSceneShot(editor, behind, 'zoom-out');
    editor.actions.placeBackground(behind.sceneId, { scale: 2, positionX: 0, positionY: 0 });
    expect(background()).toMatchObject({ camera: 'zoom-out', scale: 2 });
    setSceneShot(editor, behind, null);
    expect(background()).not.toHaveProperty('camera');
  });
});
