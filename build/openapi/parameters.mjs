// @ts-check
/** What a call takes in its path, query and headers. */

/** @typedef {Record<string, any>} Json */

/** Parameters that many calls have, where the contract says nothing of them. @type {Readonly<Record<string, string>>} */
const MEANINGS = {
  page: 'Page of the list, from 1.',
  perPage: 'Entries on a page.',
  search: 'Words to search for.',
  name: 'Words to search for.',
  query: 'Words to search for.',
  term: 'Words to search for.',
  searchTerm: 'Words to search for.',
  sort: 'Order of the list.',
  sortBy: 'Order of the list.',
  favourite: 'True: favorites only.',
  favourites: 'True: favorites only.',
  draft: 'True: drafts only. False: finished ones only.',
  aspectRatio: 'Ratio of the layout.',
  orientation: 'Ratio of the layout.',
  ratio: 'Ratio of the layout.',
  goal: 'Id of a goal.',
  objective: 'Id of a goal.',
  mood: 'Id of a mood.',
  categories: 'Ids of categories, separated by commas.',
  tierLimit: 'True: without premium ones.',
  kind: 'Kind to list. Default: all.',
  type: 'Type to list. Default: all.',
  types: 'Types to list, separated by commas. Default: all.',
  folder: 'Id of a folder.',
  source: 'Name of the source.',
  slug: 'Name in the address.',
  part: 'Number of the part, from 1.',
  externalId: 'Your own id of the person.',
  environmentId: 'Id of the survey environment.',
  userId: 'Id of the person.',
  id: 'Its id.',
  days: 'Number of days.',
  from: 'The first day.',
  to: 'The last day.',
  tenant: 'Id of a tenant below the own one.',
  tenantId: 'Id of the tenant.',
  status: 'State to list. Default: all.',
  state: 'State to list. Default: all.',
  format: 'Type of the file.',
};

const PERSON = {
  name: 'Spotreel-User',
  in: 'header',
  required: false,
  description: 'With an API key: externalId of the person for whom the call is made. Default: the maker of the key.',
  schema: { type: 'string' },
  example: 'customer-4711',
};

const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A text of yours, such as a UUID. A call that is sent again with the same key is answered as the first, and does nothing more.',
  schema: { type: 'string' },
  example: '4f9a1c0e-7b2d-4c1a-9d3e-5f6a7b8c9d0e',
};

/** Headers that many calls take. */
export const HEADERS = { SpotreelUser: PERSON, IdempotencyKey: IDEMPOTENCY };

/** @param {keyof typeof HEADERS} name */
export const header = (name) => ({ $ref: `#/components/parameters/${name}` });

/** @param {import('@spotreel/sdk/internal/contract').Call} call @returns {Json[]} */
export function pathParameters({ path, params }) {
  const schema = params === 'text' ? { type: 'string' } : { type: 'integer', minimum: 1 };
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: MEANINGS[name] ?? `Id of the ${wordsOf(name.replace(/Id$/, ''))}.`,
    schema,
  }));
}

/** @param {Json} query The schema of all of them. @returns {Json[]} */
export function queryParameters({ properties = {}, required = [] }) {
  return Object.entries(/** @type {Json} */ (properties)).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name) && schema.default === undefined,
    description: description ?? MEANINGS[name] ?? `${sentence(wordsOf(name))}.`,
    schema,
  }));
}

/** `templateFamily` as `template family`. @param {string} name */
export const wordsOf = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** @param {string} text */
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
