import { useStore } from '@nanostores/react';
import { CircleCheck, LoaderCircle } from 'lucide-react';
import { Button } from '../../../controls/button/button';
import { useTranslator } from '../../../foundation/text/translation';
import { useCommands } from '../../editor-context/command-context';
import { useEditor } from '../../editor-context/editor-context';

/** In the bar while the video is exported, and as long as its file shows what is on the stage: the way back to it. */
export function RenderStateText() {
  const t = useTranslator();
  const { ui } = useCommands();
  const { render: exports, environment, views } = useEditor();
  const { status, percentageComplete, render } = useStore(exports.$render);
  const hasUnsavedEdits = useStore(views.$hasUnsavedEdits);
  const isPicture = useStore(environment.$kind) === 'image';
  const isRunning = status === 'queued' || status === 'rendering';
  const isDone = status === 'done' && render?.isCurrent === true && !hasUnsavedEdits;
  if (!isRunning && !isDone) return null;

  const percent = Math.floor(percentageComplete);
  const words =
    status === 'queued'
      ? t('renders.queued')
      : isDone
        ? t(isPicture ? 'pictureExport.ready' : 'render.ready')
        : t('renders.rendering', { percent });

  return (
    <Button
      variant="quiet"
      size="sm"
      className={`sr-render-state sr-render-state--${isDone ? 'done' : 'running'}`}
      icon={isDone ? <CircleCheck aria-hidden /> : <LoaderCircle aria-hidden />}
      aria-label={words}
      title={words}
      onClick={ui.openRender}
    >
      {status === 'rendering' ? t('render.percent', { percent }) : words}
    </Button>
  );
}
