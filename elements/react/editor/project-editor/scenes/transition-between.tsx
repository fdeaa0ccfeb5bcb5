import { useCommands } from '../../editor-context/command-context';
import { TransitionButton } from '../../scene-transition/transition-button';
import { useTransitionScenes } from './use-transition-scenes';

/** The button between a scene of the list and the next one. */
export function TransitionBetween({ sceneId }: { sceneId: number }) {
  const { ui } = useCommands();
  const scene = useTransitionScenes().find((each) => each.sceneId === sceneId);
  if (!scene) return null;
  return (
    <TransitionButton
      sceneId={sceneId}
      number={scene.index + 2}
      transition={scene.transition}
      onOpen={(anchor) => ui.openTransition({ sceneId, anchor })}
    />
  );
}
