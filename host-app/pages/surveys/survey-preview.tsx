import type { PreviewOptions } from '@spotreel/survey-widget/internal/preview';
import { useEffect, useRef } from 'react';

export type SurveyPreviewProps = Pick<PreviewOptions, 'survey' | 'product' | 'language'>;

/** Milliseconds without a change before the preview is drawn again. */
const SETTLE_MS = 250;

/** The widget itself, drawn anew a moment after each change, and when it has closed. */
export function SurveyPreview({ survey, product, language }: SurveyPreviewProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current;
    const life = new AbortController();
    const { signal } = life;
    const timer = setTimeout(async () => {
      const { previewSurvey } = await import('@spotreel/survey-widget/internal/preview');
      let works = place !== null;
      const listeners = {
        error: () => {
          works = false;
        },
      };
      while (place && works && !signal.aborted)
        await previewSurvey({ survey: asShown(survey, language), product, language, place, signal, listeners });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [survey, product, language]);
  return <div ref={box} />;
}

/** An author who looks at the own words sees them, whatever the language of the browser. */
function asShown(survey: SurveyPreviewProps['survey'], language: string | undefined): SurveyPreviewProps['survey'] {
  return language === undefined ? { ...survey, translations: {} } : survey;
}
