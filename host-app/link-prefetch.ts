/**
 * Loads the target of a link before it is clicked. The code of its page loads once the link is within 200 px of the
 * window. The project of an editor loads once the pointer or the focus is on the link. Nothing loads where the visitor
 * saves data.
 */
import { preparePlayback } from '@spotreel/elements/internal/react';
import { useSpotreel } from '@spotreel/elements/react';
import { useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { pageLoader } from './lazy-page';

const MARGIN_PX = 200;
const LINKS = 'a[href^="/"]';

export function useLinkPrefetch(routes: RouteObject[]): void {
  const { openAhead } = useSpotreel();
  useEffect(() => {
    if (savesData() || !('IntersectionObserver' in window)) return;
    const seen = new WeakSet<Element>();
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          near.unobserve(target);
          loadPage(routes, pathOf(target));
        }
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    const look = () => {
      for (const link of document.querySelectorAll(LINKS)) {
        if (!seen.has(link)) near.observe(link);
        seen.add(link);
      }
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    look();
    const stop = onIntent((path) => {
      loadPage(routes, path);
      const [, projectId] = /^\/project\/(\d+)$/.exec(path) ?? [];
      if (!projectId) return;
      preparePlayback();
      openAhead(Number(projectId));
    });
    return () => {
      near.disconnect();
      changes.disconnect();
      stop();
    };
  }, [openAhead, routes]);
}

/** Calls `hear` with the path of a link that the pointer or the focus reaches, once in a row. */
function onIntent(hear: (path: string) => void): () => void {
  let last: Element | null = null;
  const onEnter = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest(LINKS) : null;
    if (link && link !== last) hear(pathOf(link));
    last = link;
  };
  const kinds = ['pointerover', 'focusin'] as const;
  for (const kind of kinds) document.addEventListener(kind, onEnter, { passive: true });
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, onEnter);
  };
}

function pathOf(link: Element): string {
  return new URL(link.getAttribute('href') ?? '/', location.origin).pathname;
}

/** Loads the code of a page. Failed code is loaded when the page opens. */
function loadPage(routes: RouteObject[], path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) pageLoader(route)?.().catch(() => {});
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
