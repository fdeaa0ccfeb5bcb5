import { LanguageField, useTranslator } from '@spotreel/elements/internal/react';
import type { ReactNode } from 'react';
import { useAppSettings } from '../app-settings';
import { rememberLanguage } from './language';
import { Wordmark } from './look/wordmark';
import { MenuLink } from './menus/menu-link';
import { legalEntries } from './menus/navigation';

export interface EntranceProps {
  title?: string;
  text?: string;
  children: ReactNode;
}

/** The page before the user is logged in: no header, one form, a picture on wide screens. */
export function Entrance({ title, text, children }: EntranceProps) {
  return (
    <main className="sr-root sr-area sr-entrance">
      <div className="sr-entrance__form">
        <Wordmark />
        {title && (
          <div>
            <h1 className="sr-entrance__title">{title}</h1>
            {text && <p className="sr-entrance__text">{text}</p>}
          </div>
        )}
        {children}
        <div className="sr-entrance__language">
          <LanguageField onChoose={rememberLanguage} />
        </div>
        <EntranceLinks />
      </div>
      <div className="sr-entrance__picture">
        <img src="/assets/entrance.webp" alt="" width={1180} height={1300} />
      </div>
    </main>
  );
}

/** Links to the legal pages, to read before login. */
function EntranceLinks() {
  const t = useTranslator();
  const entries = legalEntries(useAppSettings());
  if (entries.length === 0) return null;
  return (
    <nav className="sr-entrance__legal" aria-label={t('app.usefulLinks')}>
      {entries.map((entry) => (
        <MenuLink key={entry.key} entry={entry} className="sr-entrance__link" />
      ))}
    </nav>
  );
}
