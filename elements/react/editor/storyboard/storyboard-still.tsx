import type { KeyframeStill, Ratio } from '@spotreel/sdk/internal/contract';
import type { SceneCard } from '@spotreel/sdk/internal/stores';
import { Download, Maximize2 } from 'lucide-react';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { timeText } from '../../controls/transport/time-text';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';

/** `pending`: a new one is being painted. `old`: it shows the scene as it was before the last save. */
export type StillState = 'current' | 'old' | 'pending' | 'missing';

export interface StoryboardStillProps {
  scene: SceneCard;
  ratio: Ratio;
  still: KeyframeStill | undefined;
  state: StillState;
  onGoTo: () => void;
}

/** One scene of the storyboard. */
export function StoryboardStill({ scene, ratio, still, state, onGoTo }: StoryboardStillProps) {
  const t = useTranslator();
  const number = scene.index + 1;
  const ends = scene.startSeconds + scene.durationSeconds;
  return (
    <li className={classNames('sr-still', `sr-still--${state}`)}>
      <button type="button" className="sr-still__go" onClick={onGoTo}>
        <span className="sr-still__picture">
          {state === 'pending' && !still ? <Skeleton shape={ratio} /> : <Thumbnail src={still?.path} ratio={ratio} />}
          {state === 'old' && <span className="sr-still__mark">{t('storyboard.old')}</span>}
          {state === 'missing' && <span className="sr-still__mark">{t('storyboard.none')}</span>}
        </span>
        <span className="sr-visually-hidden">{t('storyboard.goTo', { number, name: scene.name })}</span>
        <span aria-hidden className="sr-still__name">
          {number}. <bdi>{scene.name}</bdi>
        </span>
        <span className="sr-still__time">
          {timeText(scene.startSeconds)} – {timeText(ends)}
        </span>
      </button>
      {still && state !== 'pending' && <StillLinks still={still} number={number} />}
    </li>
  );
}

function StillLinks({ still, number }: { still: KeyframeStill; number: number }) {
  const t = useTranslator();
  const enlarge = t('storyboard.enlarge', { number });
  const download = t('storyboard.download', { number });
  return (
    <span className="sr-still__links">
      <a
        className="sr-button sr-button--quiet sr-button--icon sr-button--sm"
        href={still.path}
        target="_blank"
        rel="noreferrer"
        aria-label={enlarge}
        title={enlarge}
      >
        <Maximize2 aria-hidden />
      </a>
      <a
        className="sr-button sr-button--quiet sr-button--icon sr-button--sm"
        href={still.downloadPath}
        download
        aria-label={download}
        title={download}
      >
        <Download aria-hidden />
      </a>
    </span>
  );
}
