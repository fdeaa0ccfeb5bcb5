import { useEffect, useLayoutEffect, useRef } from 'react';
import { connectPreview, connectSurveys, type SurveyConnection, type SurveyListeners } from './survey-connection';
import type { SurveyModalProps } from './survey-modal-props';

/** Nothing of its own, and surveys inside it where they are part of the page. */
export function SurveyPlace(props: SurveyModalProps) {
  const { survey, product, apiBase, environmentId, userId, language, inline, action, hold, hiddenFields } = props;
  const box = useRef<HTMLDivElement>(null);
  const connection = useRef<SurveyConnection>(undefined);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const place = inline ? (box.current ?? undefined) : undefined;
    const listeners = listenersOf(() => latest.current);
    const connect = () => {
      if (survey && product) return connectPreview({ survey, product, language, place, listeners });
      const apiHost = apiBase || location.origin;
      if (!environmentId) return undefined;
      const { hiddenFields } = latest.current;
      return connectSurveys({ apiHost, environmentId, userId, language, place, hiddenFields }, listeners);
    };
    const connected = connect();
    connection.current = connected;
    connected?.setHeld(Boolean(latest.current.hold));
    return () => connected?.stop();
  }, [survey, product, apiBase, environmentId, userId, language, inline]);

  // both before the action that may need them
  useEffect(() => connection.current?.setHeld(Boolean(hold)), [hold]);
  useEffect(() => {
    if (hiddenFields) connection.current?.setHiddenFields(hiddenFields);
  }, [hiddenFields]);

  useEffect(() => {
    if (action) connection.current?.track(action);
  }, [action]);

  return <div ref={box} />;
}

function listenersOf(props: () => SurveyModalProps): SurveyListeners {
  return {
    display: (detail) => props().onSurveyDisplayed(detail),
    answer: (detail) => props().onSurveyAnswered(detail),
    response: (detail) => props().onSurveySent(detail),
    refused: (detail) => props().onSurveyRefused(detail),
    close: (detail) => props().onSurveyClosed(detail),
    error: ({ code, message }) => props().onSurveyFailed({ code, message }),
  };
}
