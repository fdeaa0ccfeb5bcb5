import { useStore } from '@nanostores/react';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/scene';
import type { RecipeChoice, RecipePageStore } from '@spotreel/sdk/stores';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../foundation/use-latest';
import { SamplePlayback } from './sample-playback';

export interface Sample {
  readonly playback: SamplePlayback;
  /** Goes around the picture. */
  readonly room: RefObject<HTMLDivElement | null>;
  /** Of the video on show; undefined before there is one. */
  readonly durationSeconds: number | undefined;
  /** Why the last one could not be made. */
  readonly failure: string | undefined;
  /** Call it while a click is handled. */
  readonly watch: () => void;
}

/** The video of what is chosen on the page, from the moment on that somebody wants to watch it. */
export function useSample(page: RecipePageStore, labelOf: (choice: RecipeChoice) => string): Sample {
  const [playback] = useState(() => new SamplePlayback());
  const room = useRef<HTMLDivElement>(null);
  const choice = useStore(page.$choice);
  const { data, failure } = useStore(page.$sample);
  const video = data?.choice === choice ? data?.composition : undefined;

  function watch() {
    const chosen = page.$choice.get();
    if (!chosen || !room.current) return;
    // the player's own file can fail to come, as any other
    playback.watch(room.current, labelOf(chosen)).then(
      () => page.loadSample(),
      () => playback.stop(),
    );
  }
  const watchOther = useLatest(watch);

  useEffect(() => () => playback.close(), [playback]);
  useEffect(() => {
    if (video) playback.show(video);
  }, [playback, video]);
  useEffect(() => {
    if (failure) playback.stop();
  }, [playback, failure]);
  // another style or format: it plays where one was playing
  const shown = useRef(choice);
  useEffect(() => {
    if (shown.current === choice) return;
    shown.current = choice;
    const isWatching = ['loading', 'playing'].includes(playback.$state.get());
    if (isWatching) watchOther();
    else playback.stop();
  }, [playback, choice, watchOther]);

  return {
    playback,
    room,
    durationSeconds: video && video.durationFrames / FRAMES_PER_SECOND,
    failure: failure?.message,
    watch,
  };
}
