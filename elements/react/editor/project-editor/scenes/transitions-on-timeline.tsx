import { useStore } from '@nanostores/react';
import { useCommands } from '../../editor-context/command-context';
import { useEditor } from '../../editor-context/editor-context';
import { TransitionMarks } from '../../scene-transition/transition-marks';
import { useTransitionScenes } from './use-transition-scenes';

/** Marks of the transitions of the open video, where they can be changed. */
export function TransitionsOnTimeline() {
  const { ui } = useCommands();
  const scenes = useStore(useEditor().views.$scenes);
  if (useTransitionScenes().length === 0) return null;
  return (
    <TransitionMarks
      scenes={scenes}
      onOpen={(sceneId, anchor) => ui.openTransition({ sceneId, anchor, side: 'above' })}
    />
  );
}
