import type { SurveySummary } from '@spotreel/sdk/contract';
import type { SurveysStore } from '@spotreel/sdk/stores';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/button';
import { saveFile } from '../foundation/save-file';
import { useTranslator } from '../foundation/translation';
import { Menu } from '../menu/menu';

export interface SurveyRowProps {
  survey: SurveySummary;
  isBusy: boolean;
  editLink: (label: ReactNode, className: string) => ReactNode;
  resultsLink: (label: ReactNode, className: string) => ReactNode;
  actions: Pick<SurveysStore, 'setStatus' | 'duplicate' | 'exportJson'>;
  onDelete: () => void;
}

export function SurveyListRow({ survey, isBusy, editLink, resultsLink, actions, onDelete }: SurveyRowProps) {
  const t = useTranslator();
  const { id, name, type, status, responses, finished } = survey;
  const answered =
    responses === 0
      ? t('surveys.noResponses')
      : `${t('surveys.responses', { count: responses })} · ${t('surveys.completion', {
          percent: Math.round((finished / responses) * 100),
        })}`;

  async function exportJson() {
    const file = await actions.exportJson(id);
    if (file) saveFile(file.fileName, file.json, 'application/json');
  }

  return (
    <article className="sr-survey" aria-busy={isBusy}>
      <div>
        <h2 className="sr-survey__name">
          {name}
          <span className={`sr-survey__state sr-survey__state--${status}`}>{t(`surveys.status.${status}`)}</span>
        </h2>
        <p className="sr-survey__facts">
          {t(`surveys.type.${type}`)} · {answered}
        </p>
      </div>
      <div className="sr-survey__links">
        {resultsLink(t('surveys.results'), 'sr-button sr-button--secondary sr-button--sm')}
        {editLink(t('surveys.edit'), 'sr-button sr-button--secondary sr-button--sm')}
      </div>
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
    </article>
  );
}
