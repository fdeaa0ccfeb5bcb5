/** `GET /s/{surveyId}`: the page of a survey of type link, email or mobile. Every state of it is a whole page with its status. */

import type { SurveyOpening } from '@spotreel/sdk/internal/contract';
import { toApiError } from '../../platform/http/answers/error-answer';
import { networkOf } from '../../platform/http/network';
import type { RequestContext } from '../../platform/http/request-context';
import type { SurveyServices } from '../domain';
import { openSurveyPage } from './open-survey';
import { type CardText, emailCard, messageCard, pinCard, sentCard } from './page-cards';
import { type PageParts, pageHtml } from './page-html';
import { type PageLanguage, pageLanguage, type SurveyLanguages } from './page-language';
import { findPageSurvey, surveyIdIn } from './page-survey';

export async function serveSurveyPage(
  context: RequestContext,
  services: SurveyServices,
  policy: string,
): Promise<Response> {
  const query = context.url.searchParams;
  const surveyId = surveyIdIn(context.url);
  const inLanguage = (survey: SurveyLanguages = {}) =>
    pageLanguage(survey, query.get('lang'), context.raw.headers.get('accept-language'));
  try {
    await services.limiters.surveyService.spend(networkOf(context.address));
    const keys = {
      singleUseId: query.get('suId')?.slice(0, 300),
      verification: query.get('verify')?.slice(0, 2000),
      preview: query.get('preview')?.slice(0, 2000),
    };
    const opening = await openSurveyPage(services, surveyId, keys, context.address);
    const { row } = await findPageSurvey(services.db, surveyId, 'drafts');
    const parts = partsOf(surveyId, opening, inLanguage(row.content));
    return htmlAnswer(pageHtml(parts), 200, policy);
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.code === 'internal') context.log.error({ err: error.cause }, 'survey page failed');
    const language = inLanguage();
    const isUnknown = error.code === 'not_found';
    const card = isUnknown ? notFoundText(language) : brokenText(language);
    const page = { ...language, title: card.heading, main: messageCard(card), hasBranding: true };
    return htmlAnswer(pageHtml(page), isUnknown ? 404 : (error.status ?? 500), policy);
  }
}

function partsOf(
  surveyId: string,
  opening: SurveyOpening & { readonly environmentId: string },
  language: PageLanguage,
): PageParts {
  const { words } = language;
  const { state, product, opened, environmentId } = opening;
  const hasBranding = product.inAppSurveyBranding;
  const page = { ...language, surveyId, hasBranding };
  const { pinWrong, tooMany, failed, emailInvalid, emailFailed } = words;
  const data = {
    surveyId,
    environmentId,
    language: language.language,
    product,
    words: { pinWrong, tooMany, failed, emailInvalid, emailFailed },
  };
  if (opened) {
    const { survey, isPreview } = opened;
    const title = (survey.welcomeCard.enabled && survey.welcomeCard.headline) || survey.name;
    const banner = isPreview ? words.preview : undefined;
    // the survey's own window names its maker
    return { ...page, title, banner, hasBranding: false, main: '<div id="survey"></div>', data: { ...data, opened } };
  }
  if (state === 'pin') return { ...page, title: words.title, main: pinCard(words), data };
  if (state === 'email' || state === 'emailExpired') {
    const heading = opening.heading ?? words.emailHeading;
    const text = state === 'emailExpired' ? words.emailExpired : (opening.subheading ?? words.emailText);
    const templates = `<template id="sent">${sentCard(words)}</template>`;
    return { ...page, title: heading, main: emailCard(words, heading, text), data, templates };
  }
  const card = cardOf(opening, language);
  return { ...page, title: card.heading, main: messageCard(card) };
}

function cardOf({ state, heading, subheading }: SurveyOpening, { words }: PageLanguage): CardText {
  const own = (icon: CardText['icon'], otherHeading: string, otherText: string): CardText => ({
    icon,
    heading: heading ?? otherHeading,
    // an author who wrote a heading alone wants no other text under it
    text: subheading ?? (heading ? '' : otherText),
  });
  switch (state) {
    case 'used':
      return own('check', words.usedHeading, words.usedText);
    case 'answered':
      return own('check', words.answeredHeading, words.answeredText);
    case 'linkNeeded':
      return own('link', words.linkNeededHeading, words.linkNeededText);
    case 'paused':
      return own('pause', words.pausedHeading, words.pausedText);
    default:
      return own('end', words.closedHeading, words.closedText);
  }
}

function notFoundText({ words }: PageLanguage): CardText {
  return { icon: 'search', heading: words.notFoundHeading, text: words.notFoundText };
}

function brokenText({ words }: PageLanguage): CardText {
  return { icon: 'pause', heading: words.brokenHeading, text: words.brokenText };
}

function htmlAnswer(html: string, status: number, policy: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-robots-tag': 'noindex, nofollow',
    vary: 'Accept-Language',
  };
  return new Response(html, { status, headers });
}
