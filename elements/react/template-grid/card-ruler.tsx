import type { CardShape } from './card-shape';

/** The text below a picture, drawn invisibly in the reader's own font size: all cards have its height. */
export function CardRuler({ words }: Pick<CardShape, 'words'>) {
  return (
    <div className={`sr-card-words sr-card-words--${words} sr-card-ruler`} aria-hidden>
      <span className="sr-card-words__name">{SPACE}</span>
      {words === 'recipe' && <span className="sr-card-words__text">{SPACE}</span>}
      <span className="sr-card-words__facts">{SPACE}</span>
    </div>
  );
}

/** Has a height, and nothing to be seen. */
const SPACE = '\u00a0';
