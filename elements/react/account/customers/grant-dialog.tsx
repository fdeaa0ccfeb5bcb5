import { useStore } from '@nanostores/react';
import type { Plan, ProductGrant } from '@spotreel/sdk/internal/contract';
import type { CustomersStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { fieldError, formError } from '../../controls/field/field-error';
import { SelectField } from '../../controls/field/select-field';
import { TextAreaField, TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { minorFromText, textFromMinor } from '../plans/amount';

export interface GrantDialogProps {
  store: CustomersStore;
  /** Recipient; undefined: closed. */
  person: string | undefined;
  /** Among which is chosen. */
  plans: readonly Plan[];
  onClose: () => void;
  /** False if it was not taken. */
  onGrant: (grant: ProductGrant) => Promise<boolean>;
}

/** Form for granting a plan: the plan, the paid amount, and its end. */
export function GrantDialog({ store, person, plans, onClose, onGrant }: GrantDialogProps) {
  const t = useTranslator();
  const close = () => {
    store.resetForm();
    onClose();
  };
  return (
    <Dialog
      open={person !== undefined}
      onOpenChange={(open) => !open && close()}
      title={t('customers.grantTitle', { person: person ?? '' })}
      closeLabel={t('app.cancel')}
      size="sm"
    >
      <GrantForm store={store} plans={plans} onGrant={onGrant} onClose={close} />
    </Dialog>
  );
}

type GrantFormProps = Omit<GrantDialogProps, 'person'>;

function GrantForm({ store, plans, onGrant, onClose }: GrantFormProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const draft = useGrantDraft(plans);
  const refusal = formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (draft.grant && (await onGrant(draft.grant))) onClose();
  }
  return (
    <form className="sr-account-form" onSubmit={submit} noValidate>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {plans.length > 1 ? (
        <SelectField
          label={t('customers.plan')}
          value={String(draft.planId)}
          options={plans.map(({ id, name, interval }) => ({
            value: String(id),
            label: `${name} · ${t(`plans.${interval}`)}`,
          }))}
          onChange={(value) => draft.choose(Number(value))}
        />
      ) : (
        <p className="sr-account-panel__text">{plans[0]?.name}</p>
      )}
      <TextField
        label={t('customers.amount', { currency: draft.currency })}
        hint={t('customers.amountHint')}
        inputMode="decimal"
        value={draft.amount}
        onChange={(event) => draft.setAmount(event.currentTarget.value)}
        error={fieldError(form, 'amountMinor')}
      />
      <TextField
        label={t('customers.ends')}
        hint={t('customers.endsHint')}
        type="date"
        value={draft.ends}
        onChange={(event) => draft.setEnds(event.currentTarget.value)}
        error={fieldError(form, 'expiresAt')}
      />
      <TextAreaField label={t('customers.note')} maxLength={500} value={draft.note} onValueChange={draft.setNote} />
      <div className="sr-account-form__actions">
        <Button type="submit" variant="primary" disabled={!draft.grant} busy={form.status === 'sending'}>
          {t('customers.grant')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Input. Another plan brings its own price. */
function useGrantDraft(plans: readonly Plan[]) {
  const [planId, setPlanId] = useState(plans[0]?.id ?? 0);
  const plan = plans.find(({ id }) => id === planId) ?? plans[0];
  const currency = plan?.currency ?? 'USD';
  const [amount, setAmount] = useState(plan ? textFromMinor(plan.priceMinor, currency) : '');
  const [ends, setEnds] = useState('');
  const [note, setNote] = useState('');
  const amountMinor = minorFromText(amount, currency);
  const grant: ProductGrant | undefined =
    plan && !Number.isNaN(amountMinor)
      ? { planId: plan.id, amountMinor, note, expiresAt: ends ? new Date(`${ends}T23:59:59`).toISOString() : null }
      : undefined;
  const choose = (id: number) => {
    setPlanId(id);
    const chosen = plans.find((one) => one.id === id);
    if (chosen) setAmount(textFromMinor(chosen.priceMinor, chosen.currency));
  };
  return { planId: plan?.id ?? 0, currency, amount, setAmount, ends, setEnds, note, setNote, grant, choose };
}
