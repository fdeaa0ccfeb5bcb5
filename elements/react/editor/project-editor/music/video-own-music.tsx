import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/internal/contract';
import { useRef } from 'react';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useEditor } from '../../editor-context/editor-context';
import type { ChosenMusicProps } from '../../own-music/chosen-music';
import { newOwnMusic, partSeconds } from '../../own-music/music-part';
import { OwnMusicSection } from '../../own-music/own-music';
import { PartPlayhead } from '../../own-music/part-playhead';
import type { PlaybackState } from '../../stage/use-playback';
import { useMusicUploads } from './use-music-uploads';

export interface VideoOwnMusicProps {
  playback: PlaybackState;
  /** Stops what else is listened to. */
  onPlay: () => void;
}

/** The end and the new start of a repeated song are heard together for so long, seconds (`sdk/scene/compiling/own-music.ts`). */
const CROSSING_SECONDS = 1;

/** Music of the account in the open video. */
export function VideoOwnMusic({ playback, onPlay }: VideoOwnMusicProps) {
  const { media } = useSpotreel();
  const { document, actions } = useEditor();
  const own = useStore(media.$own);
  const chosenId = useStore(document.$project)?.ownMusic?.media;
  const choose = (file: Media) => void actions.setOwnMusic(newOwnMusic(file.id), file);
  const uploads = useMusicUploads(choose);
  return (
    <OwnMusicSection
      chosen={useChosen(playback, onPlay)}
      choice={{
        files: own.data?.filter(({ type }) => type === 'audio'),
        failure: own.failure,
        chosenId,
        onRetry: media.load,
        onPlay: () => {
          playback.pause();
          onPlay();
        },
        onChoose: (file) => file.id === chosenId || choose(file),
      }}
      onOpenChoice={() => void media.load()}
      {...uploads}
    />
  );
}

function useChosen(playback: PlaybackState, onPlay: () => void): ChosenMusicProps | undefined {
  const { document, environment, views, actions } = useEditor();
  const music = useStore(document.$project)?.ownMusic;
  const files = useStore(environment.$media);
  const videoSeconds = useStore(views.$duration);
  const isPlaying = useStore(playback.$isPlaying);
  /** Start of the part that was heard last, seconds. */
  const heardStart = useRef(music?.start);
  const file = music && files[music.media];
  if (!music || !file) return undefined;
  const part = partSeconds(music.start, file.props.duration ?? videoSeconds, videoSeconds);
  const repeat = part < videoSeconds ? part - Math.min(CROSSING_SECONDS, part / 4) : videoSeconds + 1;
  return {
    file,
    music,
    videoSeconds,
    isPlaying,
    onListen: () => {
      onPlay();
      if (isPlaying) return playback.pause();
      playback.goTo(0);
      playback.play();
    },
    playhead: <PartPlayhead $time={playback.$time} partSeconds={part} repeatSeconds={repeat} />,
    onChange: actions.trimOwnMusic,
    onRest: () => document.closeStep(),
    onChosen: () => {
      document.closeStep();
      if (music.start !== heardStart.current && playback.$isPlaying.get()) playback.goTo(0);
      heardStart.current = music.start;
    },
    onRemove: () => void actions.setOwnMusic(null),
  };
}
