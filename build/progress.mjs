// @ts-check
/** Names each step of long work as it begins and says how long it took. A terminal sees one line a step, a log file two. */

/** @template Result @param {string} name @param {() => Promise<Result>} work @returns {Promise<Result>} */
export async function step(name, work) {
  const started = Date.now();
  if (!process.stdout.isTTY) console.log(`  ${name} ...`);
  const running = process.stdout.isTTY ? tick(name, started) : undefined;
  try {
    const result = await work();
    say(`✓ ${name}`, started);
    return result;
  } catch (error) {
    say(`✗ ${name}`, started);
    throw error;
  } finally {
    clearInterval(running);
  }
}

/** A line above the one of the running step. @param {string} text */
export function note(text) {
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  console.log(`  ${text}`);
}

/** Rewrites the line of the step each second. @param {string} name @param {number} started */
function tick(name, started) {
  const draw = () => process.stdout.write(`\r\x1b[K  ${name} ... ${seconds(started)}`);
  draw();
  return setInterval(draw, 1000);
}

/** @param {string} text @param {number} started */
function say(text, started) {
  note(`${text} (${seconds(started)})`);
}

/** @param {number} started */
function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(started > Date.now() - 10_000 ? 1 : 0)} s`;
}
