import { useStore } from '@nanostores/react';
import type { PlayerState } from '@spotreel/sdk/internal/player';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import type { RecipeChoice, RecipePageStore } from '@spotreel/sdk/internal/stores';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../foundation/use-latest';
import { SamplePlayback } from './sample-playback';

/** `poster`: at rest. `making`: the video is asked for and not there yet. */
export type SamplePhase = 'poster' | 'making' | 'video';

export interface Sample {
  readonly playback: SamplePlayback;
  readonly phase: SamplePhase;
  /** The element that the player puts its picture into. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** Duration of the video that is shown; undefined before there is one. */
  readonly durationSeconds: number | undefined;
  /** Reason why the last video could not be made. */
  readonly failure: string | undefined;
  /** Call it while a click is handled. */
  readonly watch: () => void;
}

/** The video of what is chosen on the page. It is made after the first `watch`. */
export function useSample(page: RecipePageStore, labelOf: (choice: RecipeChoice) => string): Sample {
  const [playback] = useState(() => new SamplePlayback());
  const container = useRef<HTMLDivElement>(null);
  const choice = useStore(page.$choice);
  const state = useStore(playback.$state);
  const { data, failure } = useStore(page.$sample);
  const video = data?.choice === choice ? data?.composition : undefined;

  function watch() {
    const chosen = page.$choice.get();
    if (!chosen || !container.current) return;
    // the file of the player can fail to load, as any other
    playback.watch(container.current, labelOf(chosen)).then(
      () => page.loadSample(),
      () => playback.stop(),
    );
  }

  useEffect(() => () => playback.close(), [playback]);
  useEffect(() => {
    if (video) playback.show(video);
  }, [playback, video]);
  useEffect(() => {
    if (failure) playback.stop();
  }, [playback, failure]);
  useNewChoice(playback, choice, watch);

  return {
    playback,
    phase: phaseOf(state, video !== undefined),
    container,
    durationSeconds: video && video.durationFrames / FRAMES_PER_SECOND,
    failure: failure?.message,
    watch,
  };
}

function phaseOf(state: PlayerState | 'off', hasVideo: boolean): SamplePhase {
  if (state === 'off' || state === 'ended') return 'poster';
  return hasVideo ? 'video' : 'making';
}

/** Another style or format plays at once where one was playing, else its poster is shown. */
function useNewChoice(playback: SamplePlayback, choice: RecipeChoice | null, watch: () => void) {
  const watchLatest = useLatest(watch);
  const shown = useRef(choice);
  useEffect(() => {
    if (shown.current === choice) return;
    shown.current = choice;
    const isWatching = ['loading', 'playing'].includes(playback.$state.get());
    if (isWatching) watchLatest();
    else playback.stop();
  }, [playback, choice, watchLatest]);
}
