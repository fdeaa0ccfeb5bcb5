// @ts-check
/** Errors of a call by status. Those that many calls share are components. */

import { groupBy } from './group-by.mjs';

/** @typedef {Record<string, any>} Json */
/** @typedef {import('./calls.mjs').DocumentedCall} DocumentedCall */
/** @typedef {Readonly<Record<string, { status: number, message: string }>>} Catalogue */

const ALWAYS = ['validation_failed', 'rate_limited', 'storage_full', 'service_unavailable', 'internal'];
const WITH_TOKEN = [
  'jwt_not_found',
  'jwt_invalid',
  'jwt_expired',
  'not_found',
  'forbidden',
  'token_not_for_this',
  'origin_not_allowed',
  'acting_not_begun',
  'acting_over',
];
const WITH_KEY = ['api_key_invalid', 'api_key_scope', 'api_key_in_browser', 'not_found', 'forbidden'];

/** Codes that calls answer whatever they are about. */
export const COMMON_ERRORS = [...new Set([...ALWAYS, ...WITH_TOKEN, ...WITH_KEY, 'user_protected'])];

/** The survey service has codes of its own, the same for all its calls. */
const SURVEY_CODES = /** @type {Catalogue} */ ({
  bad_request: { status: 400, message: 'The fields are wrong, the survey is closed, or the file is not asked for.' },
  not_authenticated: { status: 401, message: 'The upload is not signed, or its signature is over.' },
  not_found: { status: 404, message: 'Not found.' },
  too_many_requests: { status: 429, message: 'Too many requests.' },
  internal_server_error: { status: 500, message: 'Something went wrong on the server.' },
});

const NAMES = /** @type {Record<number, string>} */ ({
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  410: 'Gone',
  413: 'TooLarge',
  415: 'UnsupportedType',
  422: 'Invalid',
  429: 'TooManyRequests',
  500: 'InternalError',
  502: 'BadGateway',
  503: 'Unavailable',
  507: 'StorageFull',
});

/** @param {DocumentedCall} documented @returns {boolean} Whether people call it with tokens, and programs with API keys. */
export function isForBoth({ call: { auth, scope } }) {
  return auth !== 'key' && scope !== undefined;
}

/** @param {DocumentedCall} documented @returns {readonly string[]} */
function codesOf(documented) {
  const { auth, errors = [] } = documented.call;
  if (auth === 'none') return [...ALWAYS, ...errors];
  if (auth === 'key') return [...ALWAYS, ...WITH_KEY, ...errors];
  const both = isForBoth(documented) ? [...WITH_KEY, 'user_protected'] : [];
  return [...ALWAYS, ...WITH_TOKEN, ...both, ...errors];
}

/**
 * `name`: of its status. The name of the component adds who is refused and the codes that not every call has.
 * @typedef {{ name: string, codes: readonly string[], answer: Json, references: Json[] }} SharedAnswer
 */

/**
 * @typedef {object} Failures
 * @property {(documented: DocumentedCall) => Json} of Answers by status.
 * @property {() => Json} shared Components.
 */

/** @param {Catalogue} catalogue @param {{ error: Json, serviceError: Json }} schemas @returns {Failures} */
export function createFailures(catalogue, { error, serviceError }) {
  /** By what they say. @type {Map<string, SharedAnswer>} */
  const answers = new Map();
  return {
    of(documented) {
      const isService = documented.isOfSurveyService;
      const known = isService ? SURVEY_CODES : catalogue;
      const codes = isService ? Object.keys(SURVEY_CODES) : codesOf(documented);
      const byStatus = groupBy(new Set(codes), (code) => known[code]?.status ?? 500);
      const statuses = [...byStatus].sort(([one], [other]) => one - other);
      return Object.fromEntries(statuses.map(([status, group]) => [status, reference(status, group, isService)]));

      /** @param {number} status @param {readonly string[]} group @param {boolean} isService */
      function reference(status, group, isService) {
        const key = `${isService} ${status} ${group.join(' ')}`;
        const before = answers.get(key);
        const answer = before?.answer ?? answerOf(group, known, isService ? serviceError : error, isService);
        const entry = before ?? {
          name: `${isService ? 'Survey' : ''}${NAMES[status] ?? `Error${status}`}`,
          codes: group,
          answer,
          references: /** @type {Json[]} */ ([]),
        };
        const placed = /** @type {Json} */ ({});
        entry.references.push(placed);
        answers.set(key, entry);
        return placed;
      }
    },
    shared: () => componentsOf([...answers.values()]),
  };
}

/** Answers that one call alone has are put into it; the others become components. @param {readonly SharedAnswer[]} answers @returns {Json} */
function componentsOf(answers) {
  for (const { answer, references } of answers)
    if (references.length === 1) Object.assign(/** @type {Json} */ (references[0]), answer);
  const components = /** @type {Json} */ ({});
  for (const { name, codes, answer, references } of answers.filter((entry) => entry.references.length > 1)) {
    const full = `${name}${callerOf(codes)}${ownCodes(codes).map(inCapitals).join('')}`;
    if (full in components) throw new Error(`Two answers of the API are called ${full}.`);
    components[full] = answer;
    for (const placed of references) placed.$ref = `#/components/responses/${full}`;
  }
  return components;
}

/** Who is refused. @param {readonly string[]} codes */
function callerOf(codes) {
  const byToken = codes.some((code) => WITH_TOKEN.includes(code) && !WITH_KEY.includes(code));
  const byKey = codes.some((code) => [...WITH_KEY, 'user_protected'].includes(code) && !WITH_TOKEN.includes(code));
  if (byToken && byKey) return 'TokenOrKey';
  return byToken ? 'Token' : byKey ? 'Key' : '';
}

/** Codes of the calls themselves. @param {readonly string[]} codes */
function ownCodes(codes) {
  return codes.filter((code) => !COMMON_ERRORS.includes(code) && !(code in SURVEY_CODES));
}

/** `api_key_scope` as `ApiKeyScope`. @param {string} code */
function inCapitals(code) {
  return code.replace(/(?:^|_)(.)/g, (_, letter) => letter.toUpperCase());
}

/** @param {readonly string[]} codes @param {Catalogue} known @param {Json} schema @param {boolean} isService */
function answerOf(codes, known, schema, isService) {
  const message = (/** @type {string} */ code) => known[code]?.message ?? '';
  const details = (/** @type {string} */ code) => {
    if (isService) return { details: {} };
    return code === 'validation_failed' ? { details: { name: ['Enter a name.'] } } : {};
  };
  const examples = codes.map((code) => [
    code,
    {
      value: {
        code,
        message: message(code),
        ...details(code),
        ...(!isService && { requestId: '4f9a1c0e-7b2d-4c1a-9d3e-5f6a7b8c9d0e' }),
      },
    },
  ]);
  return {
    description: codes.map((code) => `\`${code}\`: ${message(code)}`).join('\n\n'),
    content: { 'application/json': { schema, examples: Object.fromEntries(examples) } },
  };
}
