import type { Missing } from '@spotreel/sdk/internal/project';
import { AlertTriangle, ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../controls/button/button';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { type MissingEntry, MissingItem } from './missing-item';
import missingNoticeCss from './missing-notice.css?inline';

const useStyles = lazyStyles([missingNoticeCss]);

export interface MissingNoticeProps {
  entries: readonly MissingEntry[];
  onRepair: (missing: Missing) => void;
  onRepairAll: () => Promise<unknown>;
}

/** Files and templates that the open video needs and the server no longer has, with a repair for each. */
export function MissingNotice({ entries, onRepair, onRepairAll }: MissingNoticeProps) {
  useStyles();
  const t = useTranslator();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isRepairing, setRepairing] = useState(false);

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
        <DetailsButton isOpen={isOpen} listId={listId} onToggle={() => setOpen(!isOpen)} />
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

interface DetailsButtonProps {
  isOpen: boolean;
  listId: string;
  onToggle: () => void;
}

function DetailsButton({ isOpen, listId, onToggle }: DetailsButtonProps) {
  const t = useTranslator();
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Chevron aria-hidden />}
      aria-expanded={isOpen}
      aria-controls={listId}
      onClick={onToggle}
    >
      {t('saving.missingDetails')}
    </Button>
  );
}
