/** Makes new keys for a server: `npm run rotate-keys -- --help`. */
import { requireNode } from './node-version';

requireNode();
const { runRotation } = await import('./run-rotation');
await runRotation(process.argv.slice(2));
