import { useStore } from '@nanostores/react';
import { Maximize, Minimize, Volume2, VolumeX } from 'lucide-react';
import { IconButton } from '../../controls/button/button';
import { timeText } from '../../controls/transport/time-text';
import type { Fullscreen } from '../../foundation/page/use-fullscreen';
import { useTranslator } from '../../foundation/text/translation';
import type { SamplePlayback } from './sample-playback';
import { SampleRange } from './sample-range';

export interface SampleControlsProps {
  playback: SamplePlayback;
  /** 0 while the video is being made. */
  durationSeconds: number;
  fullscreen: Fullscreen;
}

export function SampleControls({ playback, durationSeconds, fullscreen }: SampleControlsProps) {
  const t = useTranslator();
  const isMuted = useStore(playback.$isMuted);
  const seconds = Math.min(useStore(playback.$seconds), durationSeconds);
  return (
    <div className="sr-sample__controls">
      <SampleRange seconds={seconds} durationSeconds={durationSeconds} onSeek={playback.seek} />
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
