import type { ReactNode } from 'react';

export interface AgencyPageProps {
  title: string;
  text?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A page of the agency: title, a sentence, what can be done, and the rest. */
export function AgencyPage({ title, text, action, busy = false, children }: AgencyPageProps) {
  return (
    <div className="sr-agency-page" aria-busy={busy}>
      <header className="sr-agency-page__head">
        <div>
          <h1 className="sr-page__title">{title}</h1>
          {text && <p className="sr-page__text">{text}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
