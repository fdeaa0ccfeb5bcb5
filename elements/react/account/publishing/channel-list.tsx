import type { Publishing, PublishingConnection, PublishingPlatformName } from '@spotreel/sdk/internal/contract';
import type { ChannelsStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { leaveFor } from '../../editor/publish-video/leave-for';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';

export interface ChannelListProps {
  store: ChannelsStore;
  publishing: Publishing;
}

/** The connected channels. One that no longer gives access says so. */
export function ChannelList({ store, publishing }: ChannelListProps) {
  const t = useTranslator();
  const [asked, setAsked] = useState<PublishingConnection>();
  return (
    <>
      <ul className="sr-source-list" aria-label={t('publishing.title')}>
        {publishing.connections.map((channel) => (
          <ChannelRow
            key={channel.id}
            channel={channel}
            platform={platformName(publishing, channel.platform)}
            onConnect={() => leaveFor(store.begin({ platform: channel.platform, connectionId: channel.id }))}
            onDisconnect={() => setAsked(channel)}
          />
        ))}
      </ul>
      <QuestionDialog
        open={asked !== undefined}
        title={t('publishing.disconnectTitle', { name: asked?.name ?? '' })}
        text={t('publishing.disconnectText')}
        action={t('publishing.disconnect')}
        isDangerous
        onConfirm={() => asked && void store.disconnect(asked.id)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

interface ChannelRowProps {
  channel: PublishingConnection;
  /** Name of the platform. */
  platform: string;
  onConnect: () => unknown;
  onDisconnect: () => void;
}

function ChannelRow({ channel, platform, onConnect, onDisconnect }: ChannelRowProps) {
  const t = useTranslator();
  const { name, url, needsLogin, createdAt } = channel;
  return (
    <li className="sr-source-list__row">
      <div className="sr-source-list__text">
        <strong>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </strong>
        <span>{`${platform} · ${t('publishing.since', { when: momentText(t, createdAt) })}`}</span>
        {needsLogin && <span className="sr-source-list__problem">{t('publishing.needsLogin', { platform })}</span>}
      </div>
      {needsLogin && (
        <Button size="sm" aria-label={t('publishing.againName', { name })} onClick={() => void onConnect()}>
          {t('publishing.again')}
        </Button>
      )}
      <Button size="sm" variant="quiet" aria-label={t('publishing.disconnectName', { name })} onClick={onDisconnect}>
        {t('publishing.disconnect')}
      </Button>
    </li>
  );
}

/** Name of a platform. */
function platformName({ platforms }: Pick<Publishing, 'platforms'>, platform: PublishingPlatformName): string {
  return platforms.find((one) => one.platform === platform)?.name ?? 'YouTube';
}
