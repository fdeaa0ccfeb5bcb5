import type { Transition } from '@spotreel/sdk/internal/contract';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import transitionMarksCss from './transition-marks.css?inline';
import { secondsOfTransition, transitionText } from './transition-names';

/** A scene on the timeline, with what comes between it and the next one. */
export interface MarkedScene {
  readonly sceneId: number;
  readonly startSeconds: number;
  readonly durationSeconds: number;
  readonly transition: Transition | null;
}

export interface TransitionMarksProps {
  scenes: readonly MarkedScene[];
  onOpen: (sceneId: number, mark: HTMLElement) => void;
}

const useStyles = lazyStyles([transitionMarksCss]);

/**
 * Marks on the timeline at the cuts that have a transition, as wide as the time in which both scenes are seen. They are for
 * pointers: keys have the list of scenes and a shortcut.
 */
export function TransitionMarks({ scenes, onOpen }: TransitionMarksProps) {
  useStyles();
  const t = useTranslator();
  const last = scenes.at(-1);
  const videoSeconds = last ? last.startSeconds + last.durationSeconds : 0;
  const percent = (seconds: number) => `${(seconds / videoSeconds) * 100}%`;
  return (
    <div className="sr-transition-marks">
      {scenes.slice(0, -1).map(({ sceneId, startSeconds, durationSeconds, transition }, index) => {
        if (!transition) return null;
        const seconds = transition.kind === 'cut' ? 0 : secondsOfTransition(transition.frames);
        const label = t('sceneTransition.toSceneIs', { number: index + 2, name: transitionText(transition, t) });
        return (
          <button
            key={sceneId}
            type="button"
            tabIndex={-1}
            className="sr-transition-mark"
            aria-haspopup="dialog"
            aria-label={label}
            title={label}
            style={{ left: percent(startSeconds + durationSeconds - seconds / 2), width: percent(seconds) }}
            onClick={({ currentTarget }) => onOpen(sceneId, currentTarget)}
          />
        );
      })}
    </div>
  );
}
