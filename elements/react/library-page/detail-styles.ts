import { lateStyles } from '../foundation/late-styles';
import waveform from '../waveform/waveform.css?inline';
import styles from './library-page.css?inline';

/** Of the pages of one recipe and of one animation. */
export const useDetailStyles = lateStyles([waveform, styles]);
