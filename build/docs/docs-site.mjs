// @ts-check
/** The documentation site as a rollup plugin: static pages beside the script of the site, which is the bundle's entry. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { openApiDocument } from '../openapi/document.mjs';
import { contractFiles, readContract } from '../openapi/read-contract.mjs';
import { bundledCss } from '../styles.mjs';
import { backgroundPages, NAVIGATION, SECTIONS } from './navigation.mjs';
import { addressOfSlug, shellOf } from './page-shell.mjs';
import { apiDomains, commonErrors } from './reference/overview.mjs';
import { referencePages } from './reference/reference-pages.mjs';
import { REFERENCE_FILES, withReferenceTables } from './reference-tables.mjs';
import { renderMarkdown } from './render-markdown.mjs';
import { themeEditor } from './theme-editor.mjs';

/**
 * @typedef {import('./page-shell.mjs').ShellPage & { text: readonly string[] }} SitePage
 * @typedef {{ id: string, title: string, page: string, text: string }} SearchEntry
 */

/** @param {{ style: string }} options Path of the style sheet. @returns {import('rollup').Plugin} */
export function docsSite({ style }) {
  const listed = SECTIONS.flatMap(({ title, pages }) => pages.map((page) => ({ ...page, section: title })));
  const sources = [...listed, ...backgroundPages().map((page) => ({ ...page, section: 'Background' }))];
  const addresses = new Map(sources.map(({ file, slug }) => [file, addressOfSlug(slug)]));
  let css = '';
  return {
    name: 'docs-site',
    async buildStart() {
      for (const file of [...sources.map((source) => source.file), ...REFERENCE_FILES, ...contractFiles()])
        this.addWatchFile(file);
      const sheet = bundledCss(style, (file) => this.addWatchFile(file));
      css = (await transform(sheet, { loader: 'css', minify: true })).code;
    },
    async generateBundle(_options, bundle) {
      const contract = await readContract();
      const api = openApiDocument(contract);
      const documents = await Promise.all(
        sources.map(async ({ file, slug, section }) => {
          const markdown = withReferenceTables(await readFile(file, 'utf8'));
          const rendered = renderMarkdown(markdown, {
            file,
            addressOf: (name) => addresses.get(name),
            pictureOf: (name) => {
              const picture = { name: path.basename(name), source: readFileSync(name) };
              return `${addressOfSlug('')}/${this.getFileName(this.emitFile({ type: 'asset', ...picture }))}`;
            },
            widgets: { 'theme editor': themeEditor(), 'api domains': apiDomains(), 'common errors': commonErrors(api) },
          });
          return /** @type {SitePage} */ ({ ...rendered, slug, section });
        }),
      );
      const pages = [...documents, ...referencePages(api, callsOfClient(contract))];
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: JSON.stringify(api) });
      const asset = (/** @type {string} */ name, /** @type {string} */ source) =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }));
      const entry = (/** @type {string} */ name) =>
        Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === name)?.fileName ?? '';
      const files = {
        script: entry('docs'),
        theme: entry('theme'),
        style: asset('docs.css', css),
        search: asset('search.json', JSON.stringify(pages.flatMap(searchEntries))),
      };
      for (const page of [...pages, siteMap(), missingPage()])
        this.emitFile({
          type: 'asset',
          fileName: `${page.slug || 'index'}.html`,
          source: shellOf(page, NAVIGATION, files),
        });
    },
  };
}

/** @param {readonly import('../openapi/read-contract.mjs').ContractFile[]} files */
function callsOfClient(files) {
  const { contract = {} } = files.find(({ file }) => file === 'sdk/contract/contract.ts')?.values ?? {};
  return new Set(Object.keys(/** @type {object} */ (contract)));
}

/** One for the page and one for each heading. @param {SitePage} page @returns {SearchEntry[]} */
function searchEntries({ slug, title, headings, text }) {
  const address = addressOfSlug(slug);
  return text.map((part, index) => {
    const heading = headings[index - 1];
    return {
      id: heading ? `${address}#${heading.id}` : address,
      title: heading?.text ?? title,
      page: title,
      text: part.trim().slice(0, 600),
    };
  });
}

/** The page for addresses that lead nowhere. @returns {import('./page-shell.mjs').ShellPage} */
function missingPage() {
  const html = `<p>The address may be mistyped, or the page has moved. Search with <kbd>/</kbd>, or take one of these.</p>${pageLists()}`;
  return { slug: '404', title: 'There is no such page', summary: '', html, headings: [], isWide: true };
}

/** @returns {import('./page-shell.mjs').ShellPage} */
function siteMap() {
  const html = `<p>Every page of the docs, by section.</p>${pageLists()}`;
  return { slug: 'sitemap', title: 'All pages', summary: 'Every page of the docs.', html, headings: [], isWide: true };
}

function pageLists() {
  const lists = NAVIGATION.map(({ title, pages }) => {
    const items = pages.map(({ slug, label }) => `<li><a href="${addressOfSlug(slug)}">${label}</a></li>`);
    return `<section><h2 class="cards__title">${title}</h2><ul class="cards__list">${items.join('')}</ul></section>`;
  });
  return `<div class="cards">${lists.join('')}</div>`;
}
