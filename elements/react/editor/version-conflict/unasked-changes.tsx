import type { Change } from '@spotreel/sdk/internal/project';
import { useTranslator } from '../../foundation/text/translation';
import { type PartSurrounding, partLabel } from './part-label';
import { PartValue } from './part-value';

export interface UnaskedChangesProps {
  onlyMine: readonly Change[];
  onlyTheirs: readonly Change[];
  surrounding: PartSurrounding;
}

/** Changes of one side alone, old and new: they are merged whatever is chosen. */
export function UnaskedChanges({ onlyMine, onlyTheirs, surrounding }: UnaskedChangesProps) {
  const t = useTranslator();
  const sides = [
    { label: t('saving.mine'), changes: onlyMine },
    { label: t('saving.theirs'), changes: onlyTheirs },
  ].filter(({ changes }) => changes.length > 0);
  if (sides.length === 0) return null;
  return (
    <details className="sr-unasked">
      <summary>{t('saving.unasked')}</summary>
      {sides.map(({ label, changes }) => (
        <section key={label}>
          <h3 className="sr-unasked__side">{label}</h3>
          <ul className="sr-list">
            {changes.map((change) => (
              <li key={change.key} className="sr-unasked__change">
                <span className="sr-unasked__part">{partLabel(change, surrounding, t)}</span>
                <ChangedValue change={change} surrounding={surrounding} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

function ChangedValue({ change, surrounding }: { change: Change; surrounding: PartSurrounding }) {
  const t = useTranslator();
  const { kind, before, after } = change;
  if (kind === 'scene') return <span>{after ? t('saving.sceneAdded') : t('saving.sceneRemoved')}</span>;
  return (
    <span className="sr-unasked__values">
      {kind !== 'order' && (
        <>
          <PartValue kind={kind} value={before} surrounding={surrounding} />
          <span aria-hidden>→</span>
        </>
      )}
      <PartValue kind={kind} value={after} surrounding={surrounding} />
    </span>
  );
}
