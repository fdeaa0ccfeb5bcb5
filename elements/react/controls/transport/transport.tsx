import { Pause, Play, SkipBack, SkipForward, Volume2, VolumeX } from 'lucide-react';
import type { ReadableAtom } from 'nanostores';
import type { ReactNode } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { IconButton } from '../button/button';
import { ClockButton } from './clock-button';
import { SpeedBadge } from './speed-badge';
import { Timeline } from './timeline';
import { type TimelineScene, timelineIndexAt } from './timeline-scenes';
import type { RulerUnit } from './timeline-ticks';

type SeekTo = (seconds: number) => void;

export interface TransportProps {
  isPlaying: boolean;
  isMuted: boolean;
  /** Seconds of the video per second; negative: backward. Default 1. */
  speed?: number;
  /** The playhead, in seconds. It is written without a render: see `useEachTime`. */
  $time: ReadableAtom<number>;
  durationSeconds: number;
  bpm: number;
  scenes: readonly TimelineScene[];
  /** Unit of the ruler and the clock beside seconds. */
  unit: RulerUnit;
  onUnit: (unit: RulerUnit) => void;
  /** Over the scenes of the timeline. Default: nothing. */
  handles?: ReactNode;
  /** Shown at the end of the row. */
  extra?: ReactNode;
  onPlay: () => void;
  onPause: () => void;
  onSeek: (seconds: number) => void;
  /** Moves to the beginning of a scene. Default: `onSeek`. */
  onGoTo?: (seconds: number) => void;
  /** Moves to just this frame. Default: `onSeek`. */
  onStep?: (seconds: number) => void;
  /** A pointer takes the playhead, or lets go of it. */
  onHold?: (isHeld: boolean) => void;
  onToggleMute: () => void;
}

/** Play, step by scene, scrub, mute. */
export function TransportBar(props: TransportProps) {
  const { isPlaying, isMuted, $time, durationSeconds, bpm, scenes, unit, onUnit, onSeek, onHold } = props;
  const { onGoTo = onSeek, onStep = onSeek, speed = 1 } = props;
  const t = useTranslator();

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
        <SceneSteps scenes={scenes} $time={$time} onGoTo={onGoTo} />
        <Timeline
          $time={$time}
          durationSeconds={durationSeconds}
          bpm={bpm}
          unit={unit}
          scenes={scenes}
          onSeek={onSeek}
          onGoTo={onGoTo}
          onStep={onStep}
          onHold={onHold}
          handles={props.handles}
        />
        <span className="sr-transport__clock">
          <ClockButton $time={$time} durationSeconds={durationSeconds} bpm={bpm} unit={unit} onUnit={onUnit} />
          <SpeedBadge speed={speed} />
        </span>
        <MuteButton isMuted={isMuted} onToggle={props.onToggleMute} />
        {props.extra}
      </div>
    </div>
  );
}

/** Previous and next scene. */
function SceneSteps({ scenes, $time, onGoTo }: Pick<TransportProps, 'scenes' | '$time'> & { onGoTo: SeekTo }) {
  const t = useTranslator();

  function step(by: number) {
    const to = timelineIndexAt(scenes, $time.get()) + by;
    onGoTo(scenes[Math.min(scenes.length - 1, Math.max(0, to))]?.startSeconds ?? 0);
  }

  return (
    <>
      <IconButton
        label={t('editor.previousScene')}
        size="sm"
        className="sr-transport__step"
        disabled={scenes.length === 0}
        onClick={() => step(-1)}
      >
        <SkipBack aria-hidden />
      </IconButton>
      <IconButton
        label={t('editor.nextScene')}
        size="sm"
        className="sr-transport__step"
        disabled={scenes.length === 0}
        onClick={() => step(1)}
      >
        <SkipForward aria-hidden />
      </IconButton>
    </>
  );
}

function MuteButton({ isMuted, onToggle }: { isMuted: boolean; onToggle: () => void }) {
  const t = useTranslator();
  return (
    <IconButton
      label={t(isMuted ? 'editor.unmute' : 'editor.mute')}
      size="sm"
      aria-pressed={isMuted}
      onClick={onToggle}
    >
      {isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
    </IconButton>
  );
}
