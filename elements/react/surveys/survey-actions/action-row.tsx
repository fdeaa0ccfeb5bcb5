import type { SurveyActionClass } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { actionDraftOf } from '@spotreel/sdk/internal/stores';
import { Code, Globe, MousePointerClick, Pencil, Trash2, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';

export interface ActionRowProps {
  action: SurveyActionClass;
  surveyLink: (surveyId: string, label: string, className: string) => ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

const ICONS = { code: Code, click: MousePointerClick, page: Globe, automatic: Zap };

/** One action: what fires it, and what it brings up. */
export function ActionRow({ action, surveyLink, onEdit, onDelete }: ActionRowProps) {
  const t = useTranslator();
  const { name, surveys } = action;
  const kind = action.type === 'automatic' ? 'automatic' : actionDraftOf(action).kind;
  const Icon = ICONS[kind];
  return (
    <article className="sr-survey sr-action">
      <Icon aria-hidden className="sr-action__icon" />
      <div>
        <h2 className="sr-survey__name">
          {name}
          <span className="sr-survey__state">{t(`surveyActions.kind.${kind}`)}</span>
        </h2>
        <p className="sr-survey__facts">{factsOf(action, t)}</p>
        {surveys.length > 0 ? (
          <p className="sr-action__uses">
            {t('surveyActions.usedBy')}
            {surveys.map((one) => (
              <span key={one.id}>{surveyLink(one.id, one.name, 'sr-link')}</span>
            ))}
          </p>
        ) : (
          <p className="sr-action__uses">{t('surveyActions.unused')}</p>
        )}
      </div>
      {kind !== 'automatic' && (
        <div className="sr-action__tools">
          <IconButton label={t('surveyActions.edit', { name })} onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={t('surveyActions.delete', { name })} onClick={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      )}
    </article>
  );
}

function factsOf(action: SurveyActionClass, t: Translator): string {
  if (action.type === 'automatic') return t('surveyActions.by.automatic');
  const { kind, cssSelector, innerHtml, urlRule, urlValue } = actionDraftOf(action);
  if (kind === 'code') return t('surveyActions.by.code');
  return [
    cssSelector && t('surveyActions.by.selector', { value: cssSelector }),
    innerHtml && t('surveyActions.by.content', { value: innerHtml }),
    urlValue && t('surveyActions.by.page', { rule: t(`surveyActions.urlRule.${urlRule}`), value: urlValue }),
  ]
    .filter(Boolean)
    .join(' · ');
}
