import { useStore } from '@nanostores/react';
import type { AllowedOriginsStore } from '@spotreel/sdk/internal/stores';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import type { SnippetSettings } from '../../controls/snippet-code/snippet-settings';
import { useTranslator } from '../../foundation/text/translation';

export interface OriginChoiceProps {
  settings: Pick<SnippetSettings, 'origin' | 'server'>;
  store: AllowedOriginsStore;
  onChange: (origin: string) => void;
}

/** Origin of the page. A site that is not on the list is added with one button. */
export function OriginChoice({ settings: { origin, server }, store, onChange }: OriginChoiceProps) {
  const t = useTranslator();
  const [typed, setTyped] = useState<string>();
  const isValid = typed === undefined || originOf(typed) !== undefined;

  function type(text: string) {
    setTyped(text);
    const found = originOf(text);
    if (found) onChange(found);
  }

  return (
    <>
      <TextField
        label={t('snippet.origin')}
        hint={t('origins.hint')}
        placeholder="https://www.example.com"
        type="url"
        autoComplete="off"
        value={typed ?? origin}
        onChange={(event) => type(event.currentTarget.value)}
        error={isValid ? undefined : t('snippet.originInvalid')}
      />
      {isValid && <OriginState origin={origin} isOwn={origin === originOf(server)} store={store} />}
    </>
  );
}

function OriginState({ origin, isOwn, store }: { origin: string; isOwn: boolean; store: AllowedOriginsStore }) {
  const t = useTranslator();
  const { data, failure } = useStore(store.$origins);
  const form = useStore(store.$form);
  if (failure)
    return (
      <Notice
        tone="danger"
        title={t('origins.errorTitle')}
        action={<RetryButton failure={failure} onRetry={store.load} />}
      >
        {failure.message}
      </Notice>
    );
  if (!data) return null;
  if (isOwn || data.some((allowed) => allowed.origin === origin))
    return (
      <p className="sr-snippet__done" role="status">
        <CircleCheck aria-hidden />
        {t('snippet.originAllowed', { origin })}
      </p>
    );
  const refusal = formError(form) ?? form.failure?.details?.origin?.[0];
  return (
    <Notice
      tone="warning"
      action={
        <Button busy={form.status === 'sending'} onClick={() => void store.allow(origin, false)}>
          {t('snippet.allow')}
        </Button>
      }
    >
      {t('snippet.originMissing', { origin })} {refusal}
    </Notice>
  );
}

/** Scheme, host and port of an address; undefined for what is none. */
function originOf(text: string): string | undefined {
  if (!/^https?:\/\/[^/]/i.test(text.trim()) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}
