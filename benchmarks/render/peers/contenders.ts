/** Who renders a film, each in processes of their own that are started for it. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import type { OutputQuality } from '../../../sdk/contract/export/output';
import type { Composition } from '../../../sdk/scene/composition';
import { PEERS_FOLDER, versionOf } from './install';
import { command, type Measured, measured } from './measured';

/** All that can be set equal is. */
const CRF = 20;

export interface Contender {
  readonly name: string;
  /** Renders the prepared film. `bitsPerSecond`: for encoders that know no constant quality. */
  render(outFile: string, bitsPerSecond: number): Promise<Measured>;
}

interface Prepared {
  readonly film: Composition;
  readonly browser: string;
}

const preparations: Readonly<Record<string, (prepared: Prepared) => Contender | Promise<Contender>>> = {
  spotreel: () => ours('standard'),
  // about as like the painter's frames as the web renderer's file
  'spotreel-small': () => ours('small'),
  hyperframes: hyperFrames,
  remotion,
  'web-renderer': webRenderer,
};

/** What prepares a film for each is not measured. `only`: names; empty: all. */
export async function prepareContenders(prepared: Prepared, only: readonly string[]): Promise<readonly Contender[]> {
  await writeFile(path.join(PEERS_FOLDER, 'film.json'), JSON.stringify(prepared.film));
  const contenders: Contender[] = [];
  for (const [name, prepare] of Object.entries(preparations))
    if (only.length === 0 || only.includes(name)) contenders.push(await prepare(prepared));
  return contenders;
}

function ours(quality: OutputQuality): Contender {
  const script = path.resolve('dist/programs/benchmarks-render-peers/ours.mjs');
  const film = path.join(PEERS_FOLDER, 'film.json');
  return {
    name: `Spotreel, ${quality} quality`,
    render: (outFile) => measured(command(process.execPath, [script, film, outFile, quality])),
  };
}

async function remotion({ browser }: Prepared): Promise<Contender> {
  const bundle = path.join(PEERS_FOLDER, 'remotion-bundle');
  await rm(bundle, { recursive: true, force: true });
  await measured(command(process.execPath, ['remotion-bundle.mjs', path.join(PEERS_FOLDER, 'remotion.jsx'), bundle]));
  return {
    name: `Remotion ${await versionOf('@remotion/renderer')}`,
    render: (outFile) =>
      measured(command(process.execPath, ['remotion-render.mjs', bundle, browser, String(CRF), outFile])),
  };
}

async function webRenderer({ browser }: Prepared): Promise<Contender> {
  const define = { 'process.env.NODE_ENV': '"production"' };
  const format = { bundle: true, format: 'iife', minify: true, jsx: 'automatic', logLevel: 'error' } as const;
  const outfile = path.join(PEERS_FOLDER, 'web-renderer.js');
  await build({ entryPoints: [path.join(PEERS_FOLDER, 'web-renderer.jsx')], outfile, define, ...format });
  const script = path.resolve('dist/programs/benchmarks-render-peers/in-browser.mjs');
  return {
    name: `@remotion/web-renderer ${await versionOf('@remotion/web-renderer')}`,
    render: (outFile, bitsPerSecond) =>
      measured(command(process.execPath, [script, outfile, browser, String(bitsPerSecond), outFile])),
  };
}

async function hyperFrames({ film, browser }: Prepared): Promise<Contender> {
  await writeHyperFramesProject(film);
  const encoding = ['--quality', 'standard', '--crf', String(CRF), '--fps', '30', '--workers', '2', '--no-browser-gpu'];
  // without these, and PRODUCER_FORCE_SCREENSHOT, it captures screenshots, which takes longer
  const options = [...encoding, '--no-low-memory-mode', '--no-page-side-compositing'];
  return {
    name: `HyperFrames ${await versionOf('hyperframes')}`,
    render: (outFile) => runHyperFrames(browser, [...options, '--output', outFile]),
  };
}

function runHyperFrames(browser: string, options: readonly string[]): Promise<Measured> {
  const entry = path.join(PEERS_FOLDER, 'node_modules/hyperframes/bin/hyperframes.mjs');
  const environment = {
    HYPERFRAMES_BROWSER_PATH: browser,
    PRODUCER_HEADLESS_SHELL_PATH: browser,
    PRODUCER_FORCE_SCREENSHOT: 'false',
    HYPERFRAMES_NO_TELEMETRY: '1',
    HYPERFRAMES_NO_UPDATE_CHECK: '1',
    DO_NOT_TRACK: '1',
  };
  return measured(command(process.execPath, [entry, 'render', 'hyperframes', '--quiet', ...options], environment));
}

async function writeHyperFramesProject(film: Composition): Promise<void> {
  const folder = path.join(PEERS_FOLDER, 'hyperframes');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const lottie = await readFile(path.join(PEERS_FOLDER, 'node_modules/lottie-web/build/player/lottie.min.js'), 'utf8');
  await writeFile(path.join(folder, 'lottie.js'), lottie);
  await writeFile(path.join(folder, 'film.js'), `window.film = ${JSON.stringify(film)};`);
  await writeFile(path.join(folder, 'show.js'), await readFile(path.join(PEERS_FOLDER, 'hyperframes.js')));
  await writeFile(path.join(folder, 'index.html'), hyperFramesPage(film));
}

function hyperFramesPage({ width, height, durationFrames, scenes }: Composition): string {
  const place = 'position: absolute; inset: 0';
  const parts = scenes.map(({ background }, index) => {
    const color = background.type === 'color' ? background.color : '#000';
    return `<div id="scene-${index}" style="${place}; background: ${color}"></div>`;
  });
  const scripts = ['lottie.js', 'film.js', 'show.js'].map((file) => `<script src="${file}"></script>`);
  return `<!doctype html>
<html><head><meta charset="utf-8"><style>body { margin: 0; width: ${width}px; height: ${height}px; }</style></head><body>
<div id="root" data-composition-id="film" data-start="0" data-no-timeline data-duration="${durationFrames / 30}" data-width="${width}"
  data-height="${height}" data-fps="30" style="position: relative; width: ${width}px; height: ${height}px; overflow: hidden">
${parts.join('\n')}
</div>
${scripts.join('\n')}
</body></html>`;
}
