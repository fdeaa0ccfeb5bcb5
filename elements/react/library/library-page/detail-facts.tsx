export interface DetailFactsProps {
  /** Names and texts. Empty texts are left out. */
  facts: readonly (readonly [name: string, text: string])[];
}

/** List of facts, name by name. */
export function DetailFacts({ facts }: DetailFactsProps) {
  return (
    <dl className="sr-detail__facts">
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name} className="sr-detail__fact">
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}
