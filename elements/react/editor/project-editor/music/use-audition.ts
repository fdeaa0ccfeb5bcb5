import { useStore } from '@nanostores/react';
import type { MusicKit } from '@spotreel/sdk/internal/contract';
import type { EditorStore } from '@spotreel/sdk/internal/stores';
import { useEffect } from 'react';
import type { PlaybackState } from '../../stage/use-playback';

/** Listening to a proposal with the picture, from where it is. The project's own music is back as soon as it stops. */
export function useAudition({ picture }: EditorStore, playback: PlaybackState) {
  const audition = useStore(picture.$audition);

  useEffect(() => {
    const unlisten = playback.$isPlaying.listen((isPlaying) => {
      if (!isPlaying && picture.$audition.get()) void picture.audition(null);
    });
    return () => {
      unlisten();
      if (picture.$audition.get()) stop(picture, playback);
    };
  }, [picture, playback]);

  async function listen(kit: MusicKit, sampleIds: readonly number[]): Promise<void> {
    // Paused first: music that is not loaded yet could not be heard from the middle of a run.
    playback.pause();
    await picture.audition({ kit, sampleIds });
    if (picture.$audition.get()?.sampleIds === sampleIds) playback.play();
  }

  return { listeningKey: audition?.sampleIds.join(), listen, stop: () => stop(picture, playback) };
}

function stop(picture: EditorStore['picture'], playback: PlaybackState): void {
  playback.pause();
  void picture.audition(null);
}
