import { expect, it } from 'vitest';
import { createTemplateImport } from '../../../../sdk/stores/team-templates/template-import';
import { openSpotreel } from '../open-spotreel';

const check = (over: object = {}) => ({
  isImportable: true,
  origin: 'package',
  findings: [],
  stills: [],
  template: {
    packageId: 'acme.sale',
    name: 'Sale',
    description: '',
    kind: 'video',
    tier: 'free',
    ratios: ['landscape'],
    durationSeconds: 4,
    replacesRevision: null,
    fields: { texts: 1, images: 0, colors: 0 },
  },
  ...over,
});
const imported = {
  id: 3,
  packageId: 'acme.sale',
  revision: 1,
  name: 'Sale',
  description: '',
  kind: 'video',
  tier: 'free',
  templateGroup: 9,
  templates: { landscape: 2001 },
  posters: {},
  sizeBytes: 10,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const json =
  (data: unknown, rest: object = {}) =>
  () =>
    new Response(JSON.stringify({ data, ...rest }));
const page = { page: 1, numPages: 1, totalCount: 1 };
const file = () => new File(['PK'], 'sale.spotreel');

async function open() {
  const { server, spotreel } = await openSpotreel();
  return { server, spotreel, imports: createTemplateImport(spotreel) };
}

it('checks a file, imports what can be imported, and lists it', async () => {
  const { server, imports } = await open();
  const steps: string[] = [];
  imports.$state.listen(({ step }) => steps.push(step));
  server.answer('checkTemplatePackage', json(check()));
  await imports.check(file());
  expect(imports.$state.get()).toMatchObject({
    step: 'checked',
    fileName: 'sale.spotreel',
    check: { isImportable: true },
  });
  server.answer('importTemplatePackage', json(imported));
  server.answer('templatePackages', json([imported], page));
  await imports.importChecked();
  expect(imports.$state.get()).toMatchObject({ step: 'imported', imported: { revision: 1 } });
  expect(imports.$templates.get().data).toMatchObject([{ id: 3 }]);
  expect(steps).toContain('uploading');
});

it('imports nothing that has errors', async () => {
  const { server, imports } = await open();
  server.answer('checkTemplatePackage', json(check({ isImportable: false })));
  await imports.check(file());
  await imports.importChecked();
  expect(server.asked('importTemplatePackage')).toEqual([]);
  expect(imports.$state.get().step).toBe('checked');
});

it('says in the server’s words why a file was not taken', async () => {
  const { server, imports } = await open();
  server.refuse('checkTemplatePackage', 'payload_too_large');
  await imports.check(file());
  expect(imports.$state.get()).toMatchObject({ step: 'failed', failure: { message: 'The file is too large.' } });
});

it('a second file wins over the first, and clearing over both', async () => {
  const { server, imports } = await open();
  server.answer('checkTemplatePackage', json(check()));
  const first = imports.check(file());
  server.answer('checkTemplatePackage', json(check({ origin: 'lottie' })));
  await imports.check(new File(['{}'], 'other.json'));
  await first;
  expect(imports.$state.get()).toMatchObject({ fileName: 'other.json' });
  imports.clear();
  expect(imports.$state.get()).toMatchObject({ step: 'idle', fileName: '', check: undefined });
});

it('removes, and a failure is a toast', async () => {
  const { server, spotreel, imports } = await open();
  server.answer('templatePackages', json([imported], page));
  await imports.load();
  const [template] = imports.$templates.get().data ?? [];
  if (!template) throw new Error('there is one');
  server.refuse('removeTemplatePackage', 'not_found');
  expect(await imports.remove(template)).toBe(false);
  expect(spotreel.toasts.$toasts.get()[0]?.title).toBe('We couldn’t remove the template.');
  server.answer('removeTemplatePackage', json({ id: 3 }));
  expect(await imports.remove(template)).toBe(true);
  expect(imports.$templates.get().data).toEqual([]);
  server.answer('exportTemplate', json({ url: '/media/x.spotreel', fileName: 'x.spotreel', sizeBytes: 1 }));
  expect(await imports.exportTemplate(template)).toBe('/media/x.spotreel');
  expect(imports.$busy.get().size).toBe(0);
});
