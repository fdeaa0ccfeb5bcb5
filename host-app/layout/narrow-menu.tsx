import { Button, useTranslator } from '@spotreel/elements/react';
import type { UserRole } from '@spotreel/sdk';
import { useAppSettings } from '../app-settings';
import { type MenuEntry, MenuLink } from './menu-link';
import { MobileMenu } from './mobile-menu';
import { narrowEntries, OPENS_HELP, staffEntries, usefulEntries } from './navigation';
import { operatorNavigation } from './operator-navigation';

export interface NarrowMenuProps {
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
export function NarrowMenu({ plansUrl, permissions, role, open, onOpenChange, onSignOut, onHelp }: NarrowMenuProps) {
  const t = useTranslator();
  const settings = useAppSettings();
  const close = () => onOpenChange(false);
  const help = () => {
    close();
    onHelp();
  };
  const useful = usefulEntries(settings);
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
      {useful.length > 0 && (
        <>
          <h2 className="sr-mobile-menu__title">{t('app.usefulLinks')}</h2>
          {useful.map((entry) => (
            <MenuLink key={entry.key} entry={entry} className="sr-mobile-menu__link" onClick={close} />
          ))}
        </>
      )}
    </MobileMenu>
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
  return <MenuLink entry={entry} end={entry.to === '/account'} className="sr-mobile-menu__link" onClick={onOpen} />;
}
