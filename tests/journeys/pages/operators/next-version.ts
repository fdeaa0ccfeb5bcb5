/** A build with one migration more than this version. */
import { readFileSync } from 'node:fs';
import { buildProgram } from '../../../../build/program.mjs';

/** Beside the folder of this version, whose library, painter and app it takes. */
const FOLDER = 'dist/next-version';

const STEP = `{ name: '9999-next-version', statements: 'create table of_the_next_version (id int);' }`;

/** Builds its server and its worker; answers their folder. */
export async function buildNextVersion(): Promise<string> {
  await buildProgram({
    entryPoints: { main: 'server/main.ts', worker: 'server/worker.ts' },
    outdir: FOLDER,
    plugins: [
      {
        name: 'next-version',
        setup({ onLoad }) {
          onLoad({ filter: /platform\/data\/migrate\.ts$/ }, ({ path: file }) => {
            const source = readFileSync(file, 'utf8');
            const contents = source.replace(/(readonly Migration\[\] = \[[^\]]*?),?\s*\]/, `$1, ${STEP}]`);
            if (contents === source) throw new Error(`The list of migrations is not in ${file}`);
            return { contents, loader: 'ts' };
          });
        },
      },
    ],
  });
  return FOLDER;
}
