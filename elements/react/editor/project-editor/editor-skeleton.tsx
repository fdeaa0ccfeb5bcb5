import { Skeleton } from '../../controls/skeleton/skeleton';
import { useTranslator } from '../../foundation/text/translation';

const SCENES = ['a', 'b', 'c', 'd', 'e'];

/** The shape of the editor while its project is on the way. */
export function EditorSkeleton() {
  const t = useTranslator();
  return (
    <div className="sr-editor" aria-busy="true">
      <p className="sr-visually-hidden" role="status">
        {t('app.loading')}
      </p>
      <div className="sr-editor__bar" />
      <div className="sr-editor__body">
        <div className="sr-editor__scenes sr-editor__loading">
          {SCENES.map((key) => (
            <Skeleton key={key} shape="landscape" />
          ))}
        </div>
        <div className="sr-editor__stage">
          <Skeleton shape="landscape" className="sr-editor__stage-skeleton" />
        </div>
        <div className="sr-editor__panel sr-editor__loading">
          {SCENES.map((key) => (
            <Skeleton key={key} shape="line" />
          ))}
        </div>
      </div>
    </div>
  );
}
