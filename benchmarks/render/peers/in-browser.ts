/** `node in-browser.mjs <script> <browser> <bits a second> <out>`: opens a page with the script, and writes what it renders. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';

declare global {
  interface Window {
    renderFilm(bitsPerSecond: number): Promise<string>;
  }
}

const [scriptFile = '', executablePath = '', bitsPerSecond = '', outFile = ''] = process.argv.slice(2);
const script = await readFile(scriptFile);
const site = createServer(({ url }, response) => {
  const isScript = url === '/film.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? script : '<!doctype html><body></body><script src="/film.js"></script>');
});
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
// no telemetry
await page.route(
  ({ hostname }) => hostname !== '127.0.0.1',
  (route) => route.abort(),
);
await page.goto(origin);
const film = await page.evaluate((bits) => window.renderFilm(bits), Number(bitsPerSecond));
await writeFile(outFile, Buffer.from(film, 'base64'));
await browser.close();
site.close();
