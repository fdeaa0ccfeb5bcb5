import type { Translator } from '@spotreel/sdk/internal/i18n';
import { type ActionDraft, neverMatches, noCodeConfigOf } from '@spotreel/sdk/internal/stores';
import { isSelector } from './css-selector';

/** `parts`: nothing is there that could fire it. `urlValue`: no page has this address. */
export type ActionErrors = Partial<Record<'name' | 'cssSelector' | 'urlValue' | 'parts', string>>;

export function actionErrors(draft: ActionDraft, t: Translator): ActionErrors {
  const config = noCodeConfigOf(draft);
  const isClick = draft.kind === 'click';
  const hasParts = !config || (isClick ? Boolean(config.cssSelector || config.innerHtml) : Boolean(config.pageUrl));
  const never = config?.pageUrl && neverMatches(config.pageUrl.rule, config.pageUrl.value);
  return {
    ...(draft.name.trim() === '' && { name: t('surveyActions.nameMissing') }),
    ...(isClick && !isSelector(draft.cssSelector) && { cssSelector: t('surveyActions.badSelector') }),
    ...(never && { urlValue: t('surveyActions.urlNever', never) }),
    ...(!hasParts && { parts: t('surveyActions.partMissing') }),
  };
}
