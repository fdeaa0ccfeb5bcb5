/** All English words at once, for what runs without the build: tests and stories. Imported for its effect. */
import english from './words/en.json';

const PLACE = Symbol.for('spotreel.messages');
const page = globalThis as { [PLACE]?: object };
page[PLACE] = Object.assign(page[PLACE] ?? {}, english);
