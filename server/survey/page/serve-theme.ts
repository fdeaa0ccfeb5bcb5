import { parseHexColor, textOn } from '@spotreel/sdk/internal/base';
import type { RequestContext } from '../../platform/http/request-context';
import type { SurveyServices } from '../domain';
import { findPageSurvey, surveyIdIn } from './page-survey';

/** `GET /s/{surveyId}/theme.css`: the survey's color, since a page without inline styles needs it in a file. */
export async function serveTheme({ url }: RequestContext, { db }: SurveyServices): Promise<Response> {
  const { row, environment } = await findPageSurvey(db, surveyIdIn(url), 'drafts');
  const own = parseHexColor(row.content.productOverwrites?.brandColor ?? '');
  const color = own ?? parseHexColor(environment.product.brandColor);
  const css = color ? `:root { --page-brand: ${color}; --page-on-brand: ${textOn(color)}; }\n` : '';
  return new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' } });
}
