import type { Actions } from './actions';
import type { Setting } from './setting';
import type { Shown } from './shown';
import { SurveyWindow } from './survey-window';

/** The whole interface. It keeps nothing: the same arguments always give the same elements. */
export function view(shown: Shown, actions: Actions, setting: Setting) {
  return <SurveyWindow shown={shown} actions={actions} setting={setting} />;
}
