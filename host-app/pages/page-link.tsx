import type { PageLink } from '@spotreel/elements/account';
import { Link } from 'react-router';

/** A link to a page of the app. */
export const pageLink: PageLink = (to, content, className) => (
  <Link to={to} className={className}>
    {content}
  </Link>
);
