import { useStore } from '@nanostores/react';
import type { Publication, Publishing, PublishingPlatformName } from '@spotreel/sdk/internal/contract';
import { createVideoPublishing, type VideoPublishing } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { formError } from '../../controls/field/field-error';
import { Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { leaveFor } from './leave-for';
import { PlatformIcon } from './platform-icon';
import { PublicationState } from './publication-state';
import { PublishDialog } from './publish-dialog';
import publishVideoCss from './publish-video.css?inline';

const useStyles = lazyStyles([publishVideoCss]);

/** Publishes a video on platforms of the server. Left out where there are none, or the video has no export. */
export function PublishSection({ projectId }: { projectId: number }) {
  useStyles();
  const spotreel = useSpotreel();
  const [store] = useState(() => createVideoPublishing(spotreel, projectId));
  const { data: publishing } = useStore(store.$publishing);
  const { data: own } = useStore(store.$publications);

  useEffect(() => {
    void store.load();
    void store.loadPublications();
    return store.stop;
  }, [store]);

  if (!own?.canPublish || !publishing) return null;
  return publishing.platforms.map(({ platform, name }) => (
    <PlatformSection
      key={platform}
      store={store}
      title={own.title}
      platform={platform}
      name={name}
      publishing={publishing}
      newest={own.publications.find((one) => one.platform === platform)}
    />
  ));
}

interface PlatformSectionProps {
  store: VideoPublishing;
  /** Name of the video. */
  title: string;
  platform: PublishingPlatformName;
  /** Name of the platform, as people know it. */
  name: string;
  publishing: Publishing;
  newest: Publication | undefined;
}

function PlatformSection({ store, title, platform, name, publishing, newest }: PlatformSectionProps) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const login = useStore(store.$login);
  const channels = publishing.connections.filter((one) => one.platform === platform);
  const [first] = channels;
  const refusal = formError(login);
  return (
    <section className="sr-publish" aria-label={t('publish.to', { name })}>
      <div className="sr-publish__head">
        <PlatformIcon />
        <p className="sr-publish__text">
          <strong>{t('publish.to', { name })}</strong>
          <span>{first ? t('publish.onChannel', { name: first.name }) : t('publish.connectFirst', { name })}</span>
        </p>
        {first ? (
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('publish.start')}
          </Button>
        ) : (
          <Button size="sm" busy={login.status === 'sending'} onClick={() => void leaveFor(store.begin({ platform }))}>
            {t('publishing.connect', { name })}
          </Button>
        )}
      </div>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {newest && !isOpen && <PublicationState store={store} publication={newest} platform={name} />}
      {isOpen && (
        <PublishDialog
          store={store}
          title={title}
          platform={name}
          channels={channels}
          onClose={() => {
            setOpen(false);
            store.forgetDraft();
          }}
        />
      )}
    </section>
  );
}
