import { useStore } from '@nanostores/react';
import type { ReviewSourcesStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

interface DomainFormProps {
  store: ReviewSourcesStore;
  onDone: () => void;
}

/** Adds the reviews of a website at Trustpilot. */
export function DomainForm({ store, onDone }: DomainFormProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const [domain, setDomain] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (domain.trim() && (await store.add({ source: 'trustpilot', domain }))) onDone();
  }
  return (
    <form className="sr-add-source" onSubmit={submit} noValidate>
      <TextField
        label={t('reviews.domain')}
        hint={t('reviews.domainHint')}
        inputMode="url"
        autoComplete="url"
        maxLength={500}
        value={domain}
        onChange={(event) => setDomain(event.currentTarget.value)}
        error={fieldError(form, 'domain')}
      />
      <div>
        <Button type="submit" variant="primary" disabled={!domain.trim()} busy={form.status === 'sending'}>
          {t('reviews.add')}
        </Button>
      </div>
    </form>
  );
}
