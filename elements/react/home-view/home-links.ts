import type { ReactNode } from 'react';
import type { CardActions } from '../template-grid/card-actions';

/** Where the home page leads. */
export interface HomeLinks extends Omit<CardActions, 'startScroll'> {
  /** A way to the library: `query` says what it shows, empty for all. `name`: what readers hear, where it is more than the label. */
  libraryLink: (query: string, label: ReactNode, className: string, name?: string) => ReactNode;
}
