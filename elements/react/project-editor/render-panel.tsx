import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { RenderNotice } from '../../../sdk/stores/render-notice';
import { RenderDialog, type RenderRefusal } from '../render-dialog/render-dialog';
import { useEditor } from './editor-context';
import { FeedbackPanel } from './feedback-panel';

export interface RenderPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  upgradeUrl: string;
}

const refusals: Partial<Record<RenderNotice['kind'], RenderRefusal>> = {
  render_limit: 'limit',
  multiple_rendering: 'concurrent',
  temporary: 'empty',
  unavailable: 'unavailable',
};

/** Refusals of which the dialog has no words of its own. */
const NAMED: readonly RenderNotice['kind'][] = ['recipe_duration_limit', 'unavailable'];

/** Rendering of the open project. */
export function RenderPanel({ open, onOpenChange, upgradeUrl }: RenderPanelProps) {
  const editor = useEditor();
  const { status, render, renders, notice } = useStore(editor.render.$render);
  const { width, height } = useStore(editor.views.$canvas);
  const duration = useStore(editor.views.$duration);
  const name = useStore(editor.views.$name);

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
      refusal={notice ? (refusals[notice.kind] ?? 'other') : undefined}
      refusalText={notice && NAMED.includes(notice.kind) ? notice.text : undefined}
      upgradeUrl={upgradeUrl}
      onRender={editor.requestRender}
      onCancel={editor.render.cancel}
    />
  );
}
