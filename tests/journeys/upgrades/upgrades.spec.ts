/** What people made on a server of an earlier version is there after the upgrade, and can be edited and exported. */
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { EditorPage } from '../pages/editor/editor';
import { ExportDialog } from '../pages/editor/export-dialog';
import { startOwnServer } from '../pages/operators/own-server';
import { signIn } from '../pages/sign-in';
import { dataFolder, restore, versions, workOf, writeArchive } from './archives';
import { callsOf, HEADLINE, readWork } from './work';

const written = process.env.SPOTREEL_WRITE_ARCHIVE;
if (written) {
  test('writes the archive of this version', async () => {
    test.setTimeout(300_000);
    await writeArchive(written);
  });
}

test('there is an archive', () => expect(versions).not.toEqual([]));

for (const version of versions) {
  test(`work of version ${version} is there after an upgrade, is edited, and goes to its export`, {
    tag: '@main',
  }, async ({ page }) => {
    const data = dataFolder();
    restore(version, data);
    const server = await startOwnServer({ DATA_DIR: data });
    try {
      const call = await callsOf(server.url);
      expect(await readWork(call)).toMatchObject(workOf(version));
      const [shown] = await call('GET', '/v1/project?search=Bread%20for%20the%20week');
      await signIn(page, `${server.url}/project/${shown.id}`);
      const headline = page.getByRole('textbox', { name: 'Headline' });
      await expect(headline).toHaveValue(HEADLINE);
      await headline.fill('Rye, on Fridays');
      await new EditorPage(page).waitForSaved();
      const exporting = new ExportDialog(page);
      await exporting.open();
      await exporting.dialog.getByRole('button', { name: 'Export video' }).click();
      await expect(exporting.dialog.getByRole('progressbar')).toBeVisible();
      await exporting.dialog.getByRole('button', { name: 'Cancel export' }).click();
      await expect(exporting.dialog.getByText('Export canceled.')).toBeVisible();
    } finally {
      await server.close();
      rmSync(data, { recursive: true });
    }
  });
}
