import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from '../journey';
import { createVideo, drawing, sceneNames, signIn, waitForSaved } from '../page/app';
import type { BrowserPage } from '../page/browser-page';

/** How far the playhead is: 0 to 1. */
async function playedShare(page: BrowserPage): Promise<number> {
  const style = await page.locate('.sr-timeline__position').attribute('style');
  return Number(/translateX\(([\d.]+)%\)/.exec(style ?? '')?.[1] ?? 0) / 100;
}

test('texts, order, colors, images and music of a video are edited, taken back and kept', async ({
  visitor,
  server,
}, info) => {
  await signIn(visitor, server);
  await createVideo(visitor, server, 'Product launch');
  const panel = visitor.getByRole('tabpanel', { name: 'Scene' });

  // what is typed is seen, and taken back
  const headline = panel.getByRole('textbox', { name: 'Headline' });
  await headline.waitFor();
  const sample = await headline.value();
  const before = await drawing(visitor);
  await headline.fill('Zażółć gęślą jaźń');
  await expect.poll(() => drawing(visitor)).not.toBe(before);
  await waitForSaved(visitor);
  // half a second between two keys makes a step of its own
  const pressUntil = (keys: string, text: string) =>
    expect
      .poll(async () => {
        if ((await headline.value()) !== text) await visitor.press(keys);
        return headline.value();
      })
      .toBe(text);
  await pressUntil('Control+z', sample);
  await pressUntil('Control+Shift+Z', 'Zażółć gęślą jaźń');

  // a scene is dragged over the next one
  const names = await sceneNames(visitor);
  const cards = visitor.locate('.sr-editor__scenes .sr-scene');
  const first = (await cards.nth(0).find()).box;
  const second = (await cards.nth(1).find()).box;
  await cards
    .nth(0)
    .getByRole('button', { name: /^Drag to reorder/ })
    .drag(0, second.y - first.y + 6);
  await expect.poll(async () => (await sceneNames(visitor))[1]).toContain(names[0]?.replace(/^\d+\. /, ''));
  await visitor.press('Control+z');
  await expect.poll(() => sceneNames(visitor)).toEqual(names);

  // the playhead follows the pointer
  const position = visitor.getByRole('slider', { name: 'Playback position' });
  const start = Number(await position.value());
  await visitor.locate('.sr-timeline').drag(200, 0);
  await expect.poll(async () => Number(await position.value())).toBeGreaterThan(start + 1);
  await cards.nth(0).locate('.sr-scene__select').click();

  // an image of the visitor
  const file = info.outputPath('sea.png');
  const sea = { width: 640, height: 480, channels: 3, background: '#1d4ed8' } as const;
  writeFileSync(file, await sharp({ create: sea }).png().toBuffer());
  const withoutImage = await drawing(visitor);
  await panel.getByRole('button', { name: 'Replace: Image' }).click();
  await visitor.getByRole('dialog').locate('input[type=file]').nth(0).chooseFiles(file);
  await expect.poll(() => drawing(visitor), { timeout: 40_000 }).not.toBe(withoutImage);

  // colors of the whole video
  await visitor.getByRole('tab', { name: 'Style' }).click();
  const hex = visitor.getByLabel('Text hex code');
  const gray = await drawing(visitor);
  await hex.fill('#0055ff');
  await expect.poll(() => drawing(visitor)).not.toBe(gray);

  // other music
  await visitor.getByRole('tab', { name: 'Music' }).click();
  const kits = visitor.getByRole('list').getByRole('button', { name: /bpm/ });
  await expect.poll(() => kits.nth(0).attribute('aria-pressed')).toBe('true');
  await kits.nth(1).click();
  await expect.poll(() => kits.nth(1).attribute('aria-pressed')).toBe('true');
  await waitForSaved(visitor);

  await visitor.reload();
  await expect.poll(() => headline.value()).toBe('Zażółć gęślą jaźń');
  await visitor.getByRole('tab', { name: 'Style' }).click();
  await expect.poll(async () => (await hex.value()).toLowerCase()).toBe('#0055ff');
  expect(await visitor.driver.problems()).toEqual([]);
});

test('the video plays and is driven by keys', async ({ visitor, server }) => {
  await signIn(visitor, server);
  await createVideo(visitor, server, 'Customer story');
  await visitor.press(' ');
  await visitor.getByRole('button', { name: 'Pause' }).waitFor();
  const start = await playedShare(visitor);
  await expect.poll(() => playedShare(visitor)).toBeGreaterThan(start + 0.05);
  await visitor.press(' ');
  await visitor.getByRole('button', { name: 'Play', exact: true }).waitFor();

  const [first = ''] = await sceneNames(visitor);
  await visitor.press('Control+k');
  const search = visitor.getByRole('combobox', { name: 'Search commands, scenes and fields' });
  await search.fill('move scene later');
  await visitor.press('Enter');
  await expect.poll(async () => (await sceneNames(visitor)).join()).not.toContain(first);
  await visitor.press('Control+z');
  await expect.poll(async () => (await sceneNames(visitor))[0]).toBe(first);
  await visitor.press('?');
  await visitor.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await visitor.press('Escape');
  await visitor.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitUntilGone();
  expect(await visitor.driver.problems()).toEqual([]);
});
