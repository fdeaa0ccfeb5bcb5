import { Button, IconButton, useTranslator } from '@spotreel/elements/react';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { AccountMenu, type AccountMenuProps } from './account-menu';
import { MobileMenu } from './mobile-menu';
import { navigation } from './navigation';
import { operatorNavigation } from './operator-navigation';
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
      <MobileMenu open={isOpen} onOpenChange={setOpen}>
        {navigation.map(({ to, key }) => (
          <NavLink key={to} to={to} end={to === '/'} className="sr-mobile-menu__link" onClick={() => setOpen(false)}>
            {t(key)}
          </NavLink>
        ))}
        <NavLink to="/account/brands/intro" className="sr-mobile-menu__link" onClick={() => setOpen(false)}>
          {t('app.brands')}
        </NavLink>
        <PlansLinks plansUrl={account.plansUrl} canUpgrade={canUpgrade} />
        {account.isOperator &&
          operatorNavigation.map(({ to, key }) => (
            <NavLink key={to} to={to} className="sr-mobile-menu__link" onClick={() => setOpen(false)}>
              {t(key)}
            </NavLink>
          ))}
        <Button variant="quiet" className="sr-mobile-menu__link" onClick={account.onSignOut}>
          {t('app.signOut')}
        </Button>
      </MobileMenu>
    </header>
  );
}

/** Nothing where no plans are sold. */
function PlansLinks({ plansUrl, canUpgrade }: Pick<PageHeaderProps, 'plansUrl' | 'canUpgrade'>) {
  const t = useTranslator();
  if (plansUrl === undefined) return null;
  const keys = canUpgrade ? (['app.plans', 'app.upgradeToPro'] as const) : (['app.plans'] as const);
  return keys.map((key) => (
    <a key={key} href={plansUrl} target="_blank" rel="noreferrer" className="sr-mobile-menu__link">
      {t(key)}
    </a>
  ));
}
