import type { CardActions } from '@spotreel/elements/internal/react';
import { Link } from 'react-router';

/** Cards of recipes lead to the recipe's page. */
export const recipeLink: CardActions['recipeAction'] = ({ id }, label, className) => (
  <Link to={`/recipes/${id}`} className={className}>
    {label}
  </Link>
);

/** Cards of animations lead to the animation's page. */
export const templateLink: CardActions['templateAction'] = ({ id }, label, className) => (
  <Link to={`/templates/${id}`} className={className}>
    {label}
  </Link>
);

/** The library with a query: filters, a search. */
export function libraryAddress(query: string): string {
  return query ? `/grid?${query}` : '/grid';
}
