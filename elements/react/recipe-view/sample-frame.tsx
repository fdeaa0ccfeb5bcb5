import { useStore } from '@nanostores/react';
import type { Ratio } from '@spotreel/sdk/contract';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { Thumbnail } from '../thumbnail/thumbnail';
import type { Sample } from './use-sample';

export interface SampleFrameProps {
  sample: Sample;
  /** URL of the image below the video. */
  poster: string | null | undefined;
  ratio: Ratio;
}

/** The picture of a sample: its poster, the video above it, and a sign while the video loads. A click plays and pauses. */
export function SampleFrame({ sample, poster, ratio }: SampleFrameProps) {
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
