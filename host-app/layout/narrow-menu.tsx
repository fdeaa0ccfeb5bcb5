import { Button, useTranslator } from '@spotreel/elements/react';
import { NavLink } from 'react-router';
import { MobileMenu } from './mobile-menu';
import { navigation } from './navigation';
import { operatorNavigation } from './operator-navigation';

export interface NarrowMenuProps {
  /** Page where plans are sold; undefined: no entry leads to one. */
  plansUrl: string | undefined;
  /** The account has no plan with recipes: the menu offers one. */
  canUpgrade: boolean;
  isOperator: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
}

/** All pages in the slide-in menu of narrow screens. */
export function NarrowMenu({ plansUrl, canUpgrade, isOperator, open, onOpenChange, onSignOut }: NarrowMenuProps) {
  const t = useTranslator();
  const close = () => onOpenChange(false);
  return (
    <MobileMenu open={open} onOpenChange={onOpenChange}>
      {navigation.map(({ to, key }) => (
        <NavLink key={to} to={to} end={to === '/'} className="sr-mobile-menu__link" onClick={close}>
          {t(key)}
        </NavLink>
      ))}
      <NavLink to="/account/brands/intro" className="sr-mobile-menu__link" onClick={close}>
        {t('app.brands')}
      </NavLink>
      <NavLink to="/account" end className="sr-mobile-menu__link" onClick={close}>
        {t('app.account')}
      </NavLink>
      <PlansLinks plansUrl={plansUrl} canUpgrade={canUpgrade} />
      {isOperator &&
        operatorNavigation.map(({ to, key }) => (
          <NavLink key={to} to={to} className="sr-mobile-menu__link" onClick={close}>
            {t(key)}
          </NavLink>
        ))}
      <Button variant="quiet" className="sr-mobile-menu__link" onClick={onSignOut}>
        {t('app.signOut')}
      </Button>
    </MobileMenu>
  );
}

/** Nothing where no plans are sold. */
function PlansLinks({ plansUrl, canUpgrade }: Pick<NarrowMenuProps, 'plansUrl' | 'canUpgrade'>) {
  const t = useTranslator();
  if (plansUrl === undefined) return null;
  const keys = canUpgrade ? (['app.plans', 'app.upgradeToPro'] as const) : (['app.plans'] as const);
  return keys.map((key) => (
    <a key={key} href={plansUrl} target="_blank" rel="noreferrer" className="sr-mobile-menu__link">
      {t(key)}
    </a>
  ));
}
