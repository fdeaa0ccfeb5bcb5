import { lazyStyles } from '../foundation/lazy-styles';
import waveform from '../waveform/waveform.css?inline';
import styles from './library-page.css?inline';

/** Styles for the pages of one recipe and of one animation. */
export const useDetailStyles = lazyStyles([waveform, styles]);
