import { useStore } from '@nanostores/react';
import type { Publishing } from '@spotreel/sdk/internal/contract';
import { type ChannelsStore, createChannels } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { leaveFor } from '../../editor/publish-video/leave-for';
import { PlatformIcon } from '../../editor/publish-video/platform-icon';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useSession } from '../../foundation/use-session';
import { AccountPanel } from '../account-screen/account-panel';
import { ChannelList } from './channel-list';
import { LoginNotice, type PublishingReturn, useReturn } from './login-notice';

export interface ChannelsPanelProps {
  /** Parameters that a platform added to the address of the page on the way back. */
  publishingReturn?: PublishingReturn | undefined;
}

/** Channels of the account, to be connected and disconnected. Left out where the server publishes nowhere. */
export function ChannelsPanel({ publishingReturn }: ChannelsPanelProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createChannels(spotreel));
  const { data, failure } = useStore(store.$publishing);
  const outcome = useReturn(store, publishingReturn);

  useEffect(() => void store.load(), [store]);

  if (!data && !failure && !publishingReturn) return null;
  if (data?.platforms.length === 0 && !publishingReturn) return null;
  return (
    <AccountPanel title={t('publishing.title')} text={t('publishing.text')}>
      {failure && (
        <Notice tone="danger" action={<RetryButton failure={failure} onRetry={store.load} />}>
          {failure.message}
        </Notice>
      )}
      <LoginNotice store={store} outcome={outcome} />
      {data && <Channels store={store} publishing={data} />}
    </AccountPanel>
  );
}

function Channels({ store, publishing }: { store: ChannelsStore; publishing: Publishing }) {
  const t = useTranslator();
  const limit = useSession().user?.accountLimits.publishingPlatformLimit ?? 1;
  const { platforms, connections } = publishing;
  const isFull = limit >= 0 && connections.length >= limit;
  return (
    <>
      {connections.length === 0 && <p className="sr-account-panel__text">{t('publishing.none')}</p>}
      {connections.length > 0 && <ChannelList store={store} publishing={publishing} />}
      {isFull ? (
        <p className="sr-account-panel__text">{t('publishing.limit', { count: limit })}</p>
      ) : (
        <div>
          {platforms.map(({ platform, name }) => (
            <Button key={platform} icon={<PlatformIcon />} onClick={() => void leaveFor(store.begin({ platform }))}>
              {connections.length > 0 ? t('publishing.connectAnother') : t('publishing.connect', { name })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
