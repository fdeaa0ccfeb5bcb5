import type { Translator } from '@spotreel/sdk/i18n';
import { type ActionDraft, noCodeConfigOf } from '@spotreel/sdk/stores';
import { isSelector } from './css-selector';

/** `parts`: nothing is there that could fire it. */
export type ActionErrors = Partial<Record<'name' | 'cssSelector' | 'parts', string>>;

export function actionErrors(draft: ActionDraft, t: Translator): ActionErrors {
  const config = noCodeConfigOf(draft);
  const isClick = draft.kind === 'click';
  const hasParts = !config || (isClick ? Boolean(config.cssSelector || config.innerHtml) : Boolean(config.pageUrl));
  return {
    ...(draft.name.trim() === '' && { name: t('surveyActions.nameMissing') }),
    ...(isClick && !isSelector(draft.cssSelector) && { cssSelector: t('surveyActions.badSelector') }),
    ...(!hasParts && { parts: t('surveyActions.partMissing') }),
  };
}
