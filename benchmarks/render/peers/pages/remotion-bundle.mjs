/** `node remotion-bundle.mjs <entry> <folder>`: Remotion's own bundler, which is not measured. */
import { bundle } from '@remotion/bundler';

const [entryPoint, outDir] = process.argv.slice(2);
await bundle({ entryPoint, outDir });
