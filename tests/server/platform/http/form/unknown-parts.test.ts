/** Parts of a form that a call does not read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MultipartBody } from '@spotreel/sdk/internal/contract';
import { afterAll, expect, test } from 'vitest';
import { withForm, withNamedFiles } from '../../../../../server/platform/http/form/form-body';
import { receiveFormUpload } from '../../../../../server/platform/http/form/receive-upload';

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const form: MultipartBody = { file: 'media', accept: 'image', fields: ['folder'] };
const photo = new File(['x'], 'a.png');

function requestOf(parts: Readonly<Record<string, string | File>>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  return new Request('http://spotreel.test/', { method: 'POST', body });
}

const upload = (parts: Readonly<Record<string, string | File>>) =>
  receiveFormUpload(requestOf(parts), form, path.join(folder, 'file'));

test('a text part that the call reads is taken, another one is refused by name', async () => {
  expect(await upload({ media: photo, folder: '3' })).toMatchObject({ hasFile: true, fields: { folder: '3' } });
  const details = { foldr: ['This field is unknown. Did you mean "folder"?'] };
  await expect(upload({ media: photo, foldr: '3' })).rejects.toMatchObject({ code: 'validation_failed', details });
});

test('a file in another part is refused by name, where the file may be missing too', async () => {
  const details = { picture: ['This field is unknown. Known fields: media.'] };
  await expect(upload({ picture: photo })).rejects.toMatchObject({ details });
  await expect(withForm(requestOf({ picture: photo }), form, folder, async () => {})).rejects.toMatchObject({
    details,
  });
  const named = withNamedFiles(requestOf({ picture: photo }), form, folder, async () => {});
  await expect(named).rejects.toMatchObject({ code: 'validation_failed', details: { picture: [expect.any(String)] } });
});
