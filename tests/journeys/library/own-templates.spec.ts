import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { ZipFile } from 'yazl';
import { expectAccessible } from '../pages/accessibility';
import { watchProblems } from '../pages/problems';
import { signIn } from '../pages/sign-in';

const EXAMPLE = fileURLToPath(new URL('../../../examples/template-package/new-arrival', import.meta.url));

/** As somebody would zip the folder. */
async function zipped(): Promise<Buffer> {
  const zip = new ZipFile();
  for (const entry of readdirSync(EXAMPLE, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = `new-arrival/${path.relative(EXAMPLE, file).split(path.sep).join('/')}`;
    if (entry.isFile()) zip.addBuffer(readFileSync(file), name);
  }
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream & AsyncIterable<Uint8Array>);
}

test('an operator checks the example package, imports it, finds it in the library and removes it', async ({ page }) => {
  test.slow(); // checking a package paints every scene
  const problems = watchProblems(page);
  await signIn(page);
  await page.getByRole('button', { name: 'Account menu' }).click({ delay: 30 });
  await page.getByRole('menuitem', { name: 'Team templates' }).click();
  const file = page.locator('input[type=file]');
  await expect(page.getByText('No team templates yet')).toBeVisible();
  await file.setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('hello') });
  await expect(page.getByText('We can’t read this file')).toBeVisible();
  await expectAccessible(page, 'what the checker says');

  await file.setInputFiles({ name: 'new-arrival.zip', mimeType: 'application/zip', buffer: await zipped() });
  await expect(page.getByText('Ready to import')).toBeVisible({ timeout: 150_000 });
  await expect(page.getByText('No problems found.')).toBeVisible();
  await expect(page.getByText('Portrait, long text')).toBeVisible();
  await expectAccessible(page, 'a template that can be imported');
  await page.getByRole('button', { name: 'Import template' }).click();
  await expect(page.getByText('“New arrival” is in the library')).toBeVisible({ timeout: 150_000 });
  const card = page.getByRole('article').filter({ hasText: 'example.new-arrival' });
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download New arrival' }).click();
  expect((await download).suggestedFilename()).toBe('example.new-arrival.spotreel');
  await page.getByRole('link', { name: 'View template' }).click();
  await expect(page.getByRole('heading', { name: 'New arrival' })).toBeVisible();

  await page.goto('/operator/templates');
  await card.getByRole('button', { name: 'Remove New arrival' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove template' }).click();
  await expect(page.getByText('No team templates yet')).toBeVisible();
  problems.expectNone();
});
