import { useStore } from '@nanostores/react';
import { isTransitionOfAll, setAllTransitions, setSceneTransition } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { AnchoredPopover } from '../../../controls/anchored-popover/anchored-popover';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';
import type { TransitionPlace } from '../../editor-context/transition-place';
import { createSamplePaint } from '../../scene-transition/preview/sample-paint';
import { TransitionField } from '../../scene-transition/transition-field';

/** A request to edit a transition, with every default filled in. */
export interface OpenTransition extends TransitionPlace {
  readonly anchor: HTMLElement;
  readonly side: 'beside' | 'above';
  /** A closed one gives the focus back first. */
  readonly isOpen: boolean;
}

export interface TransitionOfCutProps {
  place: OpenTransition;
  onClose: () => void;
}

/** The transition from a scene of the open video to the next one, in a popover. */
export function TransitionOfCut({ place, onClose }: TransitionOfCutProps) {
  const t = useTranslator();
  const editor = useEditor();
  const [paint] = useState(createSamplePaint);
  const scenes = useStore(editor.views.$scenes);
  const index = scenes.findIndex(({ sceneId }) => sceneId === place.sceneId);
  const scene = index < scenes.length - 1 ? scenes[index] : undefined;
  useClosing(scene === undefined, onClose);
  useStepsOfOpening(place);
  if (!scene) return null;
  const { sceneId, transition } = scene;
  return (
    <AnchoredPopover
      key={sceneId}
      open={place.isOpen}
      anchor={place.anchor}
      side={place.side}
      title={t('sceneTransition.toScene', { number: index + 2 })}
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <TransitionField
        transition={transition}
        paint={paint}
        isUsedForAll={isTransitionOfAll(editor, sceneId)}
        onChange={(chosen) => setSceneTransition(editor, sceneId, chosen)}
        onUseForAll={scenes.length > 2 ? () => setAllTransitions(editor, transition) : undefined}
      />
    </AnchoredPopover>
  );
}

/** Begins a step of undo when the popover opens, and ends it when it closes. */
function useStepsOfOpening({ isOpen }: OpenTransition): void {
  const { document } = useEditor();
  useEffect(() => {
    if (isOpen) document.closeStep();
    return document.closeStep;
  }, [document, isOpen]);
}

/** A scene that was removed or became the last one has no transition. */
function useClosing(isGone: boolean, close: () => void): void {
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
}
