/** What reads input of strangers runs in parser processes: the programs that answer requests do not even load it. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Packages and files that read tables, feeds, archives, documents, briefs and pictures. */
const PACKAGES = ['fast-xml-parser', 'yauzl'];
const FILES = [
  'server/external/named-table.ts',
  'server/external/products/understand-products.ts',
  'server/external/reviews/understand-reviews.ts',
  'server/assistant/planner/plan-video.ts',
  'server/assistant/planner/facts/read-facts.ts',
  'server/assistant/answer-message.ts',
  'server/library/templates/checked-template.ts',
  'server/media/animation/check-animation.ts',
  'server/media/archive/read-archive.ts',
  'server/template-package/opening/open-package.ts',
  'server/template-package/lottie/read-scene.ts',
  'server/render/engine/media/read-picture.ts',
  'server/tenant/brand/brand-picture.ts',
];

/**
 * Files of the server's programs that decode pictures, or find out what a file is. They read what the server, a painter or
 * an operator has made, or do a bounded work on the first bytes (docs/decisions/parser-processes.md).
 */
const DECODERS: Readonly<Record<string, readonly string[]>> = {
  sharp: [
    'sdk/node/animated-webp.ts',
    'server/help/files/help-files.ts',
    'server/render/engine/pictures.ts',
    'server/render/engine/segment-content.ts',
    'server/render/project-check/first-frame.ts',
  ],
  'file-type': [
    'server/media/inspection/file-kind.ts',
    'server/render/engine/media/accepted-types.ts',
    'server/survey/uploads/upload-kind.ts',
  ],
};

interface Program {
  /** Files that it loads, and the packages that they import. */
  readonly loaded: ReadonlySet<string>;
  readonly importersOf: (name: string) => readonly string[];
}

async function programOf(entry: string): Promise<Program> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    outdir: path.join(root, 'dist/programs'),
    logLevel: 'silent',
    conditions: ['@spotreel/source'],
    plugins: [
      {
        name: 'external',
        setup: (setup) =>
          setup.onResolve({ filter: /^[^./]/ }, ({ path: id, kind }) =>
            kind === 'entry-point' || id.startsWith('@spotreel/') ? null : { path: id, external: true },
          ),
      },
    ],
  });
  const files = Object.entries(metafile.inputs);
  const imported = files.flatMap(([, { imports }]) => imports.map((one) => one.path));
  return {
    loaded: new Set([...files.map(([file]) => file), ...imported]),
    importersOf: (name) =>
      files.flatMap(([file, { imports }]) => (imports.some((one) => one.path === name) ? file : [])).toSorted(),
  };
}

describe.each(['server/main.ts', 'server/worker.ts'])('%s', (entry) => {
  let program: Program;
  beforeAll(async () => {
    program = await programOf(entry);
  });

  test.each([...PACKAGES, ...FILES])('does not load %s', (name) => {
    expect(program.loaded.has(name)).toBe(false);
  });

  test.each(Object.entries(DECODERS))('uses %s in known places alone', (name, known) => {
    expect(known).toEqual(expect.arrayContaining([...program.importersOf(name)]));
  });
});

test.each([...PACKAGES, ...FILES])('parser processes load %s', async (name) => {
  expect((await parserProgram()).loaded.has(name)).toBe(true);
});

let parser: Promise<Program> | undefined;

function parserProgram(): Promise<Program> {
  parser ??= programOf('server/parser.ts');
  return parser;
}
