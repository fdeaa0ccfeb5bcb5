import { addMessages, supportMessages } from '@spotreel/sdk/internal/i18n';
import accountScreen from '../account-screen/account-screen.css?inline';
import { lazyStyles } from '../foundation/lazy-styles';
import { useChapter } from '../foundation/translation';
import support from './support.css?inline';

const useStyles = lazyStyles([accountScreen, support]);

/** Words and styles of the support, downloaded with the first part of it. Before any other hook. */
export function useSupportScreen(): void {
  addMessages(supportMessages);
  useChapter('support');
  useStyles();
}
