import type { SurveyModalElementEvents, SurveyModalElementProps } from '../survey-modal/survey-modal-props';
import type { ElementWords } from './element-words';

/** Each comes before what the service says of a survey's design. */
const SURVEY_TOKENS = {
  '--spotreel-survey-brand-color': 'Main button, progress and what is chosen.',
  '--spotreel-survey-brand-text-color': 'Text on the brand color. Default: black or white, whichever reads better.',
  '--spotreel-survey-surface': 'Background.',
  '--spotreel-survey-text': 'Text.',
  '--spotreel-survey-text-muted': 'Hints.',
  '--spotreel-survey-border': 'Lines.',
  '--spotreel-survey-control-border': 'Edges of controls.',
  '--spotreel-survey-danger': 'Errors.',
  '--spotreel-survey-star-color': 'Stars of a rating.',
  '--spotreel-survey-highlight-border-color': 'Border of a highlighted survey.',
  '--spotreel-survey-radius': 'Radius of the window. Default: 18px.',
  '--spotreel-survey-width': 'Width of the window. Default: 392px, in the middle of the page 480px.',
  '--spotreel-survey-font': 'Font.',
  '--spotreel-survey-z-index': '`z-index` of a survey over the page. Default: 999999.',
} as const;

export const surveyModalWords: ElementWords<SurveyModalElementProps, SurveyModalElementEvents> = {
  description: 'Shows the surveys of an environment, over the page or inside it.',
  props: {
    apiBase: ['string', 'URL of the server, without `/api`. Default: the origin of the page.'],
    environmentId: ['string', 'ID of the environment. The element shows nothing without it.'],
    userId: ['string', 'ID of the visitor. Default: anonymous.'],
    language: ['string', 'Language of the survey. Default: the language of the page, then of the browser.'],
    action: ['string', 'Name of an action that just happened. Each new value can trigger surveys.'],
    hiddenFields: ['Record<string, string | number>', 'Values of hidden fields for the next surveys, by field ID.'],
    hold: ['boolean', 'Holds surveys back while set. A triggered survey appears afterwards, if it is still due.'],
    inline: ['boolean', 'Shows surveys inside the element. Default: over the page.'],
    survey: ['Survey', 'Previews this survey at once. The element sends nothing.'],
    product: ['SurveyProduct', 'Design settings for `survey`.'],
  },
  events: {
    'survey-displayed': { detail: '{ surveyId: string }', description: 'A survey opened.' },
    'survey-answered': {
      detail: '{ surveyId: string; data: Answers; finished: boolean }',
      description: 'The visitor answered or skipped a question. `data` has all answers so far.',
    },
    'survey-sent': {
      detail: '{ surveyId: string; responseId: string; finished: boolean }',
      description: 'The service received the answers.',
    },
    'survey-refused': {
      detail: '{ surveyId: string; key: string; status?: number; message: string }',
      description: 'The service refused answers permanently. The browser keeps them for 30 days.',
    },
    'survey-closed': { detail: '{ surveyId: string }', description: 'A survey closed.' },
    'survey-failed': {
      detail: '{ code: string; message: string }',
      description: 'An error occurred. It never interrupts the page.',
    },
  },
  methods: {},
  slots: {},
  parts: {},
  tokens: SURVEY_TOKENS,
};
