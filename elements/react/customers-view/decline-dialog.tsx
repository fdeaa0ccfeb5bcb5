import { useStore } from '@nanostores/react';
import type { ManagedPlanRequest } from '@spotreel/sdk/contract';
import type { CustomersStore } from '@spotreel/sdk/stores';
import { NoteDialog } from '../account-screen/note-dialog';
import { useTranslator } from '../foundation/translation';

export interface DeclineDialogProps {
  store: CustomersStore;
  /** Undefined: closed. */
  request: ManagedPlanRequest | undefined;
  onClose: () => void;
}

/** Declines a request, with a message to the person. */
export function DeclineDialog({ store, request, onClose }: DeclineDialogProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  return (
    <NoteDialog
      open={request !== undefined}
      title={t('customers.declineTitle', { person: request?.person.name ?? '' })}
      label={t('customers.note')}
      action={t('customers.decline')}
      isDangerous
      form={form}
      onSend={async (note) => request !== undefined && (await store.declineRequest(request.id, note))}
      onClose={onClose}
    />
  );
}
