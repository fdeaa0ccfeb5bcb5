import type { Render } from '@spotreel/sdk/contract';
import { Button } from '../button/button';
import { momentText } from '../foundation/dates';
import { useTranslator } from '../foundation/translation';
import { RenderedFile } from './rendered-file';

export interface ShownFileProps {
  /** An earlier export that was chosen in the list. */
  chosen: Render | undefined;
  /** The file of what is on the stage. */
  result: Render | undefined;
  /** Closes the chosen one. */
  onClose: () => void;
}

/** The player of the dialog: the chosen file, else the result. */
export function ShownFile({ chosen, result, onClose }: ShownFileProps) {
  if (chosen) return <ChosenFile render={chosen} hasResult={result !== undefined} onClose={onClose} />;
  return result && <RenderedFile key={result.id} render={result} autoPlay={false} />;
}

interface ChosenFileProps {
  render: Render;
  /** There is a file of what is on the stage. */
  hasResult: boolean;
  onClose: () => void;
}

/** An earlier export, with its date, and the way back. */
function ChosenFile({ render, hasResult, onClose }: ChosenFileProps) {
  const t = useTranslator();
  return (
    <figure className="sr-render__chosen">
      <figcaption className="sr-render__caption">
        <span>
          {t('renders.caption', { date: momentText(t, render.createdAt) })}
          {!render.isCurrent && ` · ${t('renders.edited')}`}
        </span>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t(hasResult ? 'renders.backToLatest' : 'renders.close')}
        </Button>
      </figcaption>
      <RenderedFile key={render.id} render={render} autoPlay />
    </figure>
  );
}
