import { useStore } from '@nanostores/react';
import type { Recipe } from '@spotreel/sdk/contract';
import type { RecipePageStore } from '@spotreel/sdk/stores';
import { useEffect, useRef } from 'react';
import { classNames } from '../foundation/class-names';
import { lazyStyles } from '../foundation/lazy-styles';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { useFullscreen } from '../project-preview/use-fullscreen';
import { Thumbnail } from '../thumbnail/thumbnail';
import { SampleButton } from './sample-button';
import { SampleControls } from './sample-controls';
import sampleVideoCss from './sample-video.css?inline';
import { useSample } from './use-sample';

export interface SampleStageProps {
  page: RecipePageStore;
  recipe: Recipe;
  /** Something else on the page sounds. */
  isSilenced: boolean;
  onSound: () => void;
}

const useStyles = lazyStyles([sampleVideoCss]);

/** The chosen style at the chosen format: its poster, and its video with music once somebody wants to watch it. */
export function SampleStage({ page, recipe, isSilenced, onSound }: SampleStageProps) {
  useStyles();
  const t = useTranslator();
  const screen = useRef<HTMLDivElement>(null);
  const choice = useStore(page.$choice);
  const { playback, room, durationSeconds, failure, watch } = useSample(page, ({ family }) =>
    t('recipe.sample', { recipe: recipe.name, style: family.name }),
  );
  const state = useStore(playback.$state);
  const fullscreen = useFullscreen(screen);
  const ratio = choice?.ratio ?? 'landscape';
  const isAtRest = state === 'off' || state === 'ended';
  const isMaking = !isAtRest && durationSeconds === undefined;
  const isVideo = !isAtRest && durationSeconds !== undefined;

  useEffect(() => {
    if (isSilenced) playback.pause();
  }, [isSilenced, playback]);
  useEffect(() => {
    if (state === 'playing') onSound();
  }, [state, onSound]);

  return (
    <div
      ref={screen}
      className={classNames('sr-detail__stage sr-sample', fullscreen.isOn && 'sr-sample--full sr-dark')}
      onPointerEnter={() => void playback.prepare().catch(() => {})}
    >
      {/* biome-ignore-start lint/a11y: a larger target for pointers; the button below does the same by keys */}
      <div
        className={`sr-sample__frame sr-detail__picture sr-detail__picture--${ratio}`}
        onClick={isAtRest ? watch : playback.toggle}
      >
        <Thumbnail src={choice?.family.posters[ratio] ?? recipe.posters[ratio]} ratio={ratio} />
        <div ref={room} className={classNames('sr-sample__room', isVideo && 'sr-sample__room--on')} />
        {(isMaking || state === 'loading') && (
          <span className="sr-sample__making" role="status" aria-label={t('recipe.sampleMaking')} />
        )}
      </div>
      {/* biome-ignore-end lint/a11y: see above */}
      {choice && (
        <div className="sr-sample__bar">
          <SampleButton playback={playback} style={choice.family.name} isMaking={isMaking} onWatch={watch} />
          {!isAtRest && (
            <SampleControls playback={playback} durationSeconds={durationSeconds ?? 0} fullscreen={fullscreen} />
          )}
        </div>
      )}
      {failure && (
        <Notice tone="danger" title={t('recipe.sampleError')}>
          {failure !== t('recipe.sampleError') && failure}
        </Notice>
      )}
    </div>
  );
}
