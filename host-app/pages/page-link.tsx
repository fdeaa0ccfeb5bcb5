import type { PageLink } from '@spotreel/elements/internal/account';
import { NavLink } from 'react-router';

/** A link to a page of the app. One to the open page says so. */
export const pageLink: PageLink = (to, content, className) => (
  <NavLink to={to} end className={className}>
    {content}
  </NavLink>
);
