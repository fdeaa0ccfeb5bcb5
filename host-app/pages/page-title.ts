import { useEffect } from 'react';
import { useBrand } from '../layout/brand';

/** Names the page in the browser's tab. */
export function usePageTitle(title: string): void {
  const { name } = useBrand();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
