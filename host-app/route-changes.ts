import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Detail of `spotreel:route-change`. Queries and fragments can hold secrets: only the path is in it. */
export interface RouteChange {
  readonly path: string;
}

/** A hook for analytics: the window has an event for each page that opens, with and without a login. */
export function useRouteChanges(): void {
  const { pathname: path } = useLocation();
  useEffect(() => {
    window.dispatchEvent(new CustomEvent<RouteChange>('spotreel:route-change', { detail: { path } }));
  }, [path]);
}
