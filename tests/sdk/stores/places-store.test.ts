import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Organisation } from '../../../sdk/contract/schemas/organisation';
import { failure } from '../client/stub-server';
import { logo } from '../project/launch-project';
import { openEditor, openSpotreel } from './open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const places = async () => {
  const opened = await openSpotreel();
  await opened.spotreel.places.load();
  return { ...opened, store: opened.spotreel.places };
};
const names = (list: readonly Organisation[] | undefined) => list?.map(({ name }) => name);

describe('a new place', () => {
  it('stands in the list, and fills the plan', async () => {
    const { store, server } = await places();
    expect(store.$canCreate.get()).toBe(true);
    const made = await store.create({ name: 'Fern', primaryColor: '', website: 'fern.example' });
    expect(made).toMatchObject({ name: 'Fern', website: 'https://fern.example' });
    expect(server.asked('createOrganisation')[0]?.body).toEqual({ name: 'Fern', website: 'https://fern.example' });
    expect(names(store.$places.get().data)).toEqual(['Fern']);
    expect([store.$canCreate.get(), store.$save.get().status]).toEqual([false, 'idle']);
  });

  it('goes as a form with its logo', async () => {
    const { store, server } = await places();
    await store.create({ name: 'Fern', image: new File(['x'], 'fern.png', { type: 'image/png' }) });
    const body = server.asked('createOrganisation')[0]?.body as FormData;
    expect([body.get('name'), (body.get('image') as File).name]).toEqual(['Fern', 'fern.png']);
  });

  it('that is refused says which fields are wrong, until another form opens', async () => {
    const { store, server } = await places();
    server.answer('createOrganisation', () =>
      failure('validation_failed', 'The request is not valid.', 422, { details: { name: ['A name is needed'] } }),
    );
    expect(await store.create({ name: 'Refused' })).toBeUndefined();
    expect(store.$save.get()).toMatchObject({ status: 'error', failure: { details: { name: ['A name is needed'] } } });
    store.clearSave();
    expect(store.$save.get()).toEqual({ status: 'idle', failure: undefined });
    server.refuse('createOrganisation', 'organisation_limit');
    await store.create({ name: 'Two' });
    expect(store.$save.get().failure?.message).toBe('Your plan has no room for another brand.');
  });

  it('with an image that is none is refused here', async () => {
    const { store, server } = await places();
    expect(await store.create({ name: 'Fern', image: 'nonsense' })).toBeUndefined();
    expect([store.$save.get().status, server.asked('createOrganisation').length]).toEqual(['error', 0]);
  });
});

describe('a changed place', () => {
  it('is changed in the list; a second save meanwhile does nothing', async () => {
    const { store, server } = await places();
    const made = await store.create({ name: 'Fern', primaryColor: '#112233' });
    const id = made?.id ?? 0;
    const release = server.hold('updateOrganisation');
    const saving = store.update(id, { name: 'Oak', image: 'http://a.example/logo.png' });
    expect(store.$save.get().status).toBe('saving');
    await vi.waitFor(() => expect(server.asked('updateOrganisation')).toHaveLength(1));
    expect(await store.update(id, { name: 'Twice' })).toBeUndefined();
    release();
    await saving;
    const body = server.asked('updateOrganisation')[0]?.body as FormData;
    expect([body.get('name'), body.get('primaryColor'), body.has('image')]).toEqual(['Oak', '', false]);
    expect(names(store.$places.get().data)).toEqual(['Oak']);
    expect(server.asked('updateOrganisation')).toHaveLength(1);
  });
});

describe('a deleted place', () => {
  it('goes from the list; one that cannot be deleted stays', async () => {
    const { store, server, spotreel } = await places();
    const id = (await store.create({ name: 'Fern' }))?.id ?? 0;
    server.refuse('deleteOrganisation', 'internal');
    expect(await store.remove(id)).toBe(false);
    expect(spotreel.toasts.$toasts.get()[0]?.title).toBe('The brand could not be deleted.');
    const removing = store.remove(id);
    expect(store.$removing.get().has(id)).toBe(true);
    expect(await removing).toBe(true);
    expect([names(store.$places.get().data), store.$removing.get().size, store.$canCreate.get()]).toEqual([
      [],
      0,
      true,
    ]);
  });
});

it('a place chosen in the editor is one step, and undone as one', async () => {
  const { editor } = await openEditor();
  const place: Organisation = {
    ...{ id: 5, name: 'Fern', image: null, logo: { ...logo, id: 90 }, font: 'Lora', website: '' },
    ...{ primaryColor: '#0a2f7a', secondaryColor: '', thirdColor: '', fourthColor: '' },
    ...{ trustpilotUrl: '', googlePlaceName: '', googlePlace: '' },
  };
  const before = editor.document.$project.get();
  expect(await editor.actions.setPlace(place, null)).toBe(true);
  expect(editor.document.$project.get()).toMatchObject({ placeId: 5, fontFamily: 'Lora' });
  expect(editor.surroundings.$media.get()[90]).toBeDefined();
  expect(await editor.actions.setPlace(place, place)).toBe(false);
  editor.document.undo();
  expect(editor.document.$project.get()).toEqual(before);
  expect(editor.document.$canUndo.get()).toBe(false);
});
