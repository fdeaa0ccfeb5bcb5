import type { Render } from '@spotreel/sdk/internal/contract';
import { Button } from '../../../controls/button/button';
import { momentText } from '../../../foundation/text/dates';
import { useTranslator } from '../../../foundation/text/translation';
import { RenderedFile, type RenderedFileProps } from './rendered-file';

export interface ShownFileProps extends Pick<RenderedFileProps, 'projectId'> {
  /** A file that was chosen in a list. */
  chosen: Render | undefined;
  /** Files of what is on the stage. */
  results: readonly Render[];
  /** Closes the chosen one. */
  onClose: () => void;
}

/** The player of the dialog: the chosen file, else the first result. */
export function ShownFile({ chosen, results, onClose, projectId }: ShownFileProps) {
  const [first] = results;
  if (chosen && results.includes(chosen))
    return <RenderedFile key={chosen.id} render={chosen} projectId={projectId} autoPlay />;
  if (chosen) {
    return <ChosenFile render={chosen} hasResult={first !== undefined} onClose={onClose} projectId={projectId} />;
  }
  return first && <RenderedFile key={first.id} render={first} projectId={projectId} autoPlay={false} />;
}

interface ChosenFileProps extends Pick<RenderedFileProps, 'projectId'> {
  render: Render;
  /** There is a file of what is on the stage. */
  hasResult: boolean;
  onClose: () => void;
}

/** An earlier export, with its date, and the way back. */
function ChosenFile({ render, hasResult, onClose, projectId }: ChosenFileProps) {
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
      <RenderedFile key={render.id} render={render} projectId={projectId} autoPlay />
    </figure>
  );
}
