import { useStore } from '@nanostores/react';
import type { Ratio, Recipe } from '@spotreel/sdk/internal/contract';
import type { RecipePageStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useRef } from 'react';
import { Notice } from '../../controls/notice/notice';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { useFullscreen } from '../../foundation/page/use-fullscreen';
import { classNames } from '../../foundation/styles/class-names';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { SampleButton } from './sample-button';
import { SampleControls } from './sample-controls';
import type { SamplePlayback } from './sample-playback';
import sampleVideoCss from './sample-video.css?inline';
import { type Sample, useSample } from './use-sample';

export interface SampleStageProps {
  page: RecipePageStore;
  recipe: Recipe;
  /** Something else on the page plays sound. */
  isSilenced: boolean;
  onSound: () => void;
}

const useStyles = lazyStyles([sampleVideoCss]);

/** The chosen style at the chosen format: its poster, and its video with music after a click on Play. */
export function SampleStage({ page, recipe, isSilenced, onSound }: SampleStageProps) {
  useStyles();
  const t = useTranslator();
  const screen = useRef<HTMLDivElement>(null);
  const choice = useStore(page.$choice);
  const sample = useSample(page, ({ family }) => t('recipe.sample', { recipe: recipe.name, style: family.name }));
  const { playback, phase, durationSeconds, failure, watch } = sample;
  const fullscreen = useFullscreen(screen);
  const ratio = choice?.ratio ?? 'landscape';
  useSoundTurns(playback, isSilenced, onSound);

  return (
    <div
      ref={screen}
      className={classNames('sr-detail__stage sr-sample', fullscreen.isOn && 'sr-sample--full sr-dark')}
      onPointerEnter={() => void playback.prepare().catch(() => {})}
    >
      <SampleFrame sample={sample} poster={choice?.family.posters[ratio] ?? recipe.posters[ratio]} ratio={ratio} />
      {choice && (
        <div className="sr-sample__bar">
          <SampleButton playback={playback} style={choice.family.name} isMaking={phase === 'making'} onWatch={watch} />
          {phase !== 'poster' && (
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

/** One sound at a time: the sample pauses for another sound, and reports when its own begins. */
function useSoundTurns(playback: SamplePlayback, isSilenced: boolean, onSound: () => void) {
  const state = useStore(playback.$state);
  useEffect(() => {
    if (isSilenced) playback.pause();
  }, [isSilenced, playback]);
  useEffect(() => {
    if (state === 'playing') onSound();
  }, [state, onSound]);
}

interface SampleFrameProps {
  sample: Sample;
  /** URL of the image below the video. */
  poster: string | null | undefined;
  ratio: Ratio;
}

/** The picture of a sample: its poster, the video above it, and a sign while the video loads. A click plays and pauses. */
function SampleFrame({ sample, poster, ratio }: SampleFrameProps) {
  const t = useTranslator();
  const { playback, phase, container, watch } = sample;
  const isLoading = useStore(playback.$state) === 'loading';
  return (
    // biome-ignore lint/a11y: a larger target for pointers; the button below does the same by keys
    <div
      className={`sr-sample__frame sr-detail__picture sr-detail__picture--${ratio}`}
      onClick={phase === 'poster' ? watch : playback.toggle}
    >
      <Thumbnail src={poster} ratio={ratio} className="sr-sample__poster" />
      <div ref={container} className={classNames('sr-sample__room', phase === 'video' && 'sr-sample__room--on')} />
      {(phase === 'making' || isLoading) && (
        <span className="sr-sample__making" role="status" aria-label={t('recipe.sampleMaking')} />
      )}
    </div>
  );
}
