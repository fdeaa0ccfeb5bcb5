// @ts-check
/** What is around the text of each page: head, bar, navigation, outline, next page. */
import { SECTIONS } from './navigation.mjs';
import { escapeHtml } from './render-markdown.mjs';

/**
 * @typedef {object} ShellPage
 * @property {string} slug
 * @property {string} title
 * @property {string} summary
 * @property {string} html
 * @property {readonly import('./render-markdown.mjs').Heading[]} headings
 * @property {string} [section] Name of its section.
 * @property {boolean} [isWide] Without an outline.
 *
 * @typedef {{ script: string, style: string, theme: string, search: string }} SiteFiles Names of built files.
 * @typedef {import('./navigation.mjs').NavigationSection} NavigationSection
 */

/** @param {string} slug */
export const addressOfSlug = (slug) => (slug === '' ? '/docs' : `/docs/${slug}`);

/** @param {ShellPage} page @param {readonly NavigationSection[]} sections @param {SiteFiles} files @returns {string} */
export function shellOf(page, sections, files) {
  const title = page.slug === '' ? 'Spotreel docs' : `${page.title} – Spotreel docs`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(page.summary.slice(0, 200))}">
<link rel="icon" href="/assets/spotreel.svg">
<link rel="preload" href="/assets/inter-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<script src="/docs/${files.theme}"></script>
<link rel="stylesheet" href="/docs/${files.style}">
<script type="module" src="/docs/${files.script}"></script>
</head>
<body data-search="/docs/${files.search}">
<a class="skip" href="#main">Skip to content</a>
${bar()}
<div class="frame${page.isWide ? ' frame--wide' : ''}">
${navigation(page, sections)}
<main id="main" tabindex="-1">
<article>
${breadcrumbs(page)}
<h1>${escapeHtml(page.title)}</h1>
${page.html}
</article>
${neighbors(page, sections)}
<footer class="footer"><a href="/docs/sitemap">All pages</a><a href="/docs/accessibility">Accessibility</a><a href="/api/openapi.json">OpenAPI</a></footer>
</main>
${page.isWide ? '' : outline(page)}
</div>
<dialog class="search" id="search" aria-label="Search the docs">
<form method="dialog"><input type="search" name="query" placeholder="Search the docs" aria-label="Search the docs" aria-controls="search-results" autocomplete="off" spellcheck="false"><button class="quiet" value="close">Esc</button></form>
<ol id="search-results"></ol><p class="search__state" role="status"></p>
</dialog>
</body>
</html>
`;
}

function bar() {
  return `<header class="bar">
<a class="bar__home" href="/docs"><img src="/assets/spotreel.svg" alt="" width="28" height="28"><span>Spotreel <b>Docs</b></span></a>
<button type="button" class="bar__search" data-open-search><span>Search</span><kbd>/</kbd></button>
<nav class="bar__links" aria-label="Site"><a class="bar__link" href="/docs/events">Elements</a><a class="bar__link" href="/docs/reference">API</a><a class="bar__link" href="/docs/changelog">Changelog</a><a class="bar__link" href="/">Open the app</a></nav>
<button type="button" class="bar__icon" data-theme-switch aria-label="Dark theme" aria-pressed="false"><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9z"/></svg></button>
<button type="button" class="bar__icon bar__menu" data-menu aria-label="Menu" aria-expanded="false" aria-controls="navigation"><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"/></svg></button>
</header>`;
}

/** @param {ShellPage} page @param {readonly NavigationSection[]} sections */
function navigation(page, sections) {
  const items = sections.map(
    ({ title, pages, isFolded }) =>
      `<h2 class="frame__heading">${escapeHtml(title)}</h2><ul class="frame__list">${(isFolded && title !== page.section
        ? pages.slice(0, 1)
        : pages
      )
        .map(({ slug, label }) => {
          const current = slug === page.slug ? ' aria-current="page"' : '';
          return `<li><a class="navigation__link" href="${addressOfSlug(slug)}"${current}>${escapeHtml(label)}</a></li>`;
        })
        .join('')}</ul>`,
  );
  return `<nav class="navigation" id="navigation" aria-label="Documentation">${items.join('\n')}</nav>`;
}

/** @param {ShellPage} page */
function breadcrumbs({ slug, section, title }) {
  if (slug === '') return '';
  const first = SECTIONS.find(({ title: name }) => name === section)?.pages[0];
  const middle =
    first?.slug && first.slug !== slug
      ? `<a class="crumbs__link" href="${addressOfSlug(first.slug)}">${section}</a>`
      : section;
  return `<nav class="crumbs" aria-label="Breadcrumb"><ol class="crumbs__list"><li class="crumbs__item"><a class="crumbs__link" href="/docs">Docs</a></li>${
    middle ? `<li class="crumbs__item">${middle}</li>` : ''
  }<li class="crumbs__item" aria-current="page">${escapeHtml(title)}</li></ol></nav>`;
}

/** @param {ShellPage} page @param {readonly NavigationSection[]} sections */
function neighbors({ slug }, sections) {
  const all = sections.flatMap(({ pages }) => pages);
  const at = all.findIndex((other) => other.slug === slug);
  if (at < 0) return '';
  const link = (/** @type {{ slug: string, label: string } | undefined} */ other, /** @type {string} */ rel) =>
    other
      ? `<a class="neighbors__link" rel="${rel}" href="${addressOfSlug(other.slug)}"><small>${rel === 'prev' ? 'Previous' : 'Next'}</small>${escapeHtml(other.label)}</a>`
      : '<span></span>';
  return `<nav class="neighbors" aria-label="Pages">${link(all[at - 1], 'prev')}${link(all[at + 1], 'next')}</nav>`;
}

/** @param {ShellPage} page */
function outline({ headings }) {
  const shown = headings.filter(({ depth }) => depth < 4);
  if (shown.length < 2) return '<aside class="outline"></aside>';
  const items = shown.map(
    ({ depth, id, text }) =>
      `<li><a class="outline__link${depth > 2 ? ' outline__link--deep' : ''}" href="#${id}">${escapeHtml(text)}</a></li>`,
  );
  return `<aside class="outline"><nav aria-labelledby="outline-title"><h2 class="frame__heading" id="outline-title">On this page</h2><ul class="frame__list">${items.join('')}</ul></nav></aside>`;
}
