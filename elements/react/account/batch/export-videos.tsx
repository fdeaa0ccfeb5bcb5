import type { Batch, RenderChoices } from '@spotreel/sdk/internal/contract';
import type { BatchProgress } from '@spotreel/sdk/internal/stores';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog, type DialogProps } from '../../controls/dialog/dialog';
import {
  FIRST_VIDEO_CHOICE,
  requestedChoices,
  type VideoChoice,
} from '../../editor/render-dialog/choices/chosen-output';
import { VideoChoiceFields } from '../../editor/render-dialog/choices/video-choice';
import { useTranslator } from '../../foundation/text/translation';

export interface ExportVideosProps {
  store: BatchProgress;
  batch: Batch;
}

const NO_RENDERS = [] as const;

/** Exports all videos of a batch to the chosen file; pictures have no choice. Once all have a file, to another one. */
export function ExportVideos({ store, batch }: ExportVideosProps) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const created = batch.rows.filter(({ status }) => status === 'created');
  const isOpenWork = created.some(({ isCurrent }) => !isCurrent);
  const isVideo = batch.kind === 'video';
  if (!isOpenWork && !(isVideo && created.length > 0)) return null;
  const title = t(isOpenWork ? 'batch.exportAll' : 'batch.exportOther');

  return (
    <>
      <Button
        variant={isOpenWork ? 'primary' : 'secondary'}
        icon={<Clapperboard aria-hidden />}
        onClick={() => (isVideo ? setOpen(true) : void store.start(true))}
      >
        {title}
      </Button>
      <ExportDialog
        title={title}
        open={isOpen}
        onOpenChange={setOpen}
        earlier={batch.output}
        isOpenWork={isOpenWork}
        onStart={(choice) => void store.start(true, requestedChoices(choice))}
      />
    </>
  );
}

interface ExportDialogProps extends Pick<DialogProps, 'title' | 'open' | 'onOpenChange'> {
  /** Previous choice. */
  earlier: RenderChoices | undefined;
  /** Videos wait for a file; else only another choice exports anything. */
  isOpenWork: boolean;
  onStart: (choice: VideoChoice) => void;
}

function ExportDialog({ earlier, isOpenWork, onStart, ...dialog }: ExportDialogProps) {
  const t = useTranslator();
  const [choice, setChoice] = useState<VideoChoice>();
  const shown = choice ?? { ...FIRST_VIDEO_CHOICE, ...(earlier as Partial<VideoChoice> | undefined) };

  function start() {
    dialog.onOpenChange(false);
    setChoice(undefined);
    onStart(shown);
  }
  return (
    <Dialog
      {...dialog}
      closeLabel={t('app.close')}
      footer={
        <Button variant="primary" disabled={!isOpenWork && !choice} onClick={start}>
          {t('batch.exportAll')}
        </Button>
      }
    >
      <VideoChoiceFields choice={shown} onChoice={setChoice} durationSeconds={0} renders={NO_RENDERS} />
    </Dialog>
  );
}
