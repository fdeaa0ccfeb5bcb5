import { Menu, useTranslator } from '@spotreel/elements/internal/react';
import type { UserRole } from '@spotreel/sdk/client';
import {
  ArrowUpRight,
  Building2,
  ChartNoAxesColumn,
  CircleQuestionMark,
  ClipboardList,
  CreditCard,
  FileText,
  Film,
  GraduationCap,
  Images,
  Inbox,
  LayoutTemplate,
  Lightbulb,
  LogOut,
  Monitor,
  Moon,
  Palette,
  ReceiptText,
  Sun,
  UserRound,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { useAppSettings } from '../../app-settings';
import { THEMES, type ThemeChoice, themeKeys } from '../look/theme';
import { isAddress, isExternal, type MenuEntry, type Words } from './menu-link';
import { accountEntries, staffEntries, usefulEntries } from './navigation';
import { operatorNavigation } from './operator-navigation';

export interface AccountMenuProps {
  firstName: string;
  lastName: string;
  email: string;
  theme: ThemeChoice;
  onTheme: (theme: ThemeChoice) => void;
  /** Shows what operators, and those who look after clients, can do. */
  role: UserRole;
  /** Page where plans are sold; undefined: no entry leads to one. */
  plansUrl: string | undefined;
  onSignOut: () => void;
}

type MenuItem = ComponentProps<typeof Menu>['items'][number];
type Translator = ReturnType<typeof useTranslator>;

const icons: Readonly<Partial<Record<Words, ReactNode>>> = {
  'app.videos': <Film aria-hidden />,
  'app.brands': <Palette aria-hidden />,
  'app.assets': <Images aria-hidden />,
  'app.accountInfo': <UserRound aria-hidden />,
  'app.plans': <CreditCard aria-hidden />,
  'app.payment': <ReceiptText aria-hidden />,
  'app.ideas': <Lightbulb aria-hidden />,
  'app.agency': <Building2 aria-hidden />,
  'app.academy': <GraduationCap aria-hidden />,
  'app.terms': <FileText aria-hidden />,
  'app.privacy': <FileText aria-hidden />,
  'app.cookies': <FileText aria-hidden />,
  'app.faq': <CircleQuestionMark aria-hidden />,
};
const operatorIcons = {
  '/operator/templates': <LayoutTemplate aria-hidden />,
  '/operator/surveys': <ClipboardList aria-hidden />,
  '/operator/usage': <ChartNoAxesColumn aria-hidden />,
  '/operator/support': <Inbox aria-hidden />,
} as const;
const themeIcons = { light: <Sun aria-hidden />, dark: <Moon aria-hidden />, system: <Monitor aria-hidden /> };

/** The avatar with the menu of the account (docs/rules/app.md#layout). */
export function AccountMenu(props: AccountMenuProps) {
  const { firstName, lastName, email, theme, onTheme, role, plansUrl, onSignOut } = props;
  const t = useTranslator();
  const navigate = useNavigate();
  const settings = useAppSettings();
  // first letter of first name, else last name, else email (docs/rules/app.md#layout)
  const letter = (firstName || lastName || email).charAt(0).toUpperCase();
  const toItem = (entry: MenuEntry) => itemOf(entry, t, navigate);
  return (
    <Menu
      label={t('app.accountMenu')}
      trigger={
        <button type="button" className="sr-avatar" aria-label={t('app.accountMenu')} title={email}>
          {letter}
        </button>
      }
      items={[
        ...accountEntries(settings, plansUrl).map(toItem),
        ...group([...staffEntries(role).map(toItem), ...(role === 'operator' ? operatorItems(t, navigate) : [])]),
        ...group(themeItems(theme, onTheme, t)),
        ...group([{ value: 'out', label: t('app.signOut'), icon: <LogOut aria-hidden />, onSelect: onSignOut }]),
        ...group(usefulEntries(settings, role).map(toItem)),
      ]}
    />
  );
}

/** Opens a page of the app, a new tab, or the email program. */
export function openEntry(entry: MenuEntry, navigate: (path: string) => void): void {
  if (isAddress(entry)) location.assign(entry.to);
  else if (isExternal(entry)) window.open(entry.to, '_blank', 'noopener,noreferrer');
  else navigate(entry.to);
}

function itemOf(entry: MenuEntry, t: Translator, navigate: NavigateFunction): MenuItem {
  return {
    value: entry.key,
    label: t(entry.key),
    icon: isExternal(entry) ? <ArrowUpRight aria-hidden /> : icons[entry.key],
    onSelect: () => openEntry(entry, navigate),
  };
}

function operatorItems(t: Translator, navigate: NavigateFunction): MenuItem[] {
  return operatorNavigation.map(({ to, key }) => ({
    value: to,
    label: t(key),
    icon: operatorIcons[to],
    onSelect: () => navigate(to),
  }));
}

function group(items: readonly MenuItem[]): MenuItem[] {
  return items.map((item, index) => ({ ...item, beginsGroup: index === 0 }));
}

function themeItems(theme: ThemeChoice, onTheme: AccountMenuProps['onTheme'], t: Translator): MenuItem[] {
  return THEMES.map((choice) => ({
    value: choice,
    label: `${t('app.theme')}: ${t(themeKeys[choice])}`,
    icon: themeIcons[choice],
    isChosen: choice === theme,
    onSelect: () => onTheme(choice),
  }));
}
