import { ChevronDown } from 'lucide-react';
import { Button } from '../../../controls/button/button';
import { useTranslator } from '../../../foundation/text/translation';
import { useCommands } from '../../editor-context/command-context';
import { FormSection } from '../../scene-form/form-section';
import { TransitionIcon } from '../../scene-transition/transition-icon';
import { transitionText } from '../../scene-transition/transition-names';
import { useTransitionScenes } from './use-transition-scenes';

/** The transition to the next scene, in the form of a scene. Nothing for the last one. */
export function TransitionRow({ sceneId }: { sceneId: number }) {
  const t = useTranslator();
  const { ui } = useCommands();
  const scene = useTransitionScenes().find((each) => each.sceneId === sceneId);
  if (!scene) return null;
  return (
    <FormSection title={t('sceneTransition.toNext')}>
      <Button
        icon={<TransitionIcon isFilled={scene.transition !== null} />}
        aria-haspopup="dialog"
        data-transition-of={sceneId}
        onClick={({ currentTarget: anchor }) => ui.openTransition({ sceneId, anchor })}
      >
        {transitionText(scene.transition, t)}
        <ChevronDown aria-hidden />
      </Button>
    </FormSection>
  );
}
