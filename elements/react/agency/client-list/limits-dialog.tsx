import { useStore } from '@nanostores/react';
import type { ClientAccount } from '@spotreel/sdk/internal/contract';
import type { ClientsStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { personName } from '../../foundation/text/person-name';
import { useTranslator } from '../../foundation/text/translation';

const LIMITS = [
  'renderLimit',
  'concurrentRenderLimit',
  'organisationLimit',
  'storageLimit',
  'recipeDurationLimit',
  'additionalIngredientLimit',
  'backgroundRemovalLimit',
] as const;
type LimitName = (typeof LIMITS)[number];

export interface LimitsDialogProps {
  client: ClientAccount;
  store: ClientsStore;
  onClose: () => void;
}

/** Limits of a client. An empty field is no limit. */
export function LimitsDialog({ client, store, onClose }: LimitsDialogProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const id = useId();
  const [texts, setTexts] = useState(() => textsOf(client));
  const refusal = formError(form);

  useEffect(() => store.resetForm, [store]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await store.save(client.id, { limits: changesOf(texts, client) })) onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('clients.limitsTitle', { name: personName(client) })}
      description={t('clients.limitsText')}
      closeLabel={t('app.close')}
      footer={
        <Button type="submit" form={id} variant="primary" busy={form.status === 'sending'}>
          {t('agency.save')}
        </Button>
      }
    >
      <form id={id} className="sr-limits" onSubmit={submit} noValidate>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        {LIMITS.map((name) => (
          <TextField
            key={name}
            label={t(`clients.${name}`)}
            type="number"
            inputMode="numeric"
            min={0}
            value={texts[name]}
            onChange={(event) => setTexts({ ...texts, [name]: event.currentTarget.value })}
            error={fieldError(form, `limits.${name}`)}
          />
        ))}
      </form>
    </Dialog>
  );
}

function textsOf({ limits }: ClientAccount): Record<LimitName, string> {
  const entries = LIMITS.map((name) => [name, limits[name] < 0 ? '' : String(limits[name])]);
  return Object.fromEntries(entries);
}

/** Only what was changed: a limit that comes from a plan follows that plan. */
function changesOf(texts: Record<LimitName, string>, client: ClientAccount): Partial<Record<LimitName, number>> {
  const before = textsOf(client);
  const changed = LIMITS.filter((name) => texts[name].trim() !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, texts[name].trim() === '' ? -1 : Number(texts[name])]));
}
