import { Play } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../../foundation/styles/class-names';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { PlayerControls } from './player-controls';
import type { PlayerMark } from './player-marks';
import type { VideoPlayback } from './use-player';
import videoPlayerCss from './video-player.css?inline';

const useStyles = lazyStyles([videoPlayerCss]);

export interface VideoPlayerProps {
  player: VideoPlayback;
  /** Accessible name of the video. */
  label: string;
  src: string;
  poster: string | null;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  durationSeconds: number;
  /** Address of a WebVTT file. Absent: none. */
  captionsUrl?: string | undefined;
  /** Points of the video that something was written about. */
  marks?: readonly PlayerMark[] | undefined;
}

/** A video with controls below it, which stay visible and work with keys. */
export function VideoPlayer(props: VideoPlayerProps) {
  useStyles();
  const { player, width, height, durationSeconds, captionsUrl, marks = [] } = props;
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className={classNames('sr-player sr-dark', `sr-player--${shapeOf(width, height)}`)}>
      <PlayerScreen {...props} />
      <PlayerControls
        player={player}
        frame={frame}
        durationSeconds={durationSeconds}
        hasCaptions={captionsUrl !== undefined}
        marks={marks}
      />
    </div>
  );
}

/** The video itself, with what lies over it: the first button, and that it loads. */
function PlayerScreen({ player, label, src, poster, width, height, captionsUrl }: VideoPlayerProps) {
  const t = useTranslator();
  const { hasStarted, isWaiting, isPlaying } = player.state;
  return (
    <div className="sr-player__screen" aria-busy={isWaiting}>
      <video
        {...player.events}
        ref={player.video}
        className="sr-player__video"
        aria-label={label}
        src={src}
        poster={poster ?? undefined}
        width={width}
        height={height}
        preload="metadata"
        playsInline
        onClick={player.toggle}
      >
        {captionsUrl && <track kind="captions" src={captionsUrl} label={t('player.captions')} />}
      </video>
      {!hasStarted && (
        <button type="button" className="sr-player__start" aria-label={t('player.start')} onClick={player.toggle}>
          <Play aria-hidden />
        </button>
      )}
      {isWaiting && isPlaying && <span className="sr-player__waiting" role="status" aria-label={t('player.waiting')} />}
    </div>
  );
}

function shapeOf(width: number, height: number): 'landscape' | 'portrait' | 'square' {
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
}
