import { Menu, useTranslator } from '@spotreel/elements/react';
import {
  ChartNoAxesColumn,
  ClipboardList,
  CreditCard,
  Film,
  LayoutTemplate,
  LogOut,
  Monitor,
  Moon,
  Palette,
  Sun,
  UserRound,
} from 'lucide-react';
import type { ComponentProps } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { operatorNavigation } from './operator-navigation';
import type { ThemeChoice } from './theme';

export interface AccountMenuProps {
  firstName: string;
  lastName: string;
  email: string;
  theme: ThemeChoice;
  onTheme: (theme: ThemeChoice) => void;
  /** Shows what operators alone can do. */
  isOperator: boolean;
  /** Page where plans are sold; undefined: no entry leads to one. */
  plansUrl: string | undefined;
  onSignOut: () => void;
}

type MenuItem = ComponentProps<typeof Menu>['items'][number];
type Translator = ReturnType<typeof useTranslator>;

const operatorIcons = {
  '/operator/templates': <LayoutTemplate aria-hidden />,
  '/operator/surveys': <ClipboardList aria-hidden />,
  '/operator/usage': <ChartNoAxesColumn aria-hidden />,
} as const;
const themeIcons = { light: <Sun aria-hidden />, dark: <Moon aria-hidden />, system: <Monitor aria-hidden /> };
const themeKeys = { light: 'app.themeLight', dark: 'app.themeDark', system: 'app.themeSystem' } as const;

/** The avatar with the menu of the account. */
export function AccountMenu(props: AccountMenuProps) {
  const { firstName, lastName, email, theme, onTheme, isOperator, plansUrl, onSignOut } = props;
  const t = useTranslator();
  const navigate = useNavigate();
  // first letter of first name, else last name, else email (docs/rules/app.md#layout)
  const letter = (firstName || lastName || email).charAt(0).toUpperCase();
  return (
    <Menu
      label={t('app.accountMenu')}
      trigger={
        <button type="button" className="sr-avatar" aria-label={t('app.accountMenu')} title={email}>
          {letter}
        </button>
      }
      items={[
        ...pageItems(t, navigate),
        ...planItems(plansUrl, t),
        ...(isOperator ? operatorItems(t, navigate) : []),
        ...themeItems(theme, onTheme, t),
        { value: 'out', label: t('app.signOut'), icon: <LogOut aria-hidden />, onSelect: onSignOut },
      ]}
    />
  );
}

function pageItems(t: Translator, navigate: NavigateFunction): MenuItem[] {
  return [
    {
      value: 'videos',
      label: t('app.myVideos'),
      icon: <Film aria-hidden />,
      onSelect: () => navigate('/account/my-videos'),
    },
    {
      value: 'brands',
      label: t('app.brands'),
      icon: <Palette aria-hidden />,
      onSelect: () => navigate('/account/brands/intro'),
    },
    {
      value: 'account',
      label: t('app.account'),
      icon: <UserRound aria-hidden />,
      onSelect: () => navigate('/account'),
    },
  ];
}

/** Empty where no plans are sold. */
function planItems(plansUrl: string | undefined, t: Translator): MenuItem[] {
  if (plansUrl === undefined) return [];
  return [
    {
      value: 'plans',
      label: t('app.plans'),
      icon: <CreditCard aria-hidden />,
      onSelect: () => window.open(plansUrl, '_blank', 'noopener,noreferrer'),
    },
  ];
}

function operatorItems(t: Translator, navigate: NavigateFunction): MenuItem[] {
  return operatorNavigation.map(({ to, key }) => ({
    value: to,
    label: t(key),
    icon: operatorIcons[to],
    onSelect: () => navigate(to),
  }));
}

/** The themes that are not chosen. */
function themeItems(theme: ThemeChoice, onTheme: AccountMenuProps['onTheme'], t: Translator): MenuItem[] {
  return (['light', 'dark', 'system'] as const)
    .filter((choice) => choice !== theme)
    .map((choice) => ({
      value: choice,
      label: `${t('app.theme')}: ${t(themeKeys[choice])}`,
      icon: themeIcons[choice],
      onSelect: () => onTheme(choice),
    }));
}
