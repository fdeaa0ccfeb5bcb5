import { useStore } from '@nanostores/react';
import type { Creation } from '@spotreel/sdk/internal/contract';
import { type CreationsFilter, createCreations } from '@spotreel/sdk/internal/stores';
import { Clapperboard, Download, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PageControls } from '../../account/account-screen/page-controls';
import { SearchForm } from '../../account/account-screen/search-form';
import { IconButton } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { SelectField } from '../../controls/field/select-field';
import { EmptyState } from '../../controls/notice/notice';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { startDownload } from '../../foundation/files/start-download';
import { useSpotreel } from '../../foundation/spotreel-context';
import { shortDayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { AgencyPage } from '../agency-screen/agency-page';
import { LoadState } from '../agency-screen/load-state';
import { useCreationListStyles } from './creation-list-styles';

const STATUSES = ['all', 'exported', 'draft'] as const;

/** Creations of clients: to look at, to play, to download. */
export function CreationsView() {
  useCreationListStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [creations] = useState(() => createCreations(spotreel));
  const [played, setPlayed] = useState<Creation>();
  const state = useStore(creations.$pages);
  const { status } = useStore(creations.$filter);

  useEffect(() => {
    void creations.load();
  }, [creations]);

  const { data } = state;
  return (
    <AgencyPage title={t('agency.creations')} text={t('creations.text')} busy={state.status === 'loading'}>
      <div className="sr-agency-page__tools">
        <SearchForm label={t('creations.search')} onSearch={(search) => creations.show({ search })} />
        <SelectField<CreationsFilter['status']>
          label={t('creations.status')}
          value={status}
          options={STATUSES.map((value) => ({ value, label: t(`creations.${value}`) }))}
          onChange={(next) => creations.show({ status: next })}
        />
      </div>
      <LoadState state={state} onRetry={creations.load} />
      {data?.totalCount === 0 && (
        <EmptyState icon={<Clapperboard aria-hidden />} title={t('creations.emptyTitle')}>
          {t('creations.emptyText')}
        </EmptyState>
      )}
      {data && data.totalCount > 0 && (
        <ul className="sr-cards sr-list">
          {data.data.map((creation) => (
            <li key={creation.id}>
              <CreationCard creation={creation} onPlay={() => setPlayed(creation)} />
            </li>
          ))}
        </ul>
      )}
      {data && <PageControls page={data.page} numPages={data.numPages} onPage={(page) => creations.show({ page })} />}
      {played && <Player creation={played} onClose={() => setPlayed(undefined)} />}
    </AgencyPage>
  );
}

function CreationCard({ creation, onPlay }: { creation: Creation; onPlay: () => void }) {
  const t = useTranslator();
  const { name, owner, file, posterUrl, ratio, videoUrls, updatedAt } = creation;
  const date = shortDayText(t, updatedAt);
  return (
    <article className="sr-creation">
      <Thumbnail src={posterUrl} ratio={ratio} />
      <div className="sr-creation__foot">
        <div className="sr-creation__names">
          <h2 className="sr-creation__name">{name}</h2>
          <p className="sr-creation__facts">
            {t('creations.by', { name: owner.name })} · {file ? date : t('creations.notExported')}
          </p>
        </div>
        {videoUrls.length > 0 && (
          <IconButton label={t('creations.play', { name })} size="sm" onClick={onPlay}>
            <Play aria-hidden />
          </IconButton>
        )}
        {file && (
          <IconButton
            label={t('creations.download', { name })}
            size="sm"
            onClick={() => startDownload(file.downloadUrl)}
          >
            <Download aria-hidden />
          </IconButton>
        )}
      </div>
    </article>
  );
}

function Player({ creation: { name, videoUrls }, onClose }: { creation: Creation; onClose: () => void }) {
  const t = useTranslator();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={name} closeLabel={t('app.close')} size="lg">
      {/* biome-ignore lint/a11y/useMediaCaption: a finished video has its words in the picture */}
      <video className="sr-creation__video" src={videoUrls[0]} controls autoPlay />
    </Dialog>
  );
}
