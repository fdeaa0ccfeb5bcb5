// @ts-check
/**
 * Markdown of the repository as HTML without inline styles or scripts, which the server's policy refuses. Raw HTML of a document
 * is left out, except the markers that `widgets` names.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import hljs from 'highlight.js/lib/common';
import { Marked } from 'marked';

/**
 * @typedef {{ depth: number, id: string, text: string }} Heading
 * @typedef {{ html: string, title: string, summary: string, headings: Heading[], text: string[] }} RenderedPage `text`: for the search, one entry a heading.
 */

const LANGUAGES = /** @type {Record<string, string>} */ ({ sh: 'bash', tsx: 'typescript', html: 'xml', vue: 'xml' });
const NAMES = /** @type {Record<string, string>} */ ({
  sh: 'Shell',
  js: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'React',
  html: 'HTML',
  vue: 'Vue',
  css: 'CSS',
  json: 'JSON',
  php: 'PHP',
  python: 'Python',
  yaml: 'YAML',
  http: 'HTTP',
});

/** @param {string} text */
export const escapeHtml = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** As GitHub makes them, so that a link works in both places. @param {string} text */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

/** @param {string} html */
const plainText = (html) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[String(name)] ?? "'");

/**
 * @param {string} markdown
 * @param {object} options
 * @param {string} options.file
 * @param {(file: string) => string | undefined} options.addressOf Of a page.
 * @param {((file: string) => string) | undefined} [options.pictureOf] Address of a picture. Without it, pictures are left out.
 * @param {Record<string, string>} [options.widgets]
 * @returns {RenderedPage}
 */
export function renderMarkdown(markdown, { file, addressOf, pictureOf, widgets = {} }) {
  /** @type {Heading[]} */
  const headings = [];
  /** @type {string[]} */
  const text = [''];
  let title = '';
  let summary = '';
  const marked = new Marked();
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        if (depth === 1) {
          title = plainText(html);
          return '';
        }
        const id = anchorOf(plainText(html));
        headings.push({ depth, id, text: plainText(html) });
        text.push('');
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${html}</a></h${depth}>\n`;
      },
      paragraph({ tokens }) {
        const html = this.parser.parseInline(tokens);
        if (!summary) summary = plainText(html);
        text[text.length - 1] += ` ${plainText(html)}`;
        return `<p>${html}</p>\n`;
      },
      code: ({ text: code, lang }) => codeBlock(code, lang ?? ''),
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        const target = linkOf(href, file, addressOf);
        return target ? `<a href="${escapeHtml(target)}">${html}</a>` : html;
      },
      image({ href, text: description }) {
        const address = pictureOf?.(path.posix.join(path.posix.dirname(file), href));
        return address ? `<img src="${escapeHtml(address)}" alt="${escapeHtml(description)}" loading="lazy">` : '';
      },
      table(token) {
        const row = (/** @type {import('marked').Tokens.TableCell[]} */ cells, /** @type {string} */ tag) =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const rows = token.rows.map((cells) => row(cells, 'td')).join('');
        text[text.length - 1] += ` ${plainText(rows.replace(/<\/t[dr]>/g, ' '))}`;
        const head = token.header.some(({ text: name }) => name !== '')
          ? `<thead>${row(token.header, 'th')}</thead>`
          : '';
        return `<div class="table" role="group" aria-label="Table" tabindex="0"><table>${head}<tbody>${rows}</tbody></table></div>\n`;
      },
      html: ({ text: raw }) => widgets[raw.trim().replace(/^<!--\s*|\s*-->$/g, '')] ?? '',
    },
  });
  const html = /** @type {string} */ (marked.parse(markdown));
  return { html, title, summary, headings, text };
}

/** @param {string} code @param {string} info Language, then words for the tests and `title=`. @returns {string} */
export function codeBlock(code, info) {
  const [language = ''] = info.split(/\s/);
  const title = /title=(\S+)/.exec(info)?.[1] ?? NAMES[language] ?? (language || 'Text');
  const known = LANGUAGES[language] ?? language;
  const html = hljs.getLanguage(known) ? hljs.highlight(code, { language: known }).value : escapeHtml(code);
  return (
    `<figure class="code"><figcaption>${escapeHtml(title)}<button type="button" data-copy>Copy</button></figcaption>` +
    `<pre tabindex="0"><code>${html}</code></pre></figure>\n`
  );
}

/**
 * Links between documents become links between pages. Files that are no page have none.
 * @param {string} href @param {string} file @param {(file: string) => string | undefined} addressOf
 */
function linkOf(href, file, addressOf) {
  if (/^(https?:|mailto:|#|\/)/.test(href)) return href;
  const [target = '', anchor] = href.split('#');
  const named = path.posix.join(path.posix.dirname(file), target);
  const address = named.startsWith('examples/') ? addressOfExample(named) : addressOf(named);
  return address && `${address}${anchor ? `#${anchor}` : ''}`;
}

/** The server shows files, and folders with a page. @param {string} named */
function addressOfExample(named) {
  if (path.posix.extname(named) !== '') return `/${named}`;
  return existsSync(`${named}/index.html`) ? `/${named.replace(/\/$/, '')}/` : undefined;
}
