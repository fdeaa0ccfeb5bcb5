import { useTranslator } from '@spotreel/elements/internal/react';
import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { NavLink } from 'react-router';

/** A key of the catalogue. */
export type Words = Parameters<ReturnType<typeof useTranslator>>[0];

/** An entry of a menu: a page of the app, or a page of another site. */
export interface MenuEntry {
  readonly key: Words;
  /** A path of the app, or the address of another site. */
  readonly to: string;
  readonly isBeta?: boolean;
}

export function isExternal({ to }: Pick<MenuEntry, 'to'>): boolean {
  return /^https?:/.test(to);
}

/** An email address: it opens the email program. */
export function isAddress({ to }: Pick<MenuEntry, 'to'>): boolean {
  return to.startsWith('mailto:');
}

/** Undefined `to` and null: the entry is absent. */
export function entry(key: Words, to: string | null | undefined): MenuEntry[] {
  return to ? [{ key, to }] : [];
}

export interface MenuLinkProps extends Pick<ComponentProps<typeof NavLink>, 'end' | 'onClick'> {
  entry: MenuEntry;
  className: string;
}

/** A link to a page; one to another site opens a new tab. */
export function MenuLink({ entry: { key, to, isBeta = false }, className, ...link }: MenuLinkProps) {
  const t = useTranslator();
  if (isExternal({ to }))
    return (
      <a href={to} target="_blank" rel="noreferrer" className={className} onClick={link.onClick}>
        {t(key)}
        <ArrowUpRight className="sr-external" role="img" aria-label={t('app.newTab')} />
      </a>
    );
  if (isAddress({ to }))
    return (
      <a href={to} className={className} onClick={link.onClick}>
        {t(key)}
      </a>
    );
  return (
    <NavLink to={to} end={link.end ?? false} className={className} onClick={link.onClick}>
      {t(key)}
      {isBeta && <span className="sr-beta">{t('app.beta')}</span>}
    </NavLink>
  );
}
