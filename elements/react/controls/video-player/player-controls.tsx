import { Captions, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { IconButton } from '../button/button';
import { timeText } from '../transport/time-text';
import { type PlayerMark, PlayerMarks } from './player-marks';
import { useFrameSeconds } from './use-frame-seconds';
import type { VideoPlayback } from './use-player';

export interface PlayerControlsProps {
  player: VideoPlayback;
  /** Element that fills the screen. */
  frame: RefObject<HTMLElement | null>;
  durationSeconds: number;
  hasCaptions: boolean;
  marks: readonly PlayerMark[];
}

/** Play, position, sound and full screen. */
export function PlayerControls({ player, frame, durationSeconds, hasCaptions, marks }: PlayerControlsProps) {
  const t = useTranslator();
  const { isPlaying, isMuted, isCaptioned } = player.state;
  return (
    <div className="sr-player__controls">
      <IconButton label={t(isPlaying ? 'player.pause' : 'player.play')} onClick={player.toggle}>
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      <PlayerPosition player={player} durationSeconds={durationSeconds} marks={marks} />
      {hasCaptions && (
        <IconButton label={t('player.captions')} aria-pressed={isCaptioned} onClick={player.toggleCaptions}>
          <Captions aria-hidden />
        </IconButton>
      )}
      <IconButton label={t(isMuted ? 'player.unmute' : 'player.mute')} onClick={player.toggleSound}>
        {isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      </IconButton>
      <IconButton label={t('player.fullScreen')} onClick={() => toggleFullScreen(frame.current, player.video.current)}>
        <Maximize aria-hidden />
      </IconButton>
    </div>
  );
}

/** The position as a slider, the marks on it, and the time in figures. */
function PlayerPosition({ player, durationSeconds, marks }: Omit<PlayerControlsProps, 'frame' | 'hasCaptions'>) {
  const t = useTranslator();
  const [seconds, show] = useFrameSeconds(player);
  const time = timeText(seconds);
  const total = timeText(durationSeconds);
  function seek(to: number) {
    player.seek(to);
    show(to);
  }
  return (
    <>
      <div className="sr-player__line">
        <span className="sr-player__track" aria-hidden>
          <span className="sr-player__played" style={{ width: `${shareOf(seconds, durationSeconds)}%` }} />
        </span>
        <input
          type="range"
          className="sr-player__range"
          aria-label={t('player.position')}
          aria-valuetext={t('player.positionOf', { time, total })}
          min={0}
          max={durationSeconds}
          step="any"
          value={seconds}
          onChange={(event) => seek(event.currentTarget.valueAsNumber)}
        />
        <PlayerMarks marks={marks} durationSeconds={durationSeconds} onSeek={seek} />
      </div>
      <span className="sr-player__time" dir="ltr" aria-hidden>
        {time} / {total}
      </span>
    </>
  );
}

function shareOf(seconds: number, durationSeconds: number): number {
  return Math.min(100, (seconds / Math.max(durationSeconds, 0.001)) * 100);
}

/** Phones of Apple show only the video itself on the whole screen. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

function toggleFullScreen(frame: HTMLElement | null, video: AppleVideo | null): void {
  // refused, as in a frame without the right: the video stays where it is
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
  else if (frame?.requestFullscreen) void frame.requestFullscreen().catch(() => {});
  else video?.webkitEnterFullscreen?.();
}
