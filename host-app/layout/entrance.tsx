import { LanguageField } from '@spotreel/elements/react';
import type { ReactNode } from 'react';
import { rememberLanguage } from './language';
import { Wordmark } from './wordmark';

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
      </div>
      <div className="sr-entrance__picture">
        <img src="/assets/entrance.webp" alt="" width={1180} height={1300} />
      </div>
    </main>
  );
}
