import type { Media } from '@spotreel/sdk/internal/contract';
import type { Failure } from '@spotreel/sdk/internal/stores';
import { Film, Sparkles } from 'lucide-react';
import { RetryButton } from '../../controls/button/retry-button';
import { MediaPreview } from '../../controls/media-preview/media-preview';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useTranslator } from '../../foundation/text/translation';
import type { MediaKind } from './media-kind';
import { MediaNoticeMark } from './media-notice';

export interface MediaGridProps {
  /** undefined while loading. */
  items: readonly Media[] | undefined;
  /** Reason why they could not be loaded. */
  failure: Failure | undefined;
  onRetry: () => void;
  kind: MediaKind;
  onPick: (media: Media) => void;
}

const EMPTY = { image: 'editor.noPictures', video: 'editor.noPictures', lottie: 'animations.none' } as const;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function MediaGrid({ items, failure, onRetry, kind, onPick }: MediaGridProps) {
  const t = useTranslator();
  if (failure)
    return (
      <Notice tone="danger" action={<RetryButton size="sm" failure={failure} onRetry={onRetry} />}>
        {failure.message}
      </Notice>
    );
  if (items?.length === 0) return <p className="sr-media-grid__empty">{t(EMPTY[kind])}</p>;
  return (
    <ul className="sr-media-grid sr-list" aria-busy={!items}>
      {items
        ? items.map((media) => (
            <li key={media.id}>
              <button type="button" className="sr-media-grid__item" title={media.name} onClick={() => onPick(media)}>
                <MediaPreview media={media} />
                {media.type === 'video' && (
                  <span className="sr-media-grid__duration">
                    <Film aria-hidden />
                    {t('editor.seconds', { count: Math.round(media.props.duration ?? 0) })}
                  </span>
                )}
                <MediaNoticeMark media={media} />
                {media.type === 'lottie' && (
                  <span className="sr-media-grid__duration">
                    <Sparkles aria-hidden />
                    {t('editor.seconds', { count: Math.round((media.props.duration ?? 0) * 10) / 10 })}
                  </span>
                )}
              </button>
            </li>
          ))
        : SKELETONS.map((key) => (
            <li key={key}>
              <Skeleton shape="square" />
            </li>
          ))}
    </ul>
  );
}
