/**
 * The first question of a survey as HTML for an email: each answer is a link that opens the page with that answer given.
 * Programs for email drop style sheets and scripts, so it is a table with styles on its elements.
 */
import { parseHexColor, textOn } from '@spotreel/sdk/internal/base';
import { OTHER_CHOICE_ID, type SurveyProduct, type SurveyQuestion } from '@spotreel/sdk/internal/contract';
import { numbersOf } from '@spotreel/sdk/internal/survey';
import { escapeHtml } from '../../platform/http/escape-html';
import type { SurveyRow } from '../surveys/survey-row';

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** `url`: of the survey's page. `openSurvey`: the button where the question cannot be answered by a click and names none. */
export function mailQuestion(
  { content }: SurveyRow,
  product: SurveyProduct,
  { url, openSurvey }: { readonly url: string; readonly openSurvey: string },
): string {
  const question = content.questions[0];
  const brand = parseHexColor(content.productOverwrites?.brandColor ?? '') ?? parseHexColor(product.brandColor);
  const color = brand ?? '#18181b';
  const answers = question && answerLinks(question, url, color);
  const lines = [
    paragraph(question?.headline ?? content.name, 'font-size:18px;font-weight:600;color:#18181b'),
    ...(question?.subheader ? [paragraph(question.subheader, 'font-size:15px;color:#52525b')] : []),
    answers ?? button(url, question?.buttonLabel || openSurvey, color),
  ];
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="max-width:560px;${FONT}"><tr><td>
${lines.join('\n')}
</td></tr></table>`;
}

/** Undefined: the question is not answered by one click. */
function answerLinks(question: SurveyQuestion, url: string, color: string): string | undefined {
  const link = (value: string) => withAnswer(url, question.id, value);
  switch (question.type) {
    case 'nps':
    case 'rating': {
      const sign = question.type === 'rating' && question.scale === 'star' ? '★' : '';
      const cells = numbersOf(question).map((number) => numberCell(link(String(number)), `${number}${sign}`));
      return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${cells.join('')}</tr></table>
${paragraph(scaleText(question), 'font-size:13px;color:#52525b')}`;
    }
    case 'multipleChoiceSingle':
      return question.choices
        .map(({ id, label }) => choiceLink(id === OTHER_CHOICE_ID ? url : link(label), label))
        .join('\n');
    case 'consent':
      return button(link('accepted'), question.label, color);
    default:
      return undefined;
  }
}

function scaleText({ lowerLabel, upperLabel }: { readonly lowerLabel: string; readonly upperLabel: string }): string {
  return [lowerLabel, upperLabel].filter(Boolean).join(' – ');
}

function withAnswer(url: string, name: string, value: string): string {
  const address = new URL(url);
  address.searchParams.set(name, value);
  return address.href;
}

function paragraph(text: string, style: string): string {
  return text && `<p style="margin:0 0 12px;line-height:1.4;${style}">${escapeHtml(text)}</p>`;
}

function numberCell(url: string, text: string): string {
  const style = 'display:block;min-width:20px;padding:9px 6px;border:1px solid #d4d4d8;border-radius:8px;color:#18181b';
  return `<td style="padding:0 4px 12px 0"><a href="${escapeHtml(url)}" style="${style};font-size:15px;text-align:center;text-decoration:none">${escapeHtml(text)}</a></td>`;
}

function choiceLink(url: string, label: string): string {
  const style = 'display:block;padding:12px 14px;border:1px solid #d4d4d8;border-radius:8px;color:#18181b';
  return `<p style="margin:0 0 8px"><a href="${escapeHtml(url)}" style="${style};font-size:15px;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function button(url: string, label: string, color: string): string {
  const style = `display:inline-block;padding:12px 22px;border-radius:8px;background:${color};color:${textOn(color)}`;
  return `<p style="margin:0 0 12px"><a href="${escapeHtml(url)}" style="${style};font-size:15px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}
