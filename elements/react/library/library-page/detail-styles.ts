import waveform from '../../controls/waveform/waveform.css?inline';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import styles from './library-page.css?inline';

/** Styles for the pages of one recipe and of one animation. */
export const useDetailStyles = lazyStyles([waveform, styles]);
