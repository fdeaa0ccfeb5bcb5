import { useStore } from '@nanostores/react';
import { CircleCheck, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { useCommands } from './commands/command-context';
import { useEditor } from './editor-context';

/** In the bar while the video is rendered, and until somebody has looked at what came of it: the way back to its dialog. */
export function RenderState() {
  const t = useTranslator();
  const { ui } = useCommands();
  const { render, surroundings } = useEditor();
  const { status, percentageComplete } = useStore(render.$render);
  const isPicture = useStore(surroundings.$kind) === 'image';
  const isRunning = status === 'queued' || status === 'rendering';
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (isRunning && !wasRunning) setWasRunning(true);
  const isDone = status === 'done' && wasRunning;
  if (!isRunning && !isDone) return null;

  const percent = Math.floor(percentageComplete);
  const words =
    status === 'queued'
      ? t('renders.queued')
      : isDone
        ? t(isPicture ? 'pictureExport.ready' : 'render.ready')
        : t('renders.rendering', { percent });

  function open() {
    if (isDone) setWasRunning(false);
    ui.openRender();
  }

  return (
    <Button
      variant="quiet"
      size="sm"
      className={`sr-render-state sr-render-state--${isDone ? 'done' : 'running'}`}
      icon={isDone ? <CircleCheck aria-hidden /> : <LoaderCircle aria-hidden />}
      aria-label={words}
      title={words}
      onClick={open}
    >
      {status === 'rendering' ? t('render.percent', { percent }) : words}
    </Button>
  );
}
