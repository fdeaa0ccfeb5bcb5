import { useStore } from '@nanostores/react';
import type { Plan } from '@spotreel/sdk/internal/contract';
import type { PlansStore } from '@spotreel/sdk/internal/stores';
import { NoteDialog } from '../account-screen/note-dialog';
import { useTranslator } from '../foundation/translation';

export interface AskDialogProps {
  store: PlansStore;
  /** Undefined: closed. */
  plan: Plan | undefined;
  onClose: () => void;
}

/** Asks those who run the server for a plan. */
export function AskDialog({ store, plan, onClose }: AskDialogProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  return (
    <NoteDialog
      open={plan !== undefined}
      title={t('plans.askFor', { name: plan?.name ?? '' })}
      text={t('plans.askText')}
      label={t('plans.note')}
      hint={t('plans.noteHint')}
      action={t('plans.send')}
      form={form}
      onSend={async (note) => plan !== undefined && (await store.request(plan.id, note))}
      onClose={onClose}
    />
  );
}
