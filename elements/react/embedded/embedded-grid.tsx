import { Suspense } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import { Skeleton } from '../skeleton/skeleton';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';

const LibraryView = lazyPart(() =>
  import('../library-view/library-view').then((module) => ({ default: module.LibraryView })),
);

export interface EmbeddedGridProps extends EmbeddedProps {
  /** Default: the catalogue's. */
  heading?: string | undefined;
  /** What it shows, as the query of the library's address. */
  query?: string | undefined;
  onQueryChanged: (detail: { query: string }) => void;
  onProjectCreated: (detail: { projectId: number }) => void;
}

/** What `<template-grid>` shows. */
export function EmbeddedGrid({ heading, query, onQueryChanged, onProjectCreated, ...root }: EmbeddedGridProps) {
  const loading = <GridSkeleton />;
  return (
    <EmbeddedRoot {...root} loading={loading}>
      <Suspense fallback={loading}>
        <div className="sr-embedded__page">
          <LibraryView
            heading={heading}
            query={query}
            onQueryChange={(changed) => onQueryChanged({ query: changed })}
            onCreated={(projectId) => onProjectCreated({ projectId })}
          />
        </div>
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
