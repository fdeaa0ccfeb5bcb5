import { Suspense } from 'react';
import { lazyPart } from '../controls/lazy-part/lazy-part';
import { Skeleton } from '../controls/skeleton/skeleton';
import { UpgradeUrlContext } from '../foundation/page/host-pages';
import type { CardOrigin, ProjectOrigin } from '../library/start-dialog/project-origin';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';

const LibraryView = lazyPart(() =>
  import('../library/library/library-view').then((module) => ({ default: module.LibraryView })),
);

export interface EmbeddedGridProps extends EmbeddedProps {
  /** Default: the catalogue's. */
  heading?: string | undefined;
  /** Query of the list, as in the library's address. */
  query?: string | undefined;
  onQueryChanged: (detail: { query: string }) => void;
  onProjectCreated: (detail: { projectId: number }) => void;
  /** Address of 'Upgrade Your Plan'. Default: that of the server; without either it is not offered. */
  upgradeUrl?: string | undefined;
  /** Asks before a card opens. False: the page does it itself. */
  onBeforeOpen: (detail: CardOrigin) => boolean;
  /** Asks before a project is created. False: the page does it itself. */
  onBeforeCreate: (detail: ProjectOrigin) => boolean;
}

/** Content of `<template-grid>`. */
export function EmbeddedGrid(props: EmbeddedGridProps) {
  const { heading, query, upgradeUrl, onQueryChanged, onProjectCreated, onBeforeOpen, onBeforeCreate, ...root } = props;
  const loading = <GridSkeleton />;
  return (
    <EmbeddedRoot {...root} loading={loading}>
      <Suspense fallback={loading}>
        <UpgradeUrlContext.Provider value={upgradeUrl}>
          <div className="sr-embedded__page">
            <LibraryView
              heading={heading}
              query={query}
              onQueryChange={(changed) => onQueryChanged({ query: changed })}
              mayOpen={onBeforeOpen}
              mayCreate={onBeforeCreate}
              onCreated={(projectId) => onProjectCreated({ projectId })}
            />
          </div>
        </UpgradeUrlContext.Provider>
      </Suspense>
    </EmbeddedRoot>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

function GridSkeleton() {
  return (
    <ul className="sr-cards sr-list sr-embedded__page" aria-busy>
      {CARDS.map((card) => (
        <li key={card} className="sr-cards__skeleton">
          <Skeleton shape="landscape" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </li>
      ))}
    </ul>
  );
}
