import accountScreen from '../account/account-screen/account-screen.css?inline';
import { lazyStyles } from '../foundation/styles/lazy-styles';
import support from './support.css?inline';

const useStyles = lazyStyles([accountScreen, support]);

/** Styles of the support, downloaded with the first part of it. Before any other hook. */
export function useSupportScreen(): void {
  useStyles();
}
