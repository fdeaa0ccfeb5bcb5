import { useTranslator } from '@spotreel/elements/internal/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router';
import { useSectionTitle } from '../pages/page-title';

export interface SidePage {
  readonly to: string;
  /** Message of its name. */
  readonly key: Parameters<ReturnType<typeof useTranslator>>[0];
  /** Addresses below it are its own, too. Default: false. */
  readonly hasPages?: boolean;
}

interface SidePagesProps {
  readonly title: string;
  readonly pages: readonly SidePage[];
  /** The page that is open. */
  readonly children: ReactNode;
}

/** Pages of a section, with their names at the side and the name of the open one in the browser's tab. */
export function SidePages({ title, pages, children }: SidePagesProps) {
  const t = useTranslator();
  const { pathname } = useLocation();
  const open = pages.find(({ to, hasPages }) => matchPath({ path: to, end: !hasPages }, pathname));
  useSectionTitle(open ? t(open.key) : title);
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    if (open?.to) showOpenLink(nav.current);
  }, [open?.to]);
  return (
    <div className="sr-account-layout">
      <nav ref={nav} className="sr-account-layout__nav" aria-label={title}>
        {pages.map(({ to, key, hasPages }) => (
          <NavLink key={to} to={to} end={!hasPages} className="sr-account-layout__link">
            {t(key)}
          </NavLink>
        ))}
      </nav>
      {children}
    </div>
  );
}

/** On phones the names are one row that scrolls. */
function showOpenLink(nav: HTMLElement | null): void {
  const link = nav?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!nav || !link) return;
  const { left, width } = nav.getBoundingClientRect();
  nav.scrollLeft += link.left + link.width / 2 - (left + width / 2);
}
