import { useStore } from '@nanostores/react';
import type { Organisation } from '@spotreel/sdk/contract';
import type { Failure } from '@spotreel/sdk/stores';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button, IconButton } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { TextField } from '../field/text-field';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { BrandColors } from './brand-colors';
import { LogoField } from './logo-field';
import { PlaceFields, ReviewFields } from './place-fields';
import { type PlaceFormDraft, usePlaceDraft } from './use-place-draft';

export interface PlaceFormProps {
  /** Undefined: a new one. */
  place: Organisation | undefined;
  onClose: () => void;
  onSaved: (place: Organisation) => void;
  /** Absent for a new one. */
  onDelete?: (() => void) | undefined;
}

type Errors = Partial<Record<keyof PlaceFormDraft, string>>;

/** A brand: logo, colors taken from it, font, website and where its reviews are. */
export function PlaceForm({ place, onClose, onSaved, onDelete }: PlaceFormProps) {
  const t = useTranslator();
  const formId = useId();
  const { places, fonts } = useSpotreel();
  const { status, failure } = useStore(places.$save);
  const fontList = useStore(fonts.$fonts).data ?? [];
  const { draft, note, change, chooseLogo, proposeColors } = usePlaceDraft(place);
  const [isNameMissing, setNameMissing] = useState(false);
  const errors = useErrors(failure, isNameMissing);

  useEffect(() => {
    void fonts.load();
    places.clearSave();
  }, [fonts, places]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setNameMissing(draft.name.trim() === '');
    if (draft.name.trim() === '') return;
    const saved = await (place ? places.update(place.id, draft) : places.create(draft));
    if (saved) onSaved(saved);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(place ? 'places.editTitle' : 'places.create')}
      closeLabel={t('app.close')}
      size="lg"
      footer={
        <>
          {onDelete && (
            <IconButton label={t('places.deleteConfirm')} className="sr-place-form__delete" onClick={onDelete}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={status === 'saving'}>
            {t(place ? 'places.save' : 'places.saveNew')}
          </Button>
        </>
      }
    >
      <form id={formId} className="sr-place-form" noValidate onSubmit={submit}>
        {failure && !failure.details && <Notice tone="danger">{failure.message}</Notice>}
        <div className="sr-place-form__column">
          <LogoField
            name={draft.name}
            image={draft.image}
            error={note === 'broken' ? t('places.logoBroken') : errors.image}
            onChoose={chooseLogo}
            onRemove={() => change({ image: null })}
          />
          <TextField
            label={t('places.name')}
            error={errors.name}
            required
            maxLength={100}
            autoComplete="organization"
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <PlaceFields draft={draft} fonts={fontList} errors={errors} onChange={change} />
        </div>
        <div className="sr-place-form__column">
          <BrandColors
            colors={draft}
            note={note}
            onPropose={draft.image === null ? undefined : proposeColors}
            onChange={change}
          />
          <ReviewFields draft={draft} errors={errors} onChange={change} />
        </div>
      </form>
    </Dialog>
  );
}

/** What the server refused, in words of the catalogue where there are any. */
function useErrors(failure: Failure | undefined, isNameMissing: boolean): Errors {
  const t = useTranslator();
  const words: Errors = { website: t('places.linkWrong'), trustpilotUrl: t('places.linkWrong') };
  const refused = Object.entries(failure?.details ?? {}).map(([field, [text]]) => [
    field,
    words[field as keyof Errors] ?? text,
  ]);
  return { ...Object.fromEntries(refused), ...(isNameMissing && { name: t('places.nameMissing') }) };
}
