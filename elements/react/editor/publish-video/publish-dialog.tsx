import { useStore } from '@nanostores/react';
import type { PublicationPrivacy, PublishingConnection } from '@spotreel/sdk/internal/contract';
import type { VideoPublishing } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { formError } from '../../controls/field/field-error';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { leaveFor } from './leave-for';
import { PublicationState } from './publication-state';
import { type PublishDraft, PublishFields } from './publish-fields';

export interface PublishDialogProps {
  store: VideoPublishing;
  /** Name of the video. */
  title: string;
  /** Name of the platform. */
  platform: string;
  channels: readonly PublishingConnection[];
  onClose: () => void;
}

/** Asks for the details of a video, publishes it, and shows how far it is. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the markup of one dialog
export function PublishDialog({ store, title, platform, channels, onClose }: PublishDialogProps) {
  const t = useTranslator();
  const formId = useId();
  const form = useStore(store.$form);
  const publications = useStore(store.$publications).data?.publications;
  const [sentId, setSentId] = useState<number>();
  const [draft, setDraft] = useState<PublishDraft>(() => draftOf(title, channels));
  const sent = publications?.find(({ id }) => id === sentId);
  const channel = channels.find(({ id }) => id === draft.connectionId);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const begun = await store.publish(draft);
    if (begun) setSentId(begun.id);
  }
  const refusal = formError(form);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('publish.title', { name: platform })}
      description={t('publish.text', { name: platform })}
      closeLabel={t('app.close')}
      footer={
        sent ? (
          <Button variant="primary" onClick={onClose}>
            {t('publish.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              busy={form.status === 'sending'}
              disabled={channel?.needsLogin}
            >
              {t('publish.start')}
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <PublicationState
          store={store}
          publication={sent}
          platform={platform}
          retry={
            <Button size="sm" onClick={() => setSentId(undefined)}>
              {t('publish.retry')}
            </Button>
          }
        />
      ) : (
        <form id={formId} className="sr-publish__form" onSubmit={submit}>
          {refusal && <Notice tone="danger">{refusal}</Notice>}
          {channel?.needsLogin && <ConnectAgain store={store} channel={channel} platform={platform} />}
          <PublishFields draft={draft} form={form} channels={channels} onChange={setDraft} />
        </form>
      )}
    </Dialog>
  );
}

function draftOf(title: string, channels: readonly PublishingConnection[]): PublishDraft {
  const usable = channels.find(({ needsLogin }) => !needsLogin) ?? channels[0];
  const privacy: PublicationPrivacy = 'unlisted';
  const plain = title.replace(/[<>]/g, '').slice(0, 100);
  return { connectionId: usable?.id ?? 0, title: plain, description: '', privacy, madeForKids: false };
}

interface ConnectAgainProps extends Pick<PublishDialogProps, 'store' | 'platform'> {
  channel: PublishingConnection;
}

function ConnectAgain({ store, channel, platform }: ConnectAgainProps) {
  const t = useTranslator();
  const again = () => store.begin({ platform: channel.platform, connectionId: channel.id });
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" onClick={() => void leaveFor(again())}>
          {t('publishing.again')}
        </Button>
      }
    >
      {t('publishing.needsLogin', { platform })}
    </Notice>
  );
}
