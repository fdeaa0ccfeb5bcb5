import type { ElementDefinition, ElementOf } from '../bridge/element-definition';
import { SurveyModal } from './survey-modal';
import type { SurveyModalElementEvents, SurveyModalElementProps } from './survey-modal-props';

/** The element `<survey-modal>`. */
export type SurveyModalElement = ElementOf<SurveyModalElementProps, SurveyModalElementEvents>;

export const surveyModal: ElementDefinition<SurveyModalElementProps, SurveyModalElementEvents> = {
  tag: 'survey-modal',
  component: SurveyModal,
  props: {
    apiBase: 'string',
    environmentId: 'string',
    userId: 'string',
    language: 'string',
    action: 'string',
    hiddenFields: 'object',
    hold: 'boolean',
    inline: 'boolean',
    survey: 'object',
    product: 'object',
  },
  events: {
    'survey-displayed': {},
    'survey-answered': {},
    'survey-sent': {},
    'survey-refused': {},
    'survey-closed': {},
    'survey-failed': {},
  },
  methods: {},
};

declare global {
  interface HTMLElementTagNameMap {
    'survey-modal': SurveyModalElement;
  }
}
