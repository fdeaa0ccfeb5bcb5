import { useStore } from '@nanostores/react';
import { createEditor, type EditorStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { Dialog } from '../../controls/dialog/dialog';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Progress } from '../../controls/progress/progress';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { DeviceExportFooter, type DeviceExportFooterProps } from './device-export-footer';
import { DeviceExportPart } from './device-export-part';
import { deviceExportsOf, forgetDeviceExports } from './device-exports';

export interface DeviceExportDialogProps extends Pick<DeviceExportFooterProps, 'mayStart' | 'onSaved'> {
  projectId: number;
  open: boolean;
  /** An export that runs goes on while it is closed, and ends when it is removed. */
  onOpenChange: (open: boolean) => void;
}

/** An export on this device of a saved project, on a screen without its editor. */
export function DeviceExportDialog({ projectId, open, onOpenChange, ...footer }: DeviceExportDialogProps) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [editor] = useState(() => createEditor(spotreel));
  const isVideo = useStore(editor.environment.$kind) !== 'image';
  const { status } = useStore(editor.$state);
  const isEmpty = useStore(editor.views.$duration) === 0;

  useEffect(() => {
    void editor.open(projectId);
    return () => {
      forgetDeviceExports(editor);
      void editor.close();
    };
  }, [editor, projectId]);

  const isReady = status === 'ready' && isVideo;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('deviceExport.onDevice')}
      closeLabel={t('app.close')}
      footer={
        isReady && <DeviceExportFooter exports={deviceExportsOf(spotreel, editor)} isEmpty={isEmpty} {...footer} />
      }
    >
      {isReady ? <VideoExport editor={editor} /> : <NoExport editor={editor} onRetry={() => editor.open(projectId)} />}
    </Dialog>
  );
}

function VideoExport({ editor }: { editor: EditorStore }) {
  const { width, height } = useStore(editor.views.$canvas);
  return <DeviceExportPart exports={deviceExportsOf(useSpotreel(), editor)} width={width} height={height} />;
}

/** The project is on its way, cannot be had, or is an image. */
function NoExport({ editor, onRetry }: { editor: EditorStore; onRetry: () => Promise<void> }) {
  const t = useTranslator();
  const { status, failure } = useStore(editor.$state);
  if (status === 'ready') return <Notice tone="info">{t('deviceExport.image')}</Notice>;
  if (status !== 'error') return <Progress percent={undefined} label={t('app.loading')} />;
  return (
    <EmptyState
      title={failure?.message ?? t('failure.unknown')}
      action={<RetryButton failure={failure} onRetry={onRetry} />}
    />
  );
}
