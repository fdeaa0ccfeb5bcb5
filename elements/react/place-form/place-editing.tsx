import type { Organisation } from '@spotreel/sdk/contract';
import { addMessages, placeMessages } from '@spotreel/sdk/i18n';
import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { PlaceForm } from './place-form';

addMessages(placeMessages);

export interface PlaceEditingProps {
  place: Organisation | 'new';
  /** Asks at once whether to delete it, without the form. */
  isDeleting?: boolean;
  onClose: () => void;
  onSaved?: (place: Organisation) => void;
  onDeleted?: (place: Organisation) => void;
}

/** The form of one brand, and the question before it is deleted. */
export function PlaceEditing({ place, isDeleting = false, onClose, onSaved, onDeleted }: PlaceEditingProps) {
  const t = useTranslator();
  const { places } = useSpotreel();
  const [isAsking, setAsking] = useState(isDeleting);
  const existing = place === 'new' ? undefined : place;
  if (!existing || !isAsking)
    return (
      <PlaceForm
        place={existing}
        onClose={onClose}
        onSaved={(saved) => {
          onClose();
          onSaved?.(saved);
        }}
        onDelete={existing && (() => setAsking(true))}
      />
    );

  async function remove(gone: Organisation) {
    onClose();
    if (await places.remove(gone.id)) onDeleted?.(gone);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      role="alertdialog"
      size="sm"
      title={t('places.deleteTitle', { name: existing.name })}
      description={t('places.deleteText')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button variant="danger" onClick={() => remove(existing)}>
            {t('places.deleteConfirm')}
          </Button>
        </>
      }
    />
  );
}
