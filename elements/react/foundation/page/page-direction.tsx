import { useEnvironmentContext } from '@ark-ui/react/environment';
import { LocaleProvider } from '@ark-ui/react/locale';
import type { ReactNode } from 'react';
import { useTranslator } from '../text/translation';

/**
 * Around an overlay: it is written in the direction of the element or page that opens it. Ark sets `dir` on every overlay and takes it from a
 * locale, so any locale of that direction serves.
 */
export function PageDirection({ children }: { children: ReactNode }) {
  const { getRootNode } = useEnvironmentContext();
  const { direction } = useTranslator();
  const root = typeof document === 'undefined' ? undefined : getRootNode();
  return <LocaleProvider locale={root && isRightToLeft(root, direction) ? 'ar' : 'en'}>{children}</LocaleProvider>;
}

function isRightToLeft(root: Node, direction: 'ltr' | 'rtl' | undefined): boolean {
  if (root instanceof ShadowRoot && direction) return direction === 'rtl';
  const around = root instanceof ShadowRoot ? root.host : document.documentElement;
  return getComputedStyle(around).direction === 'rtl';
}
