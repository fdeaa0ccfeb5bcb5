import type { SurveySummary } from '@spotreel/sdk/internal/contract';
import type { SurveysStore } from '@spotreel/sdk/internal/stores';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../controls/button/button';
import { Menu } from '../../controls/menu/menu';
import { saveFile } from '../../foundation/files/save-file';
import { useTranslator } from '../../foundation/text/translation';

export interface SurveyMenuProps {
  survey: SurveySummary;
  /** A call for this survey runs. */
  isBusy: boolean;
  actions: Pick<SurveysStore, 'setStatus' | 'duplicate' | 'exportJson'>;
  onDelete: () => void;
}

/** The menu of a survey: change its state, copy, export, delete. */
export function SurveyMenu({ survey: { id, name, status }, isBusy, actions, onDelete }: SurveyMenuProps) {
  const t = useTranslator();

  async function exportJson() {
    const file = await actions.exportJson(id);
    if (file) saveFile(file.fileName, file.json, 'application/json');
  }

  return (
    <Menu
      label={t('surveys.actionsOf', { name })}
      trigger={
        <IconButton label={t('surveys.actionsOf', { name })} busy={isBusy}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
      items={[
        status === 'inProgress'
          ? { value: 'pause', label: t('surveys.pause'), onSelect: () => void actions.setStatus(id, 'paused') }
          : { value: 'start', label: t('surveys.start'), onSelect: () => void actions.setStatus(id, 'inProgress') },
        {
          value: 'complete',
          label: t('surveys.complete'),
          disabled: status === 'completed',
          onSelect: () => void actions.setStatus(id, 'completed'),
        },
        { value: 'duplicate', label: t('surveys.duplicate'), onSelect: () => void actions.duplicate(id) },
        { value: 'export', label: t('surveys.export'), onSelect: () => void exportJson() },
        { value: 'delete', label: t('surveys.delete'), danger: true, onSelect: onDelete },
      ]}
    />
  );
}
