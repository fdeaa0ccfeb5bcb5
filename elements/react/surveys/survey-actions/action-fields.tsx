import { urlMatchRule } from '@spotreel/sdk/internal/contract';
import type { ActionDraft } from '@spotreel/sdk/internal/stores';
import { SelectField } from '../../controls/field/select-field';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';
import type { ActionErrors } from './action-errors';

export interface ActionFieldsProps {
  draft: ActionDraft;
  errors: ActionErrors;
  change: (next: Partial<ActionDraft>) => void;
}

const KINDS = ['click', 'page', 'code'] as const;

/** Name and kind of an action, and what fires it. */
export function ActionFields({ draft, errors, change }: ActionFieldsProps) {
  const t = useTranslator();
  const { name, kind } = draft;
  return (
    <>
      <TextField
        label={t('surveyActions.name')}
        value={name}
        maxLength={200}
        hint={t('surveyActions.nameHint')}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <fieldset className="sr-segments" aria-label={t('surveyActions.kind')}>
        {KINDS.map((one) => (
          <button key={one} type="button" aria-pressed={kind === one} onClick={() => change({ kind: one })}>
            {t(`surveyActions.kind.${one}`)}
          </button>
        ))}
      </fieldset>
      {kind === 'code' && (
        <p>
          {t('surveyActions.codeHint')}{' '}
          <code className="sr-action__code">{`surveys.track(${JSON.stringify(name)})`}</code>
        </p>
      )}
      {kind === 'click' && <ClickFields draft={draft} errors={errors} change={change} />}
      {kind !== 'code' && <AddressFields draft={draft} errors={errors} change={change} />}
    </>
  );
}

/** The element whose click fires the action. */
function ClickFields({ draft: { cssSelector, innerHtml }, errors, change }: ActionFieldsProps) {
  const t = useTranslator();
  return (
    <div className="sr-action-form__pair">
      <TextField
        label={t('surveyActions.cssSelector')}
        value={cssSelector}
        spellCheck={false}
        hint={t('surveyActions.cssSelectorHint')}
        error={errors.cssSelector ?? errors.parts}
        onChange={(event) => change({ cssSelector: event.currentTarget.value })}
      />
      <TextField
        label={t('surveyActions.innerHtml')}
        value={innerHtml}
        spellCheck={false}
        hint={t('surveyActions.innerHtmlHint')}
        onChange={(event) => change({ innerHtml: event.currentTarget.value })}
      />
    </div>
  );
}

/** The page on which it fires. */
function AddressFields({ draft: { kind, urlRule, urlValue }, errors, change }: ActionFieldsProps) {
  const t = useTranslator();
  return (
    <div className="sr-action-form__pair">
      <SelectField
        label={t('surveyActions.urlRule')}
        value={urlRule}
        options={urlMatchRule.options.map((value) => ({ value, label: t(`surveyActions.urlRule.${value}`) }))}
        onChange={(next) => change({ urlRule: next })}
      />
      <TextField
        label={t('surveyActions.urlValue')}
        value={urlValue}
        spellCheck={false}
        hint={t(kind === 'click' ? 'surveyActions.urlOptional' : 'surveyActions.urlHint')}
        error={errors.urlValue ?? (kind === 'page' ? errors.parts : undefined)}
        onChange={(event) => change({ urlValue: event.currentTarget.value })}
      />
    </div>
  );
}
