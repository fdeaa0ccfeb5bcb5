/**
 * Memory of reading eight progressive JPEGs of 98 megapixels at once, as uploads do: what a process has before, and at most
 * meanwhile. A server reads them in parser processes; here one process is both. `npm run bench:pictures`; with `unbounded` as it
 * would be if all were decoded at once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createPixelBudget } from '../../server/media/inspection/pixel-budget';
import { createMediaPort } from '../../server/render/create-media-port';
import type { RenderSettings } from '../../server/render/engine/job-folder';
import { createMediaTools } from '../../server/render/engine/media/media-tools';
import { inlinePictures } from '../../tests/server/fixtures/inline-pictures';

const COUNT = 8;
const SIDE_PX = 9900;
const MEGABYTE = 2 ** 20;

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-pictures-'));
const file = path.join(folder, 'picture.jpg');
await sharp({
  create: {
    width: SIDE_PX,
    height: SIDE_PX,
    channels: 3,
    background: '#5b7',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
})
  .jpeg({ quality: 60, progressive: true })
  .withMetadata({ orientation: 6 })
  .toFile(file);
const budget = process.argv.includes('unbounded') ? createPixelBudget(Number.POSITIVE_INFINITY) : undefined;
const port = createMediaPort(createMediaTools({} as RenderSettings), folder, inlinePictures, budget);
await port.image(file, 512, 1);
const before = process.memoryUsage().rss;
let most = before;
const timer = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 20);
const began = performance.now();
await Promise.all(Array.from({ length: COUNT }, () => port.image(file, 512, 1)));
clearInterval(timer);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE);
console.log(`${COUNT} pictures of ${Math.round(SIDE_PX ** 2 / 1e6)} megapixels in ${seconds} s`);
console.log(`${megabytes(before)} MB before, ${megabytes(most)} MB at most: ${megabytes(most - before)} MB more`);
rmSync(folder, { recursive: true });
