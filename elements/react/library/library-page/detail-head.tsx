import { Gem } from 'lucide-react';
import { useTranslator } from '../../foundation/text/translation';
import { FavouriteButton } from '../card-parts/favourite-button';

export interface DetailHeadProps {
  item: { readonly name: string; readonly description: string; readonly tier: 'free' | 'premium' };
  /** Undefined: not known yet; there is no star then. */
  isFavourite: boolean | undefined;
  isBusy: boolean;
  onToggleFavourite: () => unknown;
}

/** Name, star, tier and what it is. */
export function DetailHead({ item, isFavourite, isBusy, onToggleFavourite }: DetailHeadProps) {
  const t = useTranslator();
  const { name, description, tier } = item;
  return (
    <header className="sr-detail__head">
      {tier === 'premium' && (
        <span className="sr-badge sr-badge--inline sr-detail__badge">
          <Gem aria-hidden /> {t('library.premium')}
        </span>
      )}
      <div className="sr-detail__name">
        <h1 className="sr-page__title">{name}</h1>
        {isFavourite !== undefined && (
          <FavouriteButton item={{ name, isFavourite }} isBusy={isBusy} isLarge onToggle={onToggleFavourite} />
        )}
      </div>
      <p className="sr-page__text sr-detail__text">{description}</p>
    </header>
  );
}
