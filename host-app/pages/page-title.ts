import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../layout/look/brand';

/** Names the page in the browser's tab. */
export function usePageTitle(title: string): void {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}

/** For a part of the app: a page inside that has a name of its own is named by that. */
export function useSectionTitle(title: string): void {
  const { name } = useBrand();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was left has named the tab
  useLayoutEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name, pathname]);
}
