import { isFiltered } from '@spotreel/sdk/stores';
import { SearchX, Star } from 'lucide-react';
import { Button } from '../button/button';
import { Slot } from '../foundation/slot';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';
import { NoResults, type NoResultsProps } from './no-results';

/** A list without items: alternatives for a search, else a way to clear the filters. */
export function NothingFound(props: NoResultsProps) {
  return <Slot name="empty">{props.query.search.trim() ? <NoResults {...props} /> : <Empty {...props} />}</Slot>;
}

function Empty({ query, onClear }: Pick<NoResultsProps, 'query' | 'onClear'>) {
  const t = useTranslator();
  const isRecipes = query.tab === 'recipes';
  const isNoFavourite = query.favourite && !isFiltered({ ...query, favourite: false });
  return (
    <EmptyState
      icon={isNoFavourite ? <Star aria-hidden /> : <SearchX aria-hidden />}
      title={t(isNoFavourite ? 'library.noFavourites' : isRecipes ? 'library.emptyTitle' : 'library.noTemplates')}
      action={isFiltered(query) && <Button onClick={onClear}>{t('library.clearFilters')}</Button>}
    >
      {t(isNoFavourite ? 'library.noFavouritesText' : 'library.emptyText')}
    </EmptyState>
  );
}
