import { Pause, Play, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { preciseTimeText, timeText } from './time-text';
import { Timeline } from './timeline';
import type { TimelineScene } from './timeline-scenes';
import { barAt, type RulerUnit } from './timeline-ticks';

export interface TransportProps {
  isPlaying: boolean;
  isMuted: boolean;
  timeSeconds: number;
  durationSeconds: number;
  bpm: number;
  scenes: readonly TimelineScene[];
  /** At the end. */
  extra?: ReactNode;
  onPlay: () => void;
  onPause: () => void;
  onSeek: (seconds: number) => void;
  onToggleMute: () => void;
}

/** Play, step by scene, scrub, mute. */
export function Transport(props: TransportProps) {
  const { isPlaying, isMuted, timeSeconds, durationSeconds, bpm, scenes, onSeek } = props;
  const t = useTranslator();
  const [unit, setUnit] = useState<RulerUnit>('bars');
  const current = scenes.findLastIndex((scene) => scene.startSeconds <= timeSeconds + 1e-6);

  function step(by: number) {
    onSeek(scenes[Math.min(scenes.length - 1, Math.max(0, current + by))]?.startSeconds ?? 0);
  }

  return (
    <div className="sr-transport">
      <div className="sr-transport__row">
        <IconButton
          label={t(isPlaying ? 'editor.pause' : 'editor.play')}
          variant="primary"
          className="sr-transport__play"
          disabled={durationSeconds === 0}
          onClick={isPlaying ? props.onPause : props.onPlay}
        >
          {isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
        </IconButton>
        <IconButton label={t('editor.previousScene')} size="sm" disabled={scenes.length === 0} onClick={() => step(-1)}>
          <SkipBack aria-hidden />
        </IconButton>
        <IconButton label={t('editor.nextScene')} size="sm" disabled={scenes.length === 0} onClick={() => step(1)}>
          <SkipForward aria-hidden />
        </IconButton>
        <Timeline
          timeSeconds={timeSeconds}
          durationSeconds={durationSeconds}
          bpm={bpm}
          unit={unit}
          scenes={scenes}
          currentIndex={current}
          onSeek={onSeek}
        />
        <button
          type="button"
          className="sr-transport__time"
          title={t(unit === 'bars' ? 'timeline.inSeconds' : 'timeline.inBars')}
          onClick={() => setUnit(unit === 'bars' ? 'seconds' : 'bars')}
        >
          <span>
            {preciseTimeText(timeSeconds)} <span aria-hidden>/</span> {timeText(durationSeconds)}
          </span>
          <span className="sr-transport__bar">{t('timeline.bar', { bar: barAt(timeSeconds, bpm) })}</span>
        </button>
        <IconButton
          label={t(isMuted ? 'editor.unmute' : 'editor.mute')}
          size="sm"
          aria-pressed={isMuted}
          onClick={props.onToggleMute}
        >
          {isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        </IconButton>
        {props.extra}
      </div>
    </div>
  );
}
