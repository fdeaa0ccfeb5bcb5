import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { BrandColors } from './brand-colors';
import { BrandFields, ReviewFields } from './brand-fields';
import { LogoField } from './logo-field';
import type { BrandFormState } from './use-brand-form';

/** All fields of a brand, and why it was not saved. */
export function BrandColumns({ form }: { form: BrandFormState }) {
  return (
    <>
      {form.failureText && (
        <div className="sr-brand-form__failure">
          <Notice tone="danger">{form.failureText}</Notice>
        </div>
      )}
      <IdentityColumn form={form} />
      <ColorColumn form={form} />
    </>
  );
}

/** Logo, name, font and website. */
function IdentityColumn({ form }: { form: BrandFormState }) {
  const t = useTranslator();
  const { draft, note, errors, fontList, change, chooseLogo } = form;
  return (
    <div className="sr-brand-form__column">
      <LogoField
        name={draft.name}
        image={draft.image}
        error={note === 'broken' ? t('brands.logoBroken') : errors.image}
        onChoose={chooseLogo}
        onRemove={() => change({ image: null })}
      />
      <TextField
        label={t('brands.name')}
        error={errors.name}
        required
        maxLength={100}
        autoComplete="organization"
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <BrandFields draft={draft} fonts={fontList} errors={errors} onChange={change} />
    </div>
  );
}

/** Colors, and where reviews are found. */
function ColorColumn({ form }: { form: BrandFormState }) {
  const { draft, note, errors, change, proposeColors } = form;
  return (
    <div className="sr-brand-form__column">
      <BrandColors
        colors={draft}
        note={note}
        onPropose={draft.image === null ? undefined : proposeColors}
        onChange={change}
      />
      <ReviewFields draft={draft} errors={errors} onChange={change} />
    </div>
  );
}
