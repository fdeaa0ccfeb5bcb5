import { Film } from 'lucide-react';
import type { Media } from '../../../sdk/contract/schemas/media';
import { useTranslator } from '../foundation/translation';
import { Skeleton } from '../skeleton/skeleton';

export interface MediaGridProps {
  /** undefined while loading. */
  items: readonly Media[] | undefined;
  onPick: (media: Media) => void;
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function MediaGrid({ items, onPick }: MediaGridProps) {
  const t = useTranslator();
  if (items?.length === 0) return <p className="sr-media-grid__empty">{t('editor.noPictures')}</p>;
  return (
    <ul className="sr-media-grid sr-list" aria-busy={!items}>
      {items
        ? items.map((media) => (
            <li key={media.id}>
              <button type="button" className="sr-media-grid__item" title={media.name} onClick={() => onPick(media)}>
                <img src={media.preview} alt={media.name} loading="lazy" decoding="async" />
                {media.type === 'video' && (
                  <span className="sr-media-grid__duration">
                    <Film aria-hidden />
                    {t('editor.seconds', { count: Math.round(media.props.duration ?? 0) })}
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
