import type { Render } from '@spotreel/sdk/contract';
import type { Translator } from '@spotreel/sdk/i18n';
import { useTranslator } from '../foundation/translation';
import { Progress } from '../progress/progress';

/** How far it is, in a bar and in words; undefined while it is being asked for. */
export function RenderProgress({ render }: { render: Render | undefined }) {
  const t = useTranslator();
  const isRendering = render?.status === 'rendering';
  const percent = Math.floor(render?.percentageComplete ?? 0);
  const words = isRendering ? t('render.rendering') : queueText(render?.queuePosition ?? null, t);
  return (
    <div className="sr-render__progress">
      <p className="sr-render__words" role="status">
        <span>{words}</span>
        {isRendering && <strong>{t('render.percent', { percent })}</strong>}
      </p>
      <Progress percent={isRendering ? percent : undefined} label={words} />
      <p className="sr-field__hint">{t('render.canLeave')}</p>
    </div>
  );
}

function queueText(position: number | null, t: Translator): string {
  if (position === null) return t('render.queued');
  return position === 1 ? t('render.queueNext') : t('render.queuePosition', { count: position });
}
