import { Pause, Play, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { timeText } from './time-text';
import { Timeline, type TimelineScene } from './timeline';

export interface TransportProps {
  isPlaying: boolean;
  isMuted: boolean;
  timeSeconds: number;
  durationSeconds: number;
  scenes: readonly TimelineScene[];
  onPlay: () => void;
  onPause: () => void;
  onSeek: (seconds: number) => void;
  onToggleMute: () => void;
}

/** Play, step by scene, scrub, mute. */
export function Transport({
  isPlaying,
  isMuted,
  timeSeconds,
  durationSeconds,
  scenes,
  onPlay,
  onPause,
  onSeek,
  onToggleMute,
}: TransportProps) {
  const t = useTranslator();
  const current = scenes.findLastIndex((scene) => scene.startSeconds <= timeSeconds + 1e-6);

  function step(by: number) {
    onSeek(scenes[Math.min(scenes.length - 1, Math.max(0, current + by))]?.startSeconds ?? 0);
  }

  return (
    <div className="sr-transport">
      <IconButton
        label={t(isPlaying ? 'editor.pause' : 'editor.play')}
        variant="primary"
        className="sr-transport__play"
        disabled={durationSeconds === 0}
        onClick={isPlaying ? onPause : onPlay}
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
        scenes={scenes}
        currentIndex={current}
        onSeek={onSeek}
      />
      <span className="sr-transport__time">
        {timeText(timeSeconds)} <span aria-hidden>/</span> {timeText(durationSeconds)}
      </span>
      <IconButton
        label={t(isMuted ? 'editor.unmute' : 'editor.mute')}
        size="sm"
        aria-pressed={isMuted}
        onClick={onToggleMute}
      >
        {isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </IconButton>
    </div>
  );
}
