import { useStore } from '@nanostores/react';
import type { PlanInterval } from '@spotreel/sdk/internal/contract';
import type { PlanEditorStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { CheckField } from '../../controls/field/check-field';
import { fieldError, formError } from '../../controls/field/field-error';
import { SelectField } from '../../controls/field/select-field';
import { TextAreaField, TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { draftOf, type EditedPlan, type TypedPlan } from './edited-plan';
import { LimitFields } from './limit-fields';
import type { PlanFieldsProps } from './plan-fields';

export interface PlanFormProps {
  store: PlanEditorStore;
  edited: EditedPlan;
  onClose: () => void;
}

/** Everything about a plan. */
export function PlanForm({ store, edited, onClose }: PlanFormProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const [plan, setPlan] = useState(edited.typed);
  const change = (part: Partial<TypedPlan>) => setPlan({ ...plan, ...part });
  const refusal = formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await store.save(edited.planId, draftOf(plan))) onClose();
  }
  const fields = { form, plan, onChange: change };
  return (
    <form className="sr-plan-form" onSubmit={submit} noValidate>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <NameFields {...fields} />
      <PriceFields {...fields} />
      <LimitFields {...fields} />
      <OpenedFields {...fields} />
      <div className="sr-account-form__actions">
        <Button type="submit" variant="primary" busy={form.status === 'sending'}>
          {t('planEditor.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}

function NameFields({ form, plan, onChange }: PlanFieldsProps) {
  const t = useTranslator();
  return (
    <>
      <TextField
        label={t('planEditor.name')}
        maxLength={80}
        value={plan.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        error={fieldError(form, 'name')}
      />
      <TextAreaField
        label={t('planEditor.description')}
        rows={2}
        maxLength={300}
        value={plan.description}
        onValueChange={(description) => onChange({ description })}
        error={fieldError(form, 'description')}
      />
    </>
  );
}

const INTERVALS: readonly PlanInterval[] = ['month', 'year', 'once'];

function PriceFields({ form, plan, onChange }: PlanFieldsProps) {
  const t = useTranslator();
  return (
    <div className="sr-plan-form__grid">
      <TextField
        label={t('planEditor.price')}
        inputMode="decimal"
        value={plan.price}
        onChange={(event) => onChange({ price: event.currentTarget.value })}
        error={fieldError(form, 'priceMinor')}
      />
      <TextField
        label={t('planEditor.currency')}
        hint={t('planEditor.currencyHint')}
        maxLength={3}
        value={plan.currency}
        onChange={(event) => onChange({ currency: event.currentTarget.value })}
        error={fieldError(form, 'currency')}
      />
      <SelectField
        label={t('planEditor.interval')}
        value={plan.interval}
        options={INTERVALS.map((value) => ({ value, label: t(`plans.${value}`) }))}
        onChange={(interval) => onChange({ interval })}
      />
      <TextField
        label={t('planEditor.trialDays')}
        inputMode="numeric"
        value={plan.trialDays}
        onChange={(event) => onChange({ trialDays: event.currentTarget.value })}
        error={fieldError(form, 'trialDays')}
      />
      <TextField
        label={t('planEditor.groupName')}
        maxLength={80}
        value={plan.productGroup.name}
        onChange={(event) => onChange({ productGroup: { ...plan.productGroup, name: event.currentTarget.value } })}
        error={fieldError(form, 'productGroup.name')}
      />
      <TextField
        label={t('planEditor.groupType')}
        maxLength={40}
        value={plan.productGroup.type}
        onChange={(event) => onChange({ productGroup: { ...plan.productGroup, type: event.currentTarget.value } })}
        error={fieldError(form, 'productGroup.type')}
      />
    </div>
  );
}

const PERMISSIONS = [
  ['api.upsell.recipes', 'planEditor.recipes'],
  ['api.feature.academy', 'planEditor.academy'],
] as const;

function OpenedFields({ plan, onChange }: PlanFieldsProps) {
  const t = useTranslator();
  const withOrWithout = (permission: string, isOpen: boolean) => [
    ...plan.permissions.filter((one) => one !== permission),
    ...(isOpen ? [permission] : []),
  ];
  return (
    <fieldset className="sr-plan-form__part">
      <legend>{t('planEditor.opens')}</legend>
      <CheckField
        label={t('planEditor.premium')}
        checked={plan.premium}
        onChange={(premium) => onChange({ premium })}
      />
      {PERMISSIONS.map(([permission, key]) => (
        <CheckField
          key={permission}
          label={t(key)}
          checked={plan.permissions.includes(permission)}
          onChange={(isOpen) => onChange({ permissions: withOrWithout(permission, isOpen) })}
        />
      ))}
      <CheckField
        label={t('planEditor.isDefault')}
        checked={plan.isDefault}
        onChange={(isDefault) => onChange({ isDefault })}
      />
      <CheckField
        label={t('planEditor.isArchived')}
        checked={plan.isArchived}
        onChange={(isArchived) => onChange({ isArchived })}
      />
    </fieldset>
  );
}
