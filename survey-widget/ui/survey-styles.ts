import cards from './cards.css?inline';
import motionAndPhones from './motion-and-phones.css?inline';
import questionForm from './question-form.css?inline';
import choiceList from './questions/choice-list.css?inline';
import picturesAndFiles from './questions/pictures-and-files.css?inline';
import scale from './questions/scale.css?inline';
import surveyWindow from './survey-window.css?inline';

let sheet: CSSStyleSheet | undefined;

/** One sheet for all surveys of a page: no style element, so that a strict Content-Security-Policy holds. */
export function surveyStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    const parts = [surveyWindow, questionForm, choiceList, scale, picturesAndFiles, cards, motionAndPhones];
    sheet.replaceSync(parts.join('\n'));
  }
  return sheet;
}
