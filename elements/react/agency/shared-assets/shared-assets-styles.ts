import { agencyScreen } from '../agency-screen/agency-screen';
import sharedAssets from './shared-assets.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useSharedAssetsStyles = agencyScreen(sharedAssets);
