// @ts-check
/** A page for each domain of the API: its calls, then the objects that they send and answer. */
import { TAGS } from '../../openapi/tags.mjs';
import { API_REFERENCE } from '../navigation.mjs';
import { escapeHtml } from '../render-markdown.mjs';
import { callSection, methodBadge } from './call-section.mjs';
import { inline } from './inline.mjs';
import { propertyTable, rowsOf, typeOf } from './property-rows.mjs';
import { referenceSlug } from './reference-slug.mjs';

/** @typedef {Record<string, any>} Json */
/** @typedef {{ path: string, method: string, operation: Json }} CallOfPage */

/**
 * @param {Json} document @param {ReadonlySet<string>} clientCalls
 * @returns {(import('../page-shell.mjs').ShellPage & { text: string[] })[]}
 */
export function referencePages(document, clientCalls) {
  const calls = Object.entries(/** @type {Record<string, Json>} */ (document.paths)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation: /** @type {Json} */ (operation),
    })),
  );
  const pages = TAGS.map((tag) => ({ tag, calls: calls.filter(({ operation }) => operation.tags[0] === tag.name) }));
  const homes = homesOf(pages, document);
  const addressOf = (/** @type {string} */ name) => {
    const slug = homes.get(name);
    return slug && `/docs/${referenceSlug(slug)}#object-${name}`;
  };
  const reference = { document, addressOf, clientCalls };
  return pages.map((page) => {
    const objects = [...homes].filter(([, slug]) => slug === page.tag.slug).map(([name]) => name);
    return pageOf(page, objects, reference);
  });
}

/**
 * The page on which an object is described: that of the first domain that needs it.
 * @param {readonly { tag: import('../../openapi/tags.mjs').Tag, calls: readonly CallOfPage[] }[]} pages @param {Json} document
 */
function homesOf(pages, document) {
  const homes = /** @type {Map<string, string>} */ (new Map());
  for (const { tag, calls } of pages) {
    const follow = (/** @type {unknown} */ value) => {
      for (const [, name = ''] of JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)) {
        if (homes.has(name) || COMMON.has(name)) continue;
        homes.set(name, tag.slug);
        follow(document.components.schemas[name]);
      }
    };
    for (const { operation } of calls) follow([operation.parameters, operation.requestBody, operation.responses[200]]);
  }
  return homes;
}

/** They are on the overview. */
const COMMON = new Set(['PageAnswer', 'ErrorAnswer']);

/** @param {{ tag: import('../../openapi/tags.mjs').Tag, calls: readonly CallOfPage[] }} page @param {readonly string[]} objects @param {import('./call-section.mjs').Reference} reference */
function pageOf({ tag, calls }, objects, reference) {
  const { schemas } = reference.document.components;
  const list = calls.map(
    ({ path, method, operation: { operationId, summary } }) =>
      `<li><a class="calls__link" href="#${operationId}">${methodBadge(method)}<span>${escapeHtml(summary)}</span><code>${escapeHtml(path)}</code></a></li>`,
  );
  const parts = objects.map((name) => objectSection(name, schemas[name], reference.addressOf));
  const html = `<p>${inline(tag.description)}</p>
<ul class="calls">${list.join('')}</ul>
${calls.map((call) => callSection(call, reference)).join('\n')}
${parts.length > 0 ? `<h2 id="objects"><a class="anchor" href="#objects">Objects</a></h2>${parts.join('\n')}` : ''}`;
  const headings = [
    ...calls.map(({ operation: { operationId: id, summary: text } }) => ({ depth: 2, id, text })),
    ...objects.map((name) => ({ depth: 3, id: `object-${name}`, text: name })),
  ];
  const text = [
    tag.description,
    ...calls.map(
      ({ path, method, operation }) =>
        `${method.toUpperCase()} /api${path} ${operation.operationId} ${operation.description}`,
    ),
    ...objects.map(
      (name) => `${schemas[name].description ?? ''} ${Object.keys(schemas[name].properties ?? {}).join(' ')}`,
    ),
  ];
  const shell = { slug: referenceSlug(tag.slug), title: tag.name, summary: tag.description, section: API_REFERENCE };
  return { ...shell, html, headings, text, isWide: true };
}

/** @param {string} name @param {Json} schema @param {(name: string) => string | undefined} addressOf */
function objectSection(name, schema, addressOf) {
  const table = propertyTable(rowsOf(schema), addressOf, { areSent: false, label: name });
  const variants = (schema.anyOf ?? schema.oneOf ?? []).filter((/** @type {Json} */ one) => one.properties);
  const tables = variants.map((/** @type {Json} */ one) =>
    propertyTable(rowsOf(one), addressOf, { areSent: false, label: name }),
  );
  const type = tables.length > 0 ? tables.join('<p>or</p>') : `<p>${typeOf(schema, addressOf)}</p>`;
  return `<section class="object"><h3 id="object-${name}"><a class="anchor" href="#object-${name}">${name}</a></h3>${
    schema.description ? `<p>${inline(schema.description)}</p>` : ''
  }${table || type}</section>`;
}
