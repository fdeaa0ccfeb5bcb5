import type { ReactNode } from 'react';
import { Skeleton } from '../../controls/skeleton/skeleton';

export interface LearningHeadProps {
  /** The page is named by the title with this id. */
  id: string;
  title: string;
  text?: string;
  /** Below the words, such as progress and the button that continues. */
  children?: ReactNode;
  /** Beside the words. */
  picture?: ReactNode;
}

/** The top of the pages for learning. */
export function LearningHead({ id, title, text, children, picture }: LearningHeadProps) {
  return (
    <header className={picture ? 'sr-learning-head sr-learning-head--picture' : 'sr-learning-head'}>
      <div className="sr-learning-head__words">
        <h1 id={id} className="sr-learning-head__title">
          {title}
        </h1>
        {text && <p className="sr-learning-head__text">{text}</p>}
        {children}
      </div>
      {picture}
    </header>
  );
}

const CARDS = ['one', 'two', 'three'];

/** Placeholders of cards. */
export function CardsLoading() {
  return (
    <div className="sr-lecture-cards">
      {CARDS.map((card) => (
        <Skeleton key={card} shape="line" className="sr-learning__loading" />
      ))}
    </div>
  );
}
