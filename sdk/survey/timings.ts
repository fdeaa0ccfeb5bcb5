/** Times that the widget keeps (docs/rules/surveys.md#sending). */

/** Start of the countdown 'You're redirected in N'. */
export const REDIRECT_SECONDS = 5;
/** From the thank-you card to its closing, where nothing is redirected. */
export const FINISHED_CLOSE_MS = 4000;
/** From closing by hand to the end of the run. */
export const CLOSE_MS = 1000;
/** From Enter on a single choice to its submission: time to see what was chosen. */
export const ENTER_SUBMIT_MS = 350;
/** The same with a text for 'Other'. */
export const ENTER_SUBMIT_OTHER_MS = 100;
