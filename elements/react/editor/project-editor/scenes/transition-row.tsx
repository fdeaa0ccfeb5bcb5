import { useTranslator } from '../../../foundation/text/translation';
import { useCommands } from '../../editor-context/command-context';
import { FormSection } from '../../scene-form/form-section';
import { TransitionSelect } from '../../scene-transition/transition-select';
import { useTransitionScenes } from './use-transition-scenes';

/** The transition to the next scene, in the form of a scene. Nothing for the last one. */
export function TransitionRow({ sceneId }: { sceneId: number }) {
  const t = useTranslator();
  const { ui } = useCommands();
  const scene = useTransitionScenes().find((each) => each.sceneId === sceneId);
  if (!scene) return null;
  return (
    <FormSection title={t('sceneTransition.toNext')}>
      <TransitionSelect
        sceneId={sceneId}
        transition={scene.transition}
        onOpen={(anchor) => ui.openTransition({ sceneId, anchor })}
      />
    </FormSection>
  );
}
