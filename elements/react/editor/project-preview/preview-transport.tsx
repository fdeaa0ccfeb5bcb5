import { useStore } from '@nanostores/react';
import { type ReactNode, useMemo } from 'react';
import { TransportBar } from '../../controls/transport/transport';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useEditor } from '../editor-context/editor-context';
import type { PlaybackState } from '../stage/use-playback';

export interface PreviewTransportProps {
  playback: PlaybackState;
  /** Over the scenes of the timeline. */
  handles?: ReactNode;
  /** At the end. */
  extra?: ReactNode;
}

/** The transport of the preview. */
export function PreviewTransport({ playback, handles, extra }: PreviewTransportProps) {
  const { environment, views } = useEditor();
  const isPicture = useStore(environment.$kind) === 'image';
  const bpm = useStore(views.$bpm);
  const scenes = useStore(views.$scenes);
  const durationSeconds = useStore(views.$duration);
  const isPlaying = useStore(playback.$isPlaying);
  const isMuted = useStore(playback.$isMuted);
  const speed = useStore(playback.$speed);
  const { preferences } = useSpotreel();
  const countsBars = useStore(preferences.$countsBars);
  const blocks = useMemo(() => scenes.map(({ sceneId: id, ...block }) => ({ id, ...block })), [scenes]);
  // a picture shows the moment at which all elements are in place, and no other
  if (isPicture) return extra ? <div className="sr-transport sr-transport--still">{extra}</div> : null;
  return (
    <TransportBar
      isPlaying={isPlaying}
      isMuted={isMuted}
      speed={speed}
      $time={playback.$time}
      durationSeconds={durationSeconds}
      bpm={bpm}
      scenes={blocks}
      unit={countsBars ? 'bars' : 'seconds'}
      onUnit={(unit) => preferences.setCountsBars(unit === 'bars')}
      handles={handles}
      extra={extra}
      onPlay={playback.play}
      onPause={playback.pause}
      onSeek={playback.seek}
      onGoTo={playback.goTo}
      onStep={playback.step}
      onHold={playback.hold}
      onToggleMute={playback.toggleMute}
    />
  );
}
