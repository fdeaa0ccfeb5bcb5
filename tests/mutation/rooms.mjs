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
export const rooms = [sdk('base', { withStatic: true }), sdk('survey')];

/**
 * A part of the sdk, apart from `leftOut`.
 * @param {string} part @param {Partial<Pick<Room, 'testsLeftOut' | 'withStatic'>> & { leftOut?: readonly string[] }} [more]
 * @returns {Room}
 */
function sdk(part, { leftOut = [], testsLeftOut = [], withStatic = false } = {}) {
  return {
    name: `sdk/${part}`,
    mutate: [`sdk/${part}/**/*.ts`, '!**/index.ts', '!**/*.d.ts', ...leftOut.map((glob) => `!${glob}`)],
    tests: [`tests/sdk/${part}/**/*.test.ts`],
    testsLeftOut,
    withStatic,
  };
}

/** @param {string | undefined} name @returns {Room} */
export function roomNamed(name) {
  const room = rooms.find((one) => one.name === name);
  if (!room) throw new Error(`There is no room "${name}". Rooms: ${rooms.map((one) => one.name).join(', ')}`);
  return room;
}
