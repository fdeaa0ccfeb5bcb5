import type { Actions } from '../actions';
import type { Setting } from '../setting';
import type { Shown } from '../shown';

export interface ScreenProps {
  readonly shown: Shown;
  readonly actions: Actions;
  readonly setting: Setting;
}
