export interface EntryHeadProps {
  title: string;
  text: string;
}

/** The title of a page before login, and what to do there. */
export function EntryHead({ title, text }: EntryHeadProps) {
  return (
    <div>
      <h1 className="sr-entry-head__title">{title}</h1>
      <p className="sr-entry-head__text">{text}</p>
    </div>
  );
}
