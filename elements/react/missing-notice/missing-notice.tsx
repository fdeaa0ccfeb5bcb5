import type { Missing } from '@spotreel/sdk/project';
import { AlertTriangle, ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../button/button';
import { lazyStyles } from '../foundation/lazy-styles';
import { useTranslator } from '../foundation/translation';
import missingNoticeCss from './missing-notice.css?inline';

const useStyles = lazyStyles([missingNoticeCss]);

export interface MissingEntry {
  readonly missing: Missing;
  /** In a sentence. */
  readonly what: string;
  /** Leads to where another one is chosen; undefined: there is none to choose. */
  readonly replace: { readonly label: string; readonly onReplace: () => void } | undefined;
  /** Does without it. */
  readonly repair: string;
}

export interface MissingNoticeProps {
  entries: readonly MissingEntry[];
  onRepair: (missing: Missing) => void;
  onRepairAll: () => Promise<unknown>;
}

/** What the open video names and cannot be had, with what to do about each. */
export function MissingNotice({ entries, onRepair, onRepairAll }: MissingNoticeProps) {
  useStyles();
  const t = useTranslator();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isRepairing, setRepairing] = useState(false);
  const Chevron = isOpen ? ChevronUp : ChevronDown;

  async function repairAll() {
    setRepairing(true);
    await onRepairAll();
    setRepairing(false);
  }

  return (
    <section className="sr-missing" aria-label={t('saving.missingTitle', { count: entries.length })}>
      <div className="sr-missing__head">
        <AlertTriangle aria-hidden className="sr-missing__icon" />
        <p className="sr-missing__text" role="status">
          <strong className="sr-missing__title">{t('saving.missingTitle', { count: entries.length })}</strong>{' '}
          {t('saving.missingText')}
        </p>
        <Button
          size="sm"
          variant="quiet"
          icon={<Chevron aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          {t('saving.missingDetails')}
        </Button>
        <Button size="sm" busy={isRepairing} onClick={repairAll}>
          {t('saving.repairAll')}
        </Button>
      </div>
      <ul id={listId} className="sr-missing__list sr-list" hidden={!isOpen}>
        {entries.map((entry) => (
          <MissingItem key={JSON.stringify(entry.missing)} entry={entry} onRepair={onRepair} />
        ))}
      </ul>
    </section>
  );
}

function MissingItem({ entry, onRepair }: { entry: MissingEntry; onRepair: (missing: Missing) => void }) {
  const t = useTranslator();
  const { missing, what, replace, repair } = entry;
  const named = (action: string) => t('saving.repairOf', { action, what });
  return (
    <li className="sr-missing__item">
      <span className="sr-missing__what">{what}</span>
      <span className="sr-missing__actions">
        {replace && (
          <Button size="sm" aria-label={named(replace.label)} onClick={replace.onReplace}>
            {replace.label}
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-label={named(repair)} onClick={() => onRepair(missing)}>
          {repair}
        </Button>
      </span>
    </li>
  );
}
