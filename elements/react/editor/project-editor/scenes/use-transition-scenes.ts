import { useStore } from '@nanostores/react';
import { type SceneCard, scenesWithNext } from '@spotreel/sdk/internal/stores';
import { useEditor } from '../../editor-context/editor-context';
import { useAllowedEdits } from '../../editor-context/use-allowed-edits';

const NONE: readonly SceneCard[] = [];

/** Scenes of the open video whose transition can be changed: all but the last one, where the page allows it. */
export function useTransitionScenes(): readonly SceneCard[] {
  const editor = useEditor();
  const allows = useAllowedEdits();
  const scenes = useStore(editor.views.$scenes);
  useStore(editor.environment.$kind);
  useStore(editor.environment.$blender);
  return allows('scenes') ? scenes.slice(0, scenesWithNext(editor).length) : NONE;
}
