import { useEnvironmentContext } from '@ark-ui/react/environment';
import { LocaleProvider } from '@ark-ui/react/locale';
import type { ReactNode } from 'react';

/**
 * Around an overlay: it is written in the direction of the page. Ark sets `dir` on every overlay and takes it from a
 * locale, so any locale of that direction serves.
 */
export function PageDirection({ children }: { children: ReactNode }) {
  const { getRootNode } = useEnvironmentContext();
  const root = typeof document === 'undefined' ? undefined : getRootNode();
  return <LocaleProvider locale={root && isRightToLeft(root) ? 'ar' : 'en'}>{children}</LocaleProvider>;
}

function isRightToLeft(root: Node): boolean {
  const around = root instanceof ShadowRoot ? root.host : document.documentElement;
  return getComputedStyle(around).direction === 'rtl';
}
