/** The widget for a script tag. */
import { startScript } from './start-script';

startScript();
