import type { Translator } from '@spotreel/sdk/internal/i18n';
import { type ActionDraft, type ActionTrial, tryAction } from '@spotreel/sdk/internal/stores';
import { CircleCheck, CircleX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TextAreaField, TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';
import { elementName, elementsOf } from './css-selector';

/** Elements that are named; the rest are counted. */
const NAMED = 3;

/** A page to try an action on: an address, and a piece of its HTML. */
export function ActionTrialFields({ draft }: { draft: ActionDraft }) {
  const t = useTranslator();
  const [address, setAddress] = useState(() => location.origin);
  const [html, setHtml] = useState('');
  const elements = useMemo(() => elementsOf(html), [html]);
  const isClick = draft.kind === 'click';
  const trial = tryAction(draft, address, elements);
  const isReady = trial && (!trial.clicked || html.trim() !== '');
  return (
    <fieldset className="sr-action-trial">
      <legend>{t('surveyActions.trial')}</legend>
      {(!isClick || draft.urlValue.trim() !== '') && (
        <TextField
          label={t('surveyActions.trialAddress')}
          value={address}
          spellCheck={false}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      )}
      {isClick && (
        <TextAreaField
          label={t('surveyActions.trialHtml')}
          hint={t('surveyActions.trialHint')}
          value={html}
          placeholder={'<button class="buy"><b>Buy now</b></button>'}
          onValueChange={setHtml}
        />
      )}
      <div role="status" className="sr-action-trial__verdict">
        {isReady && <Verdict trial={trial} />}
      </div>
    </fieldset>
  );
}

function Verdict({ trial }: { trial: ActionTrial<Element> }) {
  const t = useTranslator();
  const Icon = trial.fires ? CircleCheck : CircleX;
  return (
    <>
      <Icon aria-hidden className={trial.fires ? 'sr-action-trial__yes' : 'sr-action-trial__no'} />
      <div>
        <strong>{t(trial.fires ? 'surveyActions.fires' : 'surveyActions.firesNot')}</strong>
        {trial.isAddressRight !== undefined && (
          <p>{t(trial.isAddressRight ? 'surveyActions.addressRight' : 'surveyActions.addressWrong')}</p>
        )}
        {trial.clicked && <p>{clickedText(trial.clicked, t)}</p>}
      </div>
    </>
  );
}

function clickedText(clicked: readonly Element[], t: Translator): string {
  if (clicked.length === 0) return t('surveyActions.clickedNone');
  const named = clicked.slice(0, NAMED).map(elementName).join(', ');
  const more = clicked.length - NAMED;
  const elements = more > 0 ? t('surveyActions.clickedMore', { elements: named, count: more }) : named;
  return t('surveyActions.clicked', { elements });
}
