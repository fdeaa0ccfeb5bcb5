import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { PictureFormat } from '../render-dialog/picture-format';
import { RenderDialog } from '../render-dialog/render-dialog';
import { useEditor } from './editor-context';
import { FeedbackPanel } from './feedback-panel';
import { RefusedRender } from './refused-render';
import { SampleReminder } from './sample-reminder';

export interface RenderPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Asked right before a render is; false keeps it from being asked for. Default: it may. */
  mayRender?: (() => boolean) | undefined;
}

/** Rendering of the open project. */
export function RenderPanel({ open, onOpenChange, mayRender = () => true }: RenderPanelProps) {
  const editor = useEditor();
  const { status, render, renders, notice } = useStore(editor.render.$render);
  const { width, height } = useStore(editor.views.$canvas);
  const duration = useStore(editor.views.$duration);
  const name = useStore(editor.views.$name);
  const isPicture = useStore(editor.surroundings.$kind) === 'image';
  const [format, setFormat] = useState<PictureFormat>('png');

  useEffect(() => {
    if (open) void editor.render.refresh();
  }, [open, editor]);

  return (
    <RenderDialog
      open={open}
      onOpenChange={onOpenChange}
      name={name}
      width={width}
      height={height}
      durationSeconds={duration}
      render={render ?? undefined}
      renders={renders}
      feedback={<FeedbackPanel />}
      isRequesting={status === 'requesting'}
      refusal={notice && <RefusedRender notice={notice} onLeave={() => onOpenChange(false)} />}
      reminder={<SampleReminder onLeave={() => onOpenChange(false)} />}
      picture={isPicture ? { format, onFormat: setFormat } : undefined}
      onRender={() => mayRender() && void editor.requestRender(isPicture ? format : undefined)}
      onCancel={editor.render.cancel}
    />
  );
}
