import { useTranslator } from '../../foundation/text/translation';

export interface SpeedBadgeProps {
  /** Seconds of the video per second; negative: backward. */
  speed: number;
}

/** Speed of playing over the clock, while it is not 1. Screen readers hear the change. */
export function SpeedBadge({ speed }: SpeedBadgeProps) {
  const t = useTranslator();
  return (
    <span role="status" className="sr-transport__speed" title={t('transport.speed')}>
      {speed !== 1 && <span className="sr-transport__speed-text">{`${speed}x`}</span>}
    </span>
  );
}
