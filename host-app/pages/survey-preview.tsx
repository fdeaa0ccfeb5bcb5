import { useEffect, useRef } from 'react';
import type { PreviewOptions } from '../../survey-widget/preview-survey';

export type SurveyPreviewProps = Pick<PreviewOptions, 'survey' | 'product'>;

/** Milliseconds without a change before the preview is drawn again. */
const SETTLE_MS = 250;

/** The widget itself, drawn anew a moment after each change. */
export function SurveyPreview({ survey, product }: SurveyPreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current;
    const life = new AbortController();
    const { signal } = life;
    const timer = setTimeout(async () => {
      const { previewSurvey } = await import('../../survey-widget/preview-survey');
      if (place && !signal.aborted) await previewSurvey({ survey, product, place, signal });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [survey, product]);
  return <div ref={box} />;
}
