import type { SurveyActionClass } from '@spotreel/sdk/contract';
import { type ActionDraft, actionDraftOf, NEW_ACTION, type SurveyActionsStore } from '@spotreel/sdk/stores';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslator } from '../foundation/translation';
import { type ActionErrors, actionErrors } from './action-errors';

export interface ActionForm {
  readonly draft: ActionDraft;
  /** Empty until the form was sent once. */
  readonly errors: ActionErrors;
  readonly change: (next: Partial<ActionDraft>) => void;
  readonly submit: (event: FormEvent) => Promise<void>;
}

/** The draft of an action; `undefined` begins a new one. `onSaved` is called once the server has it. */
export function useActionForm(
  store: SurveyActionsStore,
  action: SurveyActionClass | undefined,
  onSaved: () => void,
): ActionForm {
  const t = useTranslator();
  const [draft, setDraft] = useState<ActionDraft>(action ? actionDraftOf(action) : NEW_ACTION);
  const [wasSent, setSent] = useState(false);
  useEffect(() => store.clearSave(), [store]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (Object.keys(actionErrors(draft, t)).length > 0) return;
    if (await store.save(action?.id, draft)) onSaved();
  }

  return {
    draft,
    errors: wasSent ? actionErrors(draft, t) : {},
    change: (next) => setDraft({ ...draft, ...next }),
    submit,
  };
}
