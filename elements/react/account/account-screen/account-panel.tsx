import { type ReactNode, useId } from 'react';

export interface AccountPanelProps {
  title: string;
  text?: ReactNode;
  /** Beside the title, for example a state. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A part of an account's page: a title, a sentence, and what can be done. */
export function AccountPanel({ title, text, aside, children }: AccountPanelProps) {
  const id = useId();
  return (
    <section className="sr-account-panel" aria-labelledby={id}>
      <header className="sr-account-panel__head">
        <h2 id={id} className="sr-account-panel__title">
          {title}
        </h2>
        {aside}
        {text && <p className="sr-account-panel__text">{text}</p>}
      </header>
      {children && <div className="sr-account-panel__body">{children}</div>}
    </section>
  );
}
