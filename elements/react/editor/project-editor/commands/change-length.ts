import { LEAST_SCENE_BARS } from '@spotreel/sdk/internal/contract';
import { changeSceneLength, type EditorStore } from '@spotreel/sdk/internal/stores';

/** Makes a scene longer or shorter by so many half bars. */
export function changeLengthBy(editor: EditorStore, sceneId: number, halves: number): Promise<boolean> {
  return changeSceneLength(editor, sceneId, halves * LEAST_SCENE_BARS);
}
