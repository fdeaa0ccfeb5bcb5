// @ts-check
/**
 * Finds a Chromium to test with: $CHROME_PATH, one installed on the machine, Playwright's own, or the one inside the npm
 * package @sparticuz/chromium, unpacked once with the libraries and fonts it needs, so that the tests run where
 * nothing but Node is installed.
 */
import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const require = createRequire(import.meta.url);

/** Keeps Chromium quiet on a machine without a sandbox, a GPU or a network. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage', // containers give 64 MB, and a page that fills them dies
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of an executable, or undefined where there is none. TEST_BROWSER=bundled asks for the one from npm.
 * @returns {Promise<string | undefined>}
 */
export async function browserPath() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (process.env.TEST_BROWSER !== 'bundled') {
    const installed = INSTALLED.find((file) => existsSync(file));
    if (installed) return installed;
    const { chromium } = await import('playwright');
    if (existsSync(chromium.executablePath())) return chromium.executablePath();
  }
  return process.platform === 'linux' && process.arch === 'x64' ? unpackBundled() : undefined;
}

/** Unpacks under a temporary name and renames, so that two test runs never see half a browser. */
async function unpackBundled() {
  const root = path.resolve(path.dirname(require.resolve('@sparticuz/chromium')), '..');
  const bin = path.join(root, 'bin');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const target = fileURLToPath(new URL(`../node_modules/.cache/chromium-${version}`, import.meta.url));
  const launcher = path.join(target, 'chromium.sh');
  if (existsSync(launcher)) return launcher;

  const folder = `${target}.${process.pid}`;
  mkdirSync(folder, { recursive: true });
  const { extract } = createRequire(path.join(root, 'package.json'))('tar-fs');
  /** @param {string} name @param {NodeJS.WritableStream} sink */
  const unpack = (name, sink) => pipeline(createReadStream(path.join(bin, name)), createBrotliDecompress(), sink);
  await Promise.all([
    unpack('chromium.br', createWriteStream(path.join(folder, 'chromium'), { mode: 0o755 })),
    unpack('swiftshader.tar.br', extract(folder)),
    unpack('al2023.tar.br', extract(path.join(folder, 'libraries'))),
    unpack('fonts.tar.br', extract(path.join(folder, 'fonts'))),
  ]);
  writeFileSync(path.join(folder, 'fonts/fonts.conf'), FONTS_CONF);
  writeFileSync(path.join(folder, 'chromium.sh'), LAUNCHER, { mode: 0o755 });
  try {
    renameSync(folder, target);
  } catch {
    rmSync(folder, { recursive: true, force: true }); // another run was faster
  }
  return launcher;
}

// Without a configuration of its own, text has height 0 on a machine without fonts.
const FONTS_CONF = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">.</dir><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;
const LAUNCHER = `#!/bin/sh
d=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH="$d/libraries/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_PATH="$d/fonts" exec "$d/chromium" "$@"
`;

/** `node tests/browser.mjs` prints the path; with --install it has Playwright download a Chromium where there is none. */
async function main() {
  const found = await browserPath();
  if (!process.argv.includes('--install')) return console.log(found);
  if (found) return;
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
