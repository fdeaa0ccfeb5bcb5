// @ts-check
/** Which documents are pages of the site, in the order of its navigation. */
import { readdirSync } from 'node:fs';
import { TAGS } from '../openapi/tags.mjs';
import { referenceSlug } from './reference/reference-slug.mjs';

/**
 * @typedef {object} PageSource
 * @property {string} slug Address below `/docs/`; empty for the first page.
 * @property {string} file Markdown, from the root of the repository.
 * @property {string} label Name in the navigation.
 *
 * @typedef {{ title: string, pages: PageSource[] }} Section
 *
 * @typedef {object} NavigationSection
 * @property {string} title
 * @property {readonly { slug: string, label: string }[]} pages
 * @property {true} [isFolded] Other sections' pages list its first page alone.
 */

/** @param {string} slug @param {string} label @param {string} [file] @returns {PageSource} */
const page = (slug, label, file = `docs/${slug}.md`) => ({ slug, label, file });

export const API_REFERENCE = 'API reference';

/** Pages that are documents. @type {readonly Section[]} */
export const SECTIONS = [
  {
    title: 'Start',
    pages: [
      page('', 'Overview', 'docs/overview.md'),
      page('getting-started', 'First ten minutes'),
      page('problems', 'When it does not work'),
    ],
  },
  {
    title: 'Embed',
    pages: [
      page('recipes', 'Frameworks and WordPress'),
      page('script-tag', 'Script tag'),
      page('languages', 'Languages'),
      page('theming', 'Theming'),
      page('events', 'Elements and events'),
      page('own-media', 'Your own media'),
      page('export-in-the-browser', 'Export in the browser'),
      page('policies', 'Security policies'),
      page('accessibility', 'Accessibility'),
      page('browsers', 'Browsers'),
    ],
  },
  {
    title: 'Your server',
    pages: [
      page('embedding-for-resellers', 'Users and tokens'),
      page('export-formats', 'Export formats'),
      page('webhooks', 'Webhooks'),
      page('make-many', 'Bulk create'),
      page('agents', 'Agents and the command line'),
    ],
  },
  { title: API_REFERENCE, pages: [page('reference', 'API overview')] },
  {
    title: 'Content',
    pages: [page('author-a-template', 'Author a template'), page('effects', 'Effects'), page('surveys', 'Surveys')],
  },
  {
    title: 'Run a server',
    pages: [
      page('self-hosting', 'Self-hosting'),
      page('operating', 'Operate a server'),
      page('sizing', 'Size a server'),
      page('security', 'Security'),
      page('object-storage', 'Object storage'),
      page('upgrading', 'Move between versions'),
      page('changelog', 'Changelog'),
    ],
  },
];

/** With the pages that are made from the contract. @type {readonly NavigationSection[]} */
export const NAVIGATION = SECTIONS.map(({ title, pages }) => {
  if (title !== API_REFERENCE) return { title, pages };
  const domains = TAGS.map(({ slug, name }) => ({ slug: referenceSlug(slug), label: name }));
  return { title, pages: [...pages, ...domains], isFolded: true };
});

/** Pages that others link to, and that the navigation leaves out. @returns {PageSource[]} */
export function backgroundPages() {
  return ['decisions', 'rules'].flatMap((folder) =>
    readdirSync(`docs/${folder}`)
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .map((name) => page(`${folder}/${name.slice(0, -3)}`, '', `docs/${folder}/${name}`)),
  );
}
