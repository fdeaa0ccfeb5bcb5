import { Star } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../controls/button/button';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';

/** One element for all buttons: React skips what has not changed. */
const STAR = <Star aria-hidden />;

export interface FavouriteButtonProps<Item> {
  item: Item;
  isBusy: boolean;
  /** The button of a page; default: that of a card. */
  isLarge?: boolean | undefined;
  onToggle: (item: Item) => unknown;
}

interface Markable {
  readonly name: string;
  readonly isFavourite: boolean;
}

function Button<Item extends Markable>({ item, isBusy, isLarge = false, onToggle }: FavouriteButtonProps<Item>) {
  const t = useTranslator();
  const { name, isFavourite } = item;
  return (
    <IconButton
      label={t(isFavourite ? 'library.unfavourite' : 'library.favourite', { name })}
      aria-pressed={isFavourite}
      busy={isBusy}
      variant={isLarge ? 'secondary' : 'quiet'}
      size={isLarge ? 'md' : 'sm'}
      className={classNames('sr-favourite', !isLarge && 'sr-favourite--card', isFavourite && 'sr-favourite--on')}
      onClick={() => onToggle(item)}
    >
      {STAR}
    </IconButton>
  );
}

/** The star of a recipe, an animation or a design. It is not drawn again while the pointer moves over its card. */
export const FavouriteButton = memo(Button) as typeof Button;
