import { expect, test } from '../journey';
import { createVideo, keepScenes, signIn, waitForSaved } from '../page/app';

test('from the login to an MP4', async ({ visitor, request, server }) => {
  await signIn(visitor, server);
  await createVideo(visitor, server, 'Product launch');
  await keepScenes(visitor, 2);
  await visitor.getByRole('textbox', { name: 'Headline' }).fill('Made in every browser');
  await waitForSaved(visitor);

  await visitor.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = visitor.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Export video' }).click();
  await dialog.getByRole('progressbar').waitFor();
  await visitor.getByRole('heading', { name: 'Your video is ready' }).waitFor(90_000);
  const address = await dialog.getByRole('link', { name: 'Download MP4' }).attribute('href');
  const file = await (await request.get(new URL(address ?? '', server).href)).body();
  expect(file.subarray(4, 8).toString('latin1')).toBe('ftyp');
  expect(file.length).toBeGreaterThan(50_000);
});
