import { Button, useTranslator } from '@spotreel/elements/internal/react';
import type { UserRole } from '@spotreel/sdk/client';
import { useAppSettings } from '../../app-settings';
import { THEMES, themeKeys } from '../look/theme';
import type { AccountMenuProps } from './account-menu';
import { type MenuEntry, MenuLink } from './menu-link';
import { MobileMenu } from './mobile-menu';
import { narrowEntries, OPENS_HELP, staffEntries, usefulEntries } from './navigation';
import { operatorNavigation } from './operator-navigation';

export interface NarrowMenuProps extends Pick<AccountMenuProps, 'theme' | 'onTheme'> {
  /** Page where plans are sold; undefined: no entry leads to one. */
  plansUrl: string | undefined;
  permissions: readonly string[];
  role: UserRole;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
  /** Opens the support. */
  onHelp: () => void;
}

/** All pages in the slide-in menu of narrow screens (docs/rules/app.md#layout). */
export function NarrowMenu(props: NarrowMenuProps) {
  const { plansUrl, permissions, role, open, onOpenChange, onSignOut, onHelp } = props;
  const t = useTranslator();
  const settings = useAppSettings();
  const close = () => onOpenChange(false);
  const help = () => {
    close();
    onHelp();
  };
  const useful = usefulEntries(settings, role);
  const entries = [
    ...narrowEntries({ settings, permissions, plansUrl }),
    ...staffEntries(role),
    ...(role === 'operator' ? operatorNavigation : []),
  ];
  return (
    <MobileMenu open={open} onOpenChange={onOpenChange}>
      {entries.map((entry) => (
        <NarrowEntry key={entry.key} entry={entry} onOpen={close} onHelp={help} />
      ))}
      <Button variant="quiet" className="sr-mobile-menu__link" onClick={onSignOut}>
        {t('app.signOut')}
      </Button>
      <ThemeChoices {...props} />
      <h2 className="sr-mobile-menu__title">{t('app.usefulLinks')}</h2>
      {useful.map((entry) => (
        <MenuLink key={entry.key} entry={entry} className="sr-mobile-menu__link" onClick={close} />
      ))}
    </MobileMenu>
  );
}

function ThemeChoices({ theme, onTheme }: Pick<NarrowMenuProps, 'theme' | 'onTheme'>) {
  const t = useTranslator();
  return (
    <fieldset className="sr-mobile-menu__themes">
      <legend className="sr-mobile-menu__title">{t('app.theme')}</legend>
      {THEMES.map((choice) => (
        <button
          key={choice}
          type="button"
          className="sr-mobile-menu__theme"
          aria-pressed={choice === theme}
          onClick={() => onTheme(choice)}
        >
          {t(themeKeys[choice])}
        </button>
      ))}
    </fieldset>
  );
}

interface NarrowEntryProps {
  entry: MenuEntry;
  onOpen: () => void;
  onHelp: () => void;
}

/** A link to a page, or a button that opens the support. */
function NarrowEntry({ entry, onOpen, onHelp }: NarrowEntryProps) {
  const t = useTranslator();
  if (entry.to === OPENS_HELP)
    return (
      <Button variant="quiet" className="sr-mobile-menu__link" onClick={onHelp}>
        {t(entry.key)}
      </Button>
    );
  return (
    <MenuLink
      entry={entry}
      end={entry.to === '/account' || entry.to === '/'}
      className="sr-mobile-menu__link"
      onClick={onOpen}
    />
  );
}
