import { useStore } from '@nanostores/react';
import { setSceneLength } from '@spotreel/sdk/internal/stores';
import { useEditor } from '../../editor-context/editor-context';
import { useAllowedEdits } from '../../editor-context/use-allowed-edits';
import { LengthHandles } from '../../scene-length/length-handles';

/** Handles for the lengths of the scenes of the open video, where they can be changed. */
export function LengthsOnTimeline() {
  const editor = useEditor();
  const allows = useAllowedEdits();
  const scenes = useStore(editor.views.$scenes);
  const isBlender = useStore(editor.environment.$blender) !== null;
  if (isBlender || !allows('scenes')) return null;
  const change = (sceneId: number, bars: number) => {
    editor.document.closeStep();
    void setSceneLength(editor, sceneId, bars);
  };
  return <LengthHandles scenes={scenes} onChange={change} />;
}
