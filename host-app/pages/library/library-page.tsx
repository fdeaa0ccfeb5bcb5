import { useTranslator } from '@spotreel/elements/internal/react';
import { TemplateGrid } from '@spotreel/elements/react';
import { useCallback, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { usePageTitle } from '../page-title';
import { keepScroll, keptScroll } from '../scroll-memory';
import { recipeLink, templateLink } from './library-links';

/** The library. The URL says what it shows, so that the back button returns to the same place. */
export function LibraryPage() {
  const t = useTranslator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [startScroll] = useState(() => (isReturn ? keptScroll(pathname + search) : undefined));
  usePageTitle(t('app.library'));
  // before the next page is laid out, which scrolls
  useLayoutEffect(() => keepScroll(pathname + search), [pathname, search]);
  const onQueryChange = useCallback(
    (query: string) => navigate({ search: query }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  return (
    <TemplateGrid
      query={search.slice(1)}
      onQueryChange={onQueryChange}
      startScroll={startScroll}
      recipeAction={recipeLink}
      templateAction={templateLink}
    />
  );
}
