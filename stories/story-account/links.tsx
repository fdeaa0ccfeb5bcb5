/** The links that a host gives to screens: here they lead nowhere. */
import type { ReactNode } from 'react';

export const link = (label: ReactNode, className: string) => (
  <a href="#story" className={className}>
    {label}
  </a>
);

/** A link to an item: `(item, label, className)`. */
export const linkOf = (_item: unknown, label: ReactNode, className: string) => link(label, className);
