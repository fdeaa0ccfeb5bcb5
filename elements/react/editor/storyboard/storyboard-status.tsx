import type { KeyframesView } from '@spotreel/sdk/internal/stores';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { Progress } from '../../controls/progress/progress';
import { useTranslator } from '../../foundation/text/translation';

export interface StoryboardStatusProps {
  /** Number of scenes. */
  total: number;
  keyframes: KeyframesView;
  onUpdate: () => void;
}

/** Progress of the stills, a note if they are outdated, and their failure. */
export function StoryboardStatus({ total, keyframes, onUpdate }: StoryboardStatusProps) {
  const t = useTranslator();
  const { status, failure } = keyframes;
  if (failure)
    return (
      <Notice
        tone="danger"
        title={failure.message}
        action={
          <Button size="sm" onClick={onUpdate}>
            {t('app.retry')}
          </Button>
        }
      >
        {failure.reason}
      </Notice>
    );
  if (status === 'outdated')
    return (
      <Notice
        tone="info"
        action={
          <Button size="sm" variant="primary" icon={<RefreshCw aria-hidden />} onClick={onUpdate}>
            {t('storyboard.update')}
          </Button>
        }
      >
        {t('storyboard.outdated')}
      </Notice>
    );
  return status === 'ready' || status === 'error' ? null : <StillsProgress total={total} keyframes={keyframes} />;
}

function StillsProgress({ total, keyframes }: Omit<StoryboardStatusProps, 'onUpdate'>) {
  const t = useTranslator();
  const { status, stills, isUnreachable } = keyframes;
  const count = stills.filter(({ isCurrent }) => isCurrent).length;
  const isPainting = status === 'waiting_for_images';
  const words = isUnreachable
    ? t('storyboard.unreachable')
    : isPainting
      ? t('storyboard.progress', { count, total })
      : t('storyboard.requesting');
  return (
    <div className="sr-storyboard__progress">
      <p role="status">{words}</p>
      <Progress percent={isPainting && count > 0 ? (100 * count) / total : undefined} label={words} />
    </div>
  );
}
