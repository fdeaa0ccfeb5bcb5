import type { Media } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { groundOf, MediaPreview } from '../../controls/media-preview/media-preview';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { timeText } from '../../controls/transport/time-text';
import { Waveform } from '../../controls/waveform/waveform';
import { MediaNotice } from '../../editor/media-picker/media-notice';
import { startDownload } from '../../foundation/files/start-download';
import { bytesText } from '../../foundation/text/bytes-text';
import { shortDayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import type { AssetDialog } from './asset-dialog';
import { useUses } from './use-uses';

export interface AssetDetailsProps {
  store: AssetsStore;
  media: Media;
  projectLink: (projectId: number, label: ReactNode, className: string) => ReactNode;
  onDialog: (dialog: AssetDialog) => void;
  onClose: () => void;
}

/** A file as large as it fits, its facts, and where it is used. */
export function AssetDetails({ store, media, projectLink, onDialog, onClose }: AssetDetailsProps) {
  const t = useTranslator();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title={media.name}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={() => onDialog({ kind: 'delete', ids: [media.id] })}>{t('assets.delete')}</Button>
          {media.type !== 'audio' && (
            <Button onClick={() => onDialog({ kind: 'replace', media })}>{t('assets.replace')}</Button>
          )}
          {media.type === 'image' && (
            <Button onClick={() => onDialog({ kind: 'focus', media })}>{t('assets.focus')}</Button>
          )}
          <Button onClick={() => onDialog({ kind: 'rename', media })}>{t('assets.rename')}</Button>
          <Button
            variant="primary"
            icon={<Download aria-hidden />}
            onClick={() => startDownload(media.originalUrl ?? media.url)}
          >
            {t('assets.download')}
          </Button>
        </>
      }
    >
      <div className="sr-asset-details">
        <Note media={media} />
        <div className="sr-asset-details__picture">
          <LargePicture media={media} />
        </div>
        <Facts media={media} uses={<Uses store={store} media={media} projectLink={projectLink} />} />
      </div>
    </Dialog>
  );
}

function Note({ media }: { media: Media }) {
  return (
    media.props.notice && (
      <div className="sr-asset-details__note">
        <MediaNotice media={media} />
      </div>
    )
  );
}

function LargePicture({ media }: { media: Media }) {
  if (media.type === 'audio') return media.state === 'ready' && <LargeSound media={media} />;
  if (media.type === 'image') return <img src={media.url} alt={media.name} className={groundOf(media)} />;
  if (media.type === 'lottie' || media.state !== 'ready')
    return media.preview && <MediaPreview media={media} size="large" />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: a file of the user's own has none
    <video src={media.url} poster={media.preview} controls playsInline />
  );
}

function LargeSound({ media: { url, name, props } }: { media: Media }) {
  return (
    <div className="sr-asset-details__sound">
      <Waveform peaks={props.peaks ?? []} className="sr-asset-details__wave" />
      {/* biome-ignore lint/a11y/useMediaCaption: a file of the user's own has none */}
      <audio src={url} aria-label={name} controls />
    </div>
  );
}

function Facts({ media, uses }: { media: Media; uses: ReactNode }) {
  const t = useTranslator();
  const { width, height, duration, sizeBytes } = media.props;
  const facts: (readonly [string, ReactNode])[] = [
    [t('assets.kind'), typeText(media)],
    ...(media.type === 'audio' ? [] : [[t('assets.dimensions'), t('assets.pixels', { width, height })] as const]),
    ...(duration === undefined ? [] : [[t('assets.duration'), timeText(duration)] as const]),
    ...(sizeBytes === undefined ? [] : [[t('assets.fileSize'), bytesText(t, sizeBytes)] as const]),
    [t('assets.added'), shortDayText(t, media.createdAt)],
    ...originFacts(media, t),
    [t('assets.usedIn'), uses],
  ];
  return (
    <dl className="sr-asset-details__facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As people know it: JPEG, MP4. */
function typeText({ mimeType }: Media): string {
  if (mimeType === 'audio/mp4') return 'M4A';
  return (mimeType.split('/')[1] ?? mimeType).toUpperCase();
}

function Uses({ store, media, projectLink }: Pick<AssetDetailsProps, 'store' | 'media' | 'projectLink'>) {
  const t = useTranslator();
  const uses = useUses(store, media.id);
  if (!uses) return <Skeleton shape="line" />;
  if (uses.projects.length + uses.brands.length === 0) return t('assets.unused');
  return (
    <ul className="sr-list">
      {uses.projects.map(({ id, name }) => (
        <li key={`project ${id}`}>{projectLink(id, name, 'sr-link')}</li>
      ))}
      {uses.brands.map(({ id, name }) => (
        <li key={`brand ${id}`}>{name}</li>
      ))}
    </ul>
  );
}

/** Source, author and license of a file that was copied from stock, with links where there are any. */
function originFacts({ origin }: Media, t: Translator): readonly (readonly [string, ReactNode])[] {
  if (!origin) return [];
  return [
    [t('assets.source'), <Linked key="source" text={origin.source} url={origin.pageUrl} />],
    [t('assets.author'), <Linked key="author" text={origin.author} url={origin.authorUrl} />],
    [t('assets.license'), <Linked key="license" text={origin.license} url={origin.licenseUrl} />],
  ];
}

function Linked({ text, url }: { text: string; url: string | undefined }) {
  if (!url) return text;
  return (
    <a className="sr-link" href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
