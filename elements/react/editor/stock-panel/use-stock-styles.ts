import segmentsCss from '../../controls/segments/segments.css?inline';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import stockPanelCss from './stock-panel.css?inline';

/** Styles of the search of stock, which is downloaded with its words. */
export const useStockStyles = lazyStyles([segmentsCss, stockPanelCss]);
