import { useStore } from '@nanostores/react';
import type { BatchBase, BatchSource, Ratio } from '@spotreel/sdk/internal/contract';
import type { BatchDraft, BatchPreview, Failure } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { CheckField } from '../../controls/field/check-field';
import { Notice } from '../../controls/notice/notice';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { FIRST_VIDEO_CHOICE, requestedChoices } from '../../editor/render-dialog/choices/chosen-output';
import { VideoChoiceFields, type VideoChoiceProps } from '../../editor/render-dialog/choices/video-choice';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { CellErrors } from './cell-errors';

export interface CreateVideosProps {
  store: BatchDraft;
  source: BatchSource;
  onCreated: (batchId: number) => void;
}

const NO_RENDERS = [] as const;
const PREVIEW_PAUSE_MS = 700;

/** Problems of the table, a preview of its first rows, and the button that creates the videos. */
export function CreateVideos({ store, source, onCreated }: CreateVideosProps) {
  const t = useTranslator();
  const { data: base } = useStore(store.$base);
  const { fileName } = useStore(store.$table);
  const { matches } = useStore(store.$matching);
  const checked = useStore(store.$checked);
  const { status, failure } = useStore(store.$creation);
  const [isExport, setExport] = useState(false);
  const [choice, setChoice] = useState(FIRST_VIDEO_CHOICE);
  useLivePreviews(store, source);
  if (!base || !checked) return null;
  const count = checked.usable.length;
  const output = base.kind === 'video' ? requestedChoices(choice) : {};
  const canCreate = count > 0 && matches.size > 0;

  async function create() {
    const name = fileName.replace(/\.\w+$/, '') || base?.name || '';
    const id = await store.create(source, name.slice(0, 120), isExport ? output : undefined);
    if (id !== undefined) onCreated(id);
  }
  return (
    <AccountPanel title={t('batch.checkTitle')}>
      <CellErrors store={store} />
      {failure && <Refusal failure={failure} />}
      <RowPreviews store={store} ratio={base.ratio} />
      <ExportAtOnce base={base} isExport={isExport} onExport={setExport} choice={choice} onChoice={setChoice} />
      <div className="sr-batch__buttons">
        <Button variant="primary" disabled={!canCreate} busy={status === 'sending'} onClick={create}>
          {t('batch.create', { count })}
        </Button>
      </div>
    </AccountPanel>
  );
}

/** Stills follow the table and the matching, a moment after the last change. */
function useLivePreviews(store: BatchDraft, source: BatchSource): void {
  const checked = useStore(store.$checked);
  useEffect(() => {
    if (!checked || checked.usable.length === 0) return;
    const pause = setTimeout(() => void store.preview(source), PREVIEW_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [store, source, checked]);
}

interface ExportAtOnceProps extends VideoChoiceProps {
  base: BatchBase;
  isExport: boolean;
  onExport: (isExport: boolean) => void;
}

/** Choice to export the videos as soon as they are created, and their format; pictures have no choice. */
function ExportAtOnce({ base, isExport, onExport, ...choice }: ExportAtOnceProps) {
  const t = useTranslator();
  const { kind, durationSeconds } = base;
  return (
    <>
      <CheckField label={t('batch.exportNow')} checked={isExport} onChange={onExport} />
      {isExport && kind === 'video' && (
        <VideoChoiceFields {...choice} durationSeconds={durationSeconds} renders={NO_RENDERS} />
      )}
    </>
  );
}

function Refusal({ failure }: { failure: Failure }) {
  const t = useTranslator();
  return (
    <Notice tone="danger" title={t('batch.createError')}>
      {[failure.message, ...Object.values(failure.details ?? {}).flat()].join(' ')}
    </Notice>
  );
}

/** Stills of the first rows. */
function RowPreviews({ store, ratio }: { store: BatchDraft; ratio: Ratio }) {
  const t = useTranslator();
  const previews = useStore(store.$previews);
  if (previews.length === 0) return null;
  return (
    <>
      <ul className="sr-batch__previews sr-list" aria-label={t('batch.previews')}>
        {previews.map((preview) => (
          <li key={preview.index} aria-busy={!preview.url && !preview.failure}>
            <Picture preview={preview} ratio={ratio} />
          </li>
        ))}
      </ul>
      {previews.some(({ hasLinks }) => hasLinks) && <p className="sr-batch__note">{t('batch.linksLater')}</p>}
    </>
  );
}

function Picture({ preview, ratio }: { preview: BatchPreview; ratio: Ratio }) {
  const t = useTranslator();
  const { name, url, failure } = preview;
  return (
    <figure className="sr-batch__preview">
      <Thumbnail src={url} ratio={ratio} alt={t('batch.previewOf', { name })} />
      <figcaption>{failure ? failure.message : name}</figcaption>
    </figure>
  );
}
