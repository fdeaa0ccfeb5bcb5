import type { ReactNode } from 'react';
import type { CardActions } from '../template-grid/card-actions';

/** Links of the home page. */
export interface HomeLinks extends Omit<CardActions, 'startScroll'> {
  /** Link to the editor of a video. */
  projectLink: (projectId: number, label: ReactNode, className: string) => ReactNode;
  /** Link to all videos of the account; `name` is its accessible name. Default: no link. */
  projectsLink?: (label: ReactNode, className: string, name: string) => ReactNode;
  /** Link to the library. `query` says what it shows, empty for all; `name` is its accessible name where the label is not enough. */
  libraryLink: (query: string, label: ReactNode, className: string, name?: string) => ReactNode;
  /** Opens the library with the query of a search. Default: the page has no search. */
  onSearch?: (query: string) => void;
}
