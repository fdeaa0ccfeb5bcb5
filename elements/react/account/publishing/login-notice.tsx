import { useStore } from '@nanostores/react';
import { publishingPlatforms } from '@spotreel/sdk/internal/contract';
import type { ChannelsStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { formError } from '../../controls/field/field-error';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';

/** Parameters that a platform added to the address of the page on the way back. */
export interface PublishingReturn {
  readonly platform: string;
  readonly state: string;
  /** Empty: the person has refused. */
  readonly code: string;
}

/** Result of a visit to a platform: refused there, or the name of the channel. Undefined: not yet, or not at all. */
export type LoginOutcome = 'declined' | { readonly name: string } | undefined;

/** Sends what the platform brought back, once. */
export function useReturn(store: ChannelsStore, back: PublishingReturn | undefined): LoginOutcome {
  const [outcome, setOutcome] = useState<LoginOutcome>();
  const [first] = useState(back);
  useEffect(() => {
    const platform = publishingPlatforms.find((name) => name === first?.platform);
    if (!first || !platform) return;
    if (!first.code) return setOutcome('declined');
    const { code, state } = first;
    void store.finish({ platform, code, state }).then((channel) => {
      if (!channel) return;
      setOutcome({ name: channel.name });
      void store.load();
    });
  }, [store, first]);
  return outcome;
}

/** Result of the last try to connect a channel. */
export function LoginNotice({ store, outcome }: { store: ChannelsStore; outcome: LoginOutcome }) {
  const t = useTranslator();
  const login = useStore(store.$login);
  const refusal = formError(login);
  if (refusal) return <Notice tone="danger">{refusal}</Notice>;
  if (login.status === 'sending') return <Notice tone="info">{t('publishing.connecting')}</Notice>;
  if (outcome === 'declined') return <Notice tone="warning">{t('publishing.declined')}</Notice>;
  return outcome ? <Notice tone="info">{t('publishing.connected', { name: outcome.name })}</Notice> : null;
}
