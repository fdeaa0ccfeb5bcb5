import type { Survey, SurveyProduct } from '@spotreel/sdk/internal/contract';
import { type PreviewOptions, previewSurvey } from '@spotreel/survey-widget/internal/preview';
import { useEffect, useRef } from 'react';

export interface SurveyFrameProps {
  survey: Survey;
  product: SurveyProduct;
  language?: string | undefined;
  listeners?: PreviewOptions['listeners'];
}

/** The survey widget as visitors see it, inside the story. Nothing is sent. */
export function SurveyFrame({ survey, product, language, listeners }: SurveyFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const life = new AbortController();
    const options = { survey, product, language, staysOpen: true, signal: life.signal };
    void previewSurvey({ ...options, place: place.current ?? undefined, ...(listeners && { listeners }) });
    return () => life.abort();
  }, [survey, product, language, listeners]);
  return <div ref={place} className="story-survey" />;
}
