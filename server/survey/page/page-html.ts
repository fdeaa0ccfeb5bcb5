/** The document around a survey or a card. It names its style sheets and its script, and holds no code and no style. */
import { escapeHtml } from '../../platform/http/escape-html';
import type { PageLanguage } from './page-language';

export interface PageParts extends PageLanguage {
  readonly title: string;
  /** Markup of the middle of the page. */
  readonly main: string;
  /** Above it: that this is a preview. */
  readonly banner?: string | undefined;
  /** True: the maker of the survey software is named. */
  readonly hasBranding: boolean;
  /** Id of the survey whose colors it has. */
  readonly surveyId?: string | undefined;
  /** Data for the script; without it there is no script. */
  readonly data?: object | undefined;
  /** Markup that the script shows later. */
  readonly templates?: string | undefined;
}

export function pageHtml(parts: PageParts): string {
  const { language, direction, words, title, main, banner, hasBranding, surveyId, data, templates = '' } = parts;
  const theme = surveyId ? `\n<link rel="stylesheet" href="/s/${escapeHtml(surveyId)}/theme.css">` : '';
  const script = data
    ? `\n<script type="application/json" id="page-data">${jsonForHtml(data)}</script>
<script type="module" src="/survey-page/survey-page.js"></script>`
    : '';
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<meta property="og:title" content="${escapeHtml(title)}">
<link rel="icon" href="/assets/spotreel.svg" type="image/svg+xml">
<link rel="stylesheet" href="/survey-page/survey-page.css">${theme}
</head>
<body>
${banner ? `<p class="page-banner" role="note">${escapeHtml(banner)}</p>` : ''}
<main class="page-main" id="main">
${main}
</main>
${hasBranding ? `<footer class="page-branding">${escapeHtml(words.branding)}</footer>` : ''}
${data ? `<noscript><p class="page-banner">${escapeHtml(words.noScript)}</p></noscript>` : ''}${templates}${script}
</body>
</html>
`;
}

/** JSON inside a script element: nothing in it can end that element. */
function jsonForHtml(value: object): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapedCharacter);
}

function escapedCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
