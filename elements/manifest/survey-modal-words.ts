import type { SurveyModalElementEvents, SurveyModalElementProps } from '../survey-modal/survey-modal-props';
import type { ElementWords } from './element-words';

export const surveyModalWords: ElementWords<SurveyModalElementProps, SurveyModalElementEvents> = {
  description: 'Surveys of an environment, over the page or as a part of it.',
  props: {
    apiBase: ['string', 'Address of the server, without `/api`. Default: the page’s own origin.'],
    environmentId: ['string', 'Nothing is asked before it is set.'],
    userId: ['string', 'Who the visitor is. Default: an anonymous one.'],
    language: ['string', 'Language of the words. Default: the page’s, then the browser’s.'],
    action: ['string', 'What the visitor has just done: each new value can trigger surveys.'],
    hiddenFields: [
      'Record<string, string | number>',
      'Values for the hidden fields of surveys that come up from now on, by the ids of the fields.',
    ],
    hold: [
      'boolean',
      'Holds surveys back as long as it is set: one that is triggered comes up after that, if it is still due.',
    ],
    inline: ['boolean', 'Shows surveys inside the element, as a part of the page. Default: over the page.'],
    survey: ['Survey', 'Shows this survey at once, for trying it out: nothing is asked, nothing is sent.'],
    product: ['SurveyProduct', 'How `survey` looks.'],
  },
  events: {
    'survey-displayed': { detail: '{ surveyId: string }', description: 'A survey is on show.' },
    'survey-answered': {
      detail: '{ surveyId: string; data: Answers; finished: boolean }',
      description: 'A question was answered or passed over: everything answered so far.',
    },
    'survey-sent': {
      detail: '{ surveyId: string; responseId: string; finished: boolean }',
      description: 'The service has the answers.',
    },
    'survey-refused': {
      detail: '{ surveyId: string; key: string; status?: number; message: string }',
      description: 'The service refused answers for good; they are kept for 30 days.',
    },
    'survey-closed': { detail: '{ surveyId: string }', description: 'A survey is gone from the page.' },
    'survey-failed': {
      detail: '{ code: string; message: string }',
      description: 'Something went wrong; the page is never interrupted.',
    },
  },
  slots: {},
  parts: {},
};
