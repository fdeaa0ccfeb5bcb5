import { IconButton, NotificationLog, useTranslator } from '@spotreel/elements/internal/react';
import { CircleQuestionMark, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { useAppSettings } from '../app-settings';
import { useBrand } from './look/brand';
import { Wordmark } from './look/wordmark';
import { AccountMenu, type AccountMenuProps } from './menus/account-menu';
import { MenuLink } from './menus/menu-link';
import { NarrowMenu } from './menus/narrow-menu';
import { barEntries } from './menus/navigation';
import { notificationHref } from './notification-href';

export interface PageHeaderProps extends AccountMenuProps {
  /** Features of the plan, by name. */
  permissions: readonly string[];
  /** Opens the help menu. */
  onHelp: () => void;
}

/** Top bar on wide screens, a slide-in menu on narrow ones (docs/rules/app.md#layout). */
export function PageHeader({ permissions, onHelp, ...account }: PageHeaderProps) {
  const t = useTranslator();
  const settings = useAppSettings();
  const { name } = useBrand();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="sr-header">
      <a className="sr-skip" href="#main">
        {t('app.skipToContent')}
      </a>
      <IconButton
        label={t('app.openMenu')}
        className="sr-header__burger"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      <NavLink to="/" className="sr-header__brand" aria-label={name}>
        <Wordmark />
      </NavLink>
      <nav className="sr-header__nav" aria-label={name}>
        {barEntries(settings).map((entry) => (
          <MenuLink key={entry.key} entry={entry} end={entry.to === '/'} className="sr-header__link" />
        ))}
      </nav>
      <div className="sr-header__end">
        <IconButton label={t('app.help')} className="sr-header__help" aria-haspopup="dialog" onClick={onHelp}>
          <CircleQuestionMark aria-hidden />
        </IconButton>
        <NotificationLog hrefOf={notificationHref} />
        <AccountMenu {...account} />
      </div>
      <NarrowMenu {...account} permissions={permissions} open={isOpen} onOpenChange={setOpen} onHelp={onHelp} />
    </header>
  );
}
