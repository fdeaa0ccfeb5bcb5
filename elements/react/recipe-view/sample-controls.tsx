import { useStore } from '@nanostores/react';
import { Maximize, Minimize, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';
import type { Fullscreen } from '../project-preview/use-fullscreen';
import { timeText } from '../transport/time-text';
import type { SamplePlayback } from './sample-playback';

export interface SampleControlsProps {
  playback: SamplePlayback;
  /** 0 while the video is being made. */
  durationSeconds: number;
  fullscreen: Fullscreen;
}

/** One step of an arrow key. */
const STEP_SECONDS = 0.5;

export function SampleControls({ playback, durationSeconds, fullscreen }: SampleControlsProps) {
  const t = useTranslator();
  const isMuted = useStore(playback.$isMuted);
  const seconds = Math.min(useStore(playback.$seconds), durationSeconds);
  const isMaking = durationSeconds === 0;
  return (
    <div className="sr-sample__controls">
      <input
        type="range"
        className="sr-sample__range"
        min={0}
        max={durationSeconds || 1}
        step={STEP_SECONDS / 10}
        value={seconds}
        disabled={isMaking}
        aria-label={t('recipe.samplePlace')}
        aria-valuetext={t('recipe.sampleTime', { time: timeText(seconds), duration: timeText(durationSeconds) })}
        ref={(node) => node?.style.setProperty('--sr-sample-place', `${(seconds / (durationSeconds || 1)) * 100}%`)}
        onChange={(event) => playback.seek(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
          if (direction === undefined) return;
          event.preventDefault();
          playback.seek(Math.min(durationSeconds, Math.max(0, seconds + direction * STEP_SECONDS)));
        }}
      />
      <span className="sr-sample__time" aria-hidden>
        {timeText(seconds)} / {timeText(durationSeconds)}
      </span>
      <IconButton
        label={t(isMuted ? 'editor.unmute' : 'editor.mute')}
        size="sm"
        aria-pressed={isMuted}
        onClick={playback.toggleMute}
      >
        {isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </IconButton>
      {fullscreen.isPossible && (
        <IconButton
          label={t(fullscreen.isOn ? 'preview.leaveFullscreen' : 'preview.enterFullscreen')}
          size="sm"
          onClick={fullscreen.toggle}
        >
          {fullscreen.isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
        </IconButton>
      )}
    </div>
  );
}
