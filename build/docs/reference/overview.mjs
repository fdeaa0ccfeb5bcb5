// @ts-check
/** Parts of `docs/reference.md` that come from the contract: its domains, and the errors that every call can answer. */
import { COMMON_ERRORS } from '../../openapi/responses.mjs';
import { TAGS } from '../../openapi/tags.mjs';
import { escapeHtml } from '../render-markdown.mjs';
import { referenceSlug } from './reference-slug.mjs';

export function apiDomains() {
  const items = TAGS.map(
    ({ name, slug, description }) =>
      `<li><a class="domains__link" href="/docs/${referenceSlug(slug)}"><b>${escapeHtml(name)}</b><span>${escapeHtml(description)}</span></a></li>`,
  );
  return `<ul class="domains">${items.join('')}</ul>`;
}

/** @param {Record<string, any>} document */
export function commonErrors({ components, paths }) {
  const answers = [...Object.values(components.responses), ...Object.values(paths['/v1/project'].post.responses)];
  const messages = new Map(
    answers.flatMap((answer) =>
      Object.entries(answer.content?.['application/json'].examples ?? {}).map(([code, { value }]) => [
        code,
        value.message,
      ]),
    ),
  );
  const statuses = statusesOf({ components, paths });
  const rows = COMMON_ERRORS.map(
    (code) =>
      `<tr><th scope="row"><code>${code}</code></th><td>${statuses.get(code)}</td><td>${escapeHtml(messages.get(code) ?? '')}</td></tr>`,
  );
  return `<div class="fields" role="group" aria-label="Common errors" tabindex="0"><table><thead><tr><th>Code</th><th>Status</th><th>Message</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** @param {Record<string, any>} document @returns {Map<string, string>} */
function statusesOf({ components, paths }) {
  const calls = Object.values(paths).flatMap((path) => Object.values(path));
  return new Map(
    calls.flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, answer]) => {
        const { content } = answer.$ref ? components.responses[answer.$ref.split('/').at(-1)] : answer;
        const { examples = {} } = status === '200' ? {} : content['application/json'];
        return Object.keys(examples).map((code) => [code, status]);
      }),
    ),
  );
}
