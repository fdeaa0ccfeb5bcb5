import { isFiltered } from '@spotreel/sdk/internal/stores';
import { SearchX, Star } from 'lucide-react';
import { EmptyState } from '../../../controls/notice/notice';
import { Slot } from '../../../foundation/page/slot';
import { useTranslator } from '../../../foundation/text/translation';
import { NoResults, type NoResultsProps, WiderSearch } from './no-results';

/** A list without items: alternatives for a search, else the other tab and a way to clear the filters. */
export function NothingFound(props: NoResultsProps) {
  return <Slot name="empty">{props.query.search.trim() ? <NoResults {...props} /> : <Empty {...props} />}</Slot>;
}

const NONE = { recipes: 'library.emptyTitle', animations: 'library.noTemplates' } as const;
const NO_FAVORITES = { recipes: 'library.noFavouriteRecipes', animations: 'library.noFavouriteAnimations' } as const;

function Empty(props: NoResultsProps) {
  const { query } = props;
  const t = useTranslator();
  const isNoFavourite = query.favourite && !isFiltered({ ...query, favourite: false });
  return (
    <EmptyState
      icon={isNoFavourite ? <Star aria-hidden /> : <SearchX aria-hidden />}
      title={t((isNoFavourite ? NO_FAVORITES : NONE)[query.tab])}
      action={<WiderSearch {...props} />}
    >
      {t(isNoFavourite ? 'library.noFavouritesText' : 'library.emptyText')}
    </EmptyState>
  );
}
