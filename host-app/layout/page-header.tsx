import { IconButton, useTranslator } from '@spotreel/elements/react';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { AccountMenu, type AccountMenuProps } from './account-menu';
import { NarrowMenu } from './narrow-menu';
import { navigation } from './navigation';
import { Wordmark } from './wordmark';

export interface PageHeaderProps extends AccountMenuProps {
  /** The account has no plan with recipes: the narrow menu offers one. */
  canUpgrade: boolean;
}

/** Top bar on wide screens, a slide-in menu on narrow ones (docs/rules/app.md#layout). */
export function PageHeader({ canUpgrade, ...account }: PageHeaderProps) {
  const t = useTranslator();
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
      <NavLink to="/" className="sr-header__brand" aria-label="Spotreel">
        <Wordmark />
      </NavLink>
      <nav className="sr-header__nav" aria-label="Spotreel">
        {navigation.map(({ to, key }) => (
          <NavLink key={to} to={to} end={to === '/'} className="sr-header__link">
            {t(key)}
          </NavLink>
        ))}
      </nav>
      <AccountMenu {...account} />
      <NarrowMenu {...account} canUpgrade={canUpgrade} open={isOpen} onOpenChange={setOpen} />
    </header>
  );
}
