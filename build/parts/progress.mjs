// @ts-check
/** Names each step of long work as it begins and says how long it took. A terminal sees one line a step, a log file two. */

/** Steps that run, with the time of their beginning. @type {Map<string, number>} */
const running = new Map();
/** @type {NodeJS.Timeout | undefined} */
let ticking;

/** Steps may overlap. @template Result @param {string} name @param {() => Promise<Result>} work @returns {Promise<Result>} */
export async function step(name, work) {
  const started = Date.now();
  begin(name, started);
  try {
    const result = await work();
    end(name);
    say(`✓ ${name}`, started);
    return result;
  } catch (error) {
    end(name);
    say(`✗ ${name}`, started);
    throw error;
  }
}

/** A line above the one of the running steps. @param {string} text */
export function note(text) {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  console.log(`  ${text}`);
}

/** @param {string} name @param {number} started */
function begin(name, started) {
  running.set(name, started);
  if (!process.stdout.isTTY) console.log(`  ${name} ...`);
  else {
    draw();
    ticking ??= setInterval(draw, 1000);
  }
}

/** @param {string} name */
function end(name) {
  running.delete(name);
  if (running.size > 0) return;
  clearInterval(ticking);
  ticking = undefined;
}

/** Rewrites the line of the running steps. */
function draw() {
  const texts = [...running].map(([name, started]) => `${name} ... ${seconds(started)}`);
  process.stdout.write(`\r\x1b[K  ${texts.join(', ')}`);
}

/** @param {string} text @param {number} started */
function say(text, started) {
  note(`${text} (${seconds(started)})`);
}

/** @param {number} started */
function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(started > Date.now() - 10_000 ? 1 : 0)} s`;
}
