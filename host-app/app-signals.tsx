/**
 * Events that the app reports while a user is signed in: page views to its own server, and actions to the survey
 * widget. The widget runs in the app as it would on any other site.
 */

import { useSession, useSpotreel } from '@spotreel/elements/react';
import { surveys } from '@spotreel/survey-widget';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isEntrance } from './entrance-pages';
import { useBrandOfPage } from './layout/look/brand';
import { surveyActions } from './survey-actions';

export function AppSignals() {
  const { tracker, on } = useSpotreel();
  const { user } = useSession();
  const { pathname } = useLocation();
  useBrandOfPage();
  const { id: userId, email, surveyEnvironmentId: environmentId } = user ?? {};

  useEffect(() => {
    if (userId === undefined || !email || !environmentId) return;
    // What goes wrong with a survey is no trouble of who makes a video.
    void surveys.init({ environmentId, apiHost: location.origin, userId: String(userId), errorHandler: () => {} });
    void surveys.setEmail(email);
    const stops = [
      on('render-finished', () => void surveys.track(surveyActions.renderFinished)),
      on('file-downloaded', ({ isFirst }) => {
        if (isFirst) void surveys.track(surveyActions.firstVideoDownloaded);
        void surveys.track(surveyActions.videoDownloaded);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      void surveys.logout();
    };
  }, [on, userId, email, environmentId]);

  useEffect(() => {
    // the page of the login is left at once: no person looks at it
    if (userId === undefined || isEntrance(pathname)) return;
    tracker.viewPage();
    if (environmentId) void surveys.registerRouteChange();
  }, [pathname, userId, environmentId, tracker]);

  return null;
}
