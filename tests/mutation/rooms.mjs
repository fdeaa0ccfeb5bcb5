// @ts-check
/**
 * A room is a part of the sources whose rules its own tests check fast, with neither a browser, a database nor a painter.
 * @typedef {object} Room
 * @property {string} name
 * @property {readonly string[]} mutate globs of sources
 * @property {readonly string[]} tests globs of test files
 * @property {readonly string[]} testsLeftOut
 * @property {boolean} withStatic whether mutants count of what a module computes while it loads. Each of them costs a run
 *   of all tests of the room.
 */

/** @type {readonly Room[]} */
export const rooms = [
  sdk('base', { withStatic: true }),
  sdk('survey'),
  // the part of the contract that is rules rather than a list of calls and fields
  listed(
    'sdk/contract',
    'sdk/contract',
    [
      'output-limits',
      'output-size',
      'account/password',
      'agency/site-origin',
      'schemas/scalars',
      'surveys/consistency',
      'surveys/question',
    ],
    { withStatic: true },
  ),
  // where pictures and music lie, and documents of other rates and versions
  sdk('scene', {
    only: [
      'pictures/{cover,crop,placement}.ts',
      'conversion/{first-frame,old-versions,scene-rate}.ts',
      'documents/keyframe-reduction.ts',
      'compiling/own-music.ts',
      'text-layers/range-selector.ts',
    ],
    // they shape texts, measure sound and read the whole library
    testsLeftOut: [
      'tests/sdk/scene/text/**',
      'tests/sdk/scene/soundtrack/**',
      'tests/sdk/scene/check/library-templates.test.ts',
    ],
  }),
  // what can be done to a project, and taken back
  sdk('project', {
    only: ['{edit,edit-groups}.ts', 'history/*.ts', 'timing/timeline.ts', 'edits/**/*.ts', 'versions/*.ts'],
  }),
  // what makes a track right: bars, cuts, locks and scores. Searches and prices decide how soon it is found: their tests try all tracks, for seconds.
  sdk('audio', {
    only: [
      '{bars,compose,cuts,flags,kit,locks,most-different,placement,swaps}.ts',
      'problem/*.ts',
      'search/sequence.ts',
    ],
    testsLeftOut: ['tests/sdk/audio/compose-budget.test.ts'],
  }),
  // addresses that a user names, and networks that callers come from
  listed(
    'server/addresses',
    'server',
    [
      'webhooks/webhook-url',
      'media/fetching/fetch-url',
      'media/fetching/public-address',
      'platform/http/metrics-access',
      'platform/http/network',
    ],
    { withStatic: true },
  ),
  // who may do what, and by which proof
  listed('server/rights', 'server', [
    'account/rules/roles',
    'account/rules/site-origins',
    'account/session/access-token',
    'account/passwords/common-passwords',
    'account/session/embed-claims',
    'account/session/embed-rights',
    'account/session/secret-box',
    'account/social/oauth1-signature',
    'webhooks/signature',
    'platform/http/cors',
  ]),
  // what a plan, a form or a while allows
  listed('server/limits', 'server', [
    'account/plans/plan-rules',
    'account/plans/render-period',
    'account/rules/product-rules',
    'billing/switching/when-it-switches',
    'media/folders/folder-rules',
    'platform/http/accepted-languages',
    'platform/http/paging',
    'platform/http/rate-limiter',
    'project/renders/output-of',
    'survey/answers/fits-question',
    'survey/uploads/upload-rules',
    'tenant/rules/slug',
  ]),
  // whose job is next, and how a video is cut into jobs
  listed('server/queue', 'server', ['platform/jobs/fair-share', 'render/engine/segments', 'render/painting-gate']),
];

/**
 * A part of the sdk. `only`: globs in it; default: all of it.
 * @param {string} part
 * @param {Partial<Pick<Room, 'testsLeftOut' | 'withStatic'>> & { only?: readonly string[] }} [more]
 * @returns {Room}
 */
function sdk(part, { only = ['**/*.ts'], testsLeftOut = [], withStatic = false } = {}) {
  return {
    name: `sdk/${part}`,
    mutate: [...only.map((glob) => `sdk/${part}/${glob}`), '!**/index.ts', '!**/*.d.ts'],
    tests: [`tests/sdk/${part}/**/*.test.ts`],
    testsLeftOut,
    withStatic,
  };
}

/**
 * Files of a folder whose tests are at the same path.
 * @param {string} name @param {string} folder @param {readonly string[]} files
 * @param {Partial<Pick<Room, 'withStatic'>>} [more] @returns {Room}
 */
function listed(name, folder, files, { withStatic = false } = {}) {
  return {
    name,
    mutate: files.map((file) => `${folder}/${file}.ts`),
    tests: files.map((file) => `tests/${folder}/${file}.test.ts`),
    testsLeftOut: [],
    withStatic,
  };
}

/** @param {string | undefined} name @returns {Room} */
export function roomNamed(name) {
  const room = rooms.find((one) => one.name === name);
  if (!room) throw new Error(`There is no room "${name}". Rooms: ${rooms.map((one) => one.name).join(', ')}`);
  return room;
}
