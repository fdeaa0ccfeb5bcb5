import { useStore } from '@nanostores/react';
import { type Media, SUPPORT_FILES } from '@spotreel/sdk/internal/contract';
import { Images, Upload as UploadIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../controls/button/button';
import { FileButton } from '../controls/button/file-button';
import { RetryButton } from '../controls/button/retry-button';
import { EmptyState } from '../controls/notice/notice';
import { Skeleton } from '../controls/skeleton/skeleton';
import { UploadList } from '../controls/upload-list/upload-list';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/text/translation';

const ACCEPT = 'image/*,video/*';

export interface FileChoiceProps {
  /** Files that the idea has: they are not offered again. */
  taken: readonly Media[];
  onPick: (files: readonly Media[]) => void;
}

/** Chooses files of the assets library, and uploads new ones to it. */
export function FileChoice({ taken, onPick }: FileChoiceProps) {
  const t = useTranslator();
  const { media } = useSpotreel();
  const [picked, setPicked] = useState<readonly Media[]>([]);
  const uploads = useStore(media.uploads.$uploads);
  const most = SUPPORT_FILES - taken.length;

  useEffect(() => {
    void media.load();
    void media.uploads.loadInterrupted();
  }, [media]);

  const add = (file: Media) => setPicked((before) => (before.length < most ? [...before, file] : before));
  const toggle = (file: Media) => (picked.includes(file) ? setPicked(picked.filter((one) => one !== file)) : add(file));
  const upload = (files: readonly File[]) => {
    for (const file of files) void media.uploads.add({ file, onReady: add });
  };
  return (
    <div className="sr-support-choice">
      <FileButton size="sm" icon={<UploadIcon aria-hidden />} accept={ACCEPT} multiple onFiles={upload}>
        {t('ideas.upload')}
      </FileButton>
      <UploadList uploads={uploads} actions={media.uploads} />
      <OfferedFiles taken={taken} picked={picked} most={most} onToggle={toggle} />
      <Button variant="primary" disabled={picked.length === 0} onClick={() => onPick(picked)}>
        {t('ideas.use', { count: picked.length })}
      </Button>
    </div>
  );
}

interface OfferedFilesProps {
  taken: readonly Media[];
  picked: readonly Media[];
  /** Files that can be picked. */
  most: number;
  onToggle: (file: Media) => void;
}

/** The files of the library; why there are none, where there are none. */
function OfferedFiles({ taken, ...grid }: OfferedFilesProps) {
  const t = useTranslator();
  const { media } = useSpotreel();
  const own = useStore(media.$own);
  const offered = own.data?.filter(({ id }) => !taken.some((file) => file.id === id));

  if (own.failure && !own.data)
    return (
      <EmptyState
        title={t('ideas.filesErrorTitle')}
        action={<RetryButton failure={own.failure} onRetry={media.load} />}
      >
        {own.failure.message}
      </EmptyState>
    );
  if (!offered) return <Skeleton shape="landscape" />;
  if (offered.length > 0) return <FileGrid files={offered} {...grid} />;
  return (
    <EmptyState icon={<Images aria-hidden />} title={t('ideas.noFilesTitle')}>
      {t('ideas.noFilesText')}
    </EmptyState>
  );
}

interface FileGridProps {
  files: readonly Media[];
  picked: readonly Media[];
  /** Files that can be picked. */
  most: number;
  onToggle: (file: Media) => void;
}

function FileGrid({ files, picked, most, onToggle }: FileGridProps) {
  return (
    <ul className="sr-support-grid">
      {files.map((file) => {
        const isPicked = picked.some(({ id }) => id === file.id);
        return (
          <li key={file.id}>
            <button
              type="button"
              className="sr-support-tile"
              aria-pressed={isPicked}
              disabled={!isPicked && picked.length >= most}
              onClick={() => onToggle(file)}
            >
              <img src={file.preview} alt="" loading="lazy" decoding="async" className="sr-support-tile__picture" />
              <span className="sr-support-tile__name">{file.name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
