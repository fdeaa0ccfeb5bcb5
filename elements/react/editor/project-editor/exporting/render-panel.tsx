import { useStore } from '@nanostores/react';
import type { ImageFormat, Ratio, Render } from '@spotreel/sdk/internal/contract';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../controls/lazy-part/lazy-part';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useEditor } from '../../editor-context/editor-context';
import {
  choiceOf,
  FIRST_VIDEO_CHOICE,
  requestedChoices,
  type VideoChoice,
} from '../../render-dialog/choices/chosen-output';
import { IMAGE_FORMATS } from '../../render-dialog/choices/picture-format';
import { RenderDialog } from '../../render-dialog/render-dialog';
import { GeneratedReminder } from '../texts/generated-reminder';
import { useDeviceHalf } from './device-half';
import { ExportCheck, useHasErrors } from './export-check';
import { FeedbackPanel } from './feedback-panel';
import { RefusedRender } from './refused-render';
import { useRatioExports } from './use-ratio-exports';

const ShareDialog = lazyPart(() =>
  import('../../share-dialog/share-dialog').then((module) => ({ default: module.ShareDialog })),
);

export interface RenderPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Asked right before a render is; false keeps it from being asked for. Default: it may. */
  mayRender?: (() => boolean) | undefined;
  /** A finished video can be shared by a link. */
  hasSharing?: boolean | undefined;
}

/** Exporting the open project, and sharing what was exported. */
export function RenderPanel({ hasSharing = false, ...exporting }: RenderPanelProps) {
  const { document } = useEditor();
  const projectId = useStore(document.$project)?.id;
  const [isSharing, setSharing] = useState(false);

  function share() {
    exporting.onOpenChange(false);
    setSharing(true);
  }
  return (
    <>
      <ExportDialog {...exporting} onShare={hasSharing ? share : undefined} />
      <Suspense fallback={null}>
        {isSharing && projectId && <ShareDialog projectId={projectId} onClose={() => setSharing(false)} />}
      </Suspense>
    </>
  );
}

interface ExportDialogProps extends Pick<RenderPanelProps, 'open' | 'onOpenChange' | 'mayRender'> {
  onShare: (() => void) | undefined;
}

function ExportDialog({ open, onOpenChange, mayRender = () => true, onShare }: ExportDialogProps) {
  const editor = useEditor();
  const { downloads } = useSpotreel();
  const { status, renders, zipUrl, notice, isCancelling } = useStore(editor.render.$render);
  const { projectId, size, duration, hasUnsavedEdits, isPicture, is3d } = useExported();
  const { outcome, ...exporting } = useExporting(renders, isPicture, mayRender);
  const asksFeedback = useFeedbackTurn(open);
  const onSaved = () => projectId && downloads.started(projectId);
  const hasErrors = useHasErrors();
  const device = useDeviceHalf({ mayStart: mayRender, onSaved, hasErrors });

  useFreshRenders(open && !hasUnsavedEdits);
  return (
    <RenderDialog
      open={open}
      onOpenChange={onOpenChange}
      projectId={projectId ?? undefined}
      {...size}
      durationSeconds={duration}
      renders={renders}
      hasUnsavedEdits={hasUnsavedEdits}
      feedback={asksFeedback && <FeedbackPanel />}
      isRequesting={status === 'requesting'}
      isCancelling={isCancelling}
      refusal={notice && <RefusedRender notice={notice} {...outcome} onLeave={() => onOpenChange(false)} />}
      hasErrors={hasErrors}
      reminder={<Reminders onLeave={() => onOpenChange(false)} />}
      zipUrl={zipUrl}
      {...exporting}
      is3d={is3d}
      // this device has no Blender
      device={isPicture || is3d ? undefined : device}
      onShare={isPicture ? undefined : onShare}
      onDownload={onSaved}
    />
  );
}

/** State of the open project in the dialog. */
function useExported() {
  const { views, document, environment } = useEditor();
  return {
    projectId: useStore(document.$project)?.id,
    size: useStore(views.$canvas),
    duration: useStore(views.$duration),
    hasUnsavedEdits: useStore(views.$hasUnsavedEdits),
    isPicture: useStore(environment.$kind) === 'image',
    is3d: useStore(environment.$blender) !== null,
  };
}

/** Choices and requests of the dialog. `outcome`: what the last request got, and what it did not get. */
function useExporting(renders: readonly Render[], isPicture: boolean, mayRender: () => boolean) {
  const { asked, setFormat, setChoice } = useChoices(renders);
  const { ratios, waiting, start, cancel, ...outcome } = useRatioExports(renders);
  const choices = isPicture ? { format: asked.format } : requestedChoices(asked.choice);
  return {
    ratios,
    waiting,
    outcome,
    picture: isPicture ? { format: asked.format, onFormat: setFormat } : undefined,
    video: isPicture ? undefined : { choice: asked.choice, onChoice: setChoice },
    onRender: (wanted: readonly Ratio[]) => void (mayRender() && start(wanted, choices)),
    onCancel: cancel,
  };
}

/** Choices, else those of the newest export. */
function useChoices([newest]: readonly Render[]) {
  const [format, setFormat] = useState<ImageFormat>();
  const [choice, setChoice] = useState<VideoChoice>();
  const before = newest && choiceOf(newest);
  const formatBefore = IMAGE_FORMATS.find((one) => one === newest?.format);
  const asked = { format: format ?? formatBefore ?? 'png', choice: choice ?? before ?? FIRST_VIDEO_CHOICE };
  return { asked, setFormat, setChoice };
}

/** A save decides which files are older than the video. */
function useFreshRenders(isWanted: boolean): void {
  const { render } = useEditor();
  useEffect(() => {
    if (isWanted) void render.refresh();
  }, [isWanted, render]);
}

function Reminders({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <GeneratedReminder onLeave={onLeave} />
      <ExportCheck onLeave={onLeave} />
    </>
  );
}

/** One question at a time: after the first download the page may ask one of its own. Decided as the dialog opens. */
function useFeedbackTurn(isOpen: boolean): boolean {
  const { downloads } = useSpotreel();
  const [turn, setTurn] = useState({ isOpen, asks: downloads.hasAny() });
  if (turn.isOpen !== isOpen) setTurn({ isOpen, asks: downloads.hasAny() });
  return turn.asks;
}
