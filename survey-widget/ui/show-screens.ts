/** A survey on its way through its screens: each change of what is shown renders the view once. */

import { CLOSE_MS, type RunState } from '@spotreel/sdk/internal/survey';
import { render } from 'preact';
import { later } from '../later';
import type { Actions } from './actions';
import type { AnswerDraft } from './questions/draft';
import { openQuestion } from './questions/open-question';
import { endSurvey } from './screens/end-survey';
import { focusNewScreen, focusProblem } from './screens/screen-focus';
import type { ScreensOptions } from './screens-options';
import { isModal } from './setting';
import type { Shown } from './shown';
import { view } from './view';
import { startWindow } from './window/start-window';

/** @throws what the first screen failed of; a later failure goes to `onFailure`. */
export function showScreens(root: ShadowRoot, options: ScreensOptions): void {
  const { run, setting, signal } = options;
  const { begin, close } = run;
  let screenLife: AbortController;
  let actions: Actions;
  let shown: Shown = { run: run.state, draft: { answer: undefined } };

  const change = (changed: Partial<Shown>) => {
    shown = { ...shown, ...changed };
    render(view(shown, actions, setting), root);
  };
  const enter = (state: RunState) => {
    screenLife = new AbortController();
    const onDraft = (draft: AnswerDraft) => change({ draft });
    const question = openQuestion(run, setting, screenLife.signal, onDraft, () => focusProblem(root));
    actions = { begin, close, question };
    change({ run: state, draft: question?.draft ?? shown.draft, isPointed: false });
    if (state.screen === 'thankYou') endSurvey(options, screenLife.signal, change);
  };
  const followFocus = () => focusNewScreen(root, isModal(setting), shown.isTouched);

  enter(run.state);
  startWindow(root, options, () => shown, change);
  followFocus();
  const stop = run.on('state', (state) => {
    screenLife.abort();
    try {
      if (state.screen === 'closed') {
        change({ isLeaving: true });
        later(CLOSE_MS, signal, options.onGone);
      } else {
        enter(state);
        followFocus();
      }
    } catch (thrown) {
      options.onFailure(thrown);
    }
  });
  signal.addEventListener('abort', () => {
    screenLife.abort();
    stop();
  });
}
