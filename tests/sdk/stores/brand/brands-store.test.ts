import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Brand } from '../../../../sdk/contract/brand/organisation';
import { failure } from '../../client/stub-server';
import { logo } from '../../project/launch-project';
import { openEditor, openSpotreel } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const brands = async () => {
  const opened = await openSpotreel();
  await opened.spotreel.brands.load();
  return { ...opened, store: opened.spotreel.brands };
};
/** Scenes that ask for the name and the second color of a brand, and for its logo. */
const askForPlace = ({ state }: Awaited<ReturnType<typeof openSpotreel>>['server']) => {
  state.draw = (template) => {
    const { texts, images, colors } = template.fields;
    const asked = {
      texts: texts.map((field) => (field.innerReference === 'headline' ? { ...field, dataField: 'NAME' } : field)),
      images: images.map((field) => ({ ...field, dataField: 'LOGO' })),
      colors: colors.map((field) => ({ ...field, dataField: 'SECONDARY_COLOR', defaultValue: '#123456' as const })),
    };
    return { ...template, fields: asked };
  };
};
const names = (list: readonly Brand[] | undefined) => list?.map(({ name }) => name);

describe('a new brand', () => {
  it('stands in the list, and fills the plan', async () => {
    const { store, server } = await brands();
    expect(store.$canCreate.get()).toBe(true);
    const made = await store.create({ name: 'Fern', primaryColor: '', website: 'fern.example' });
    expect(made).toMatchObject({ name: 'Fern', website: 'https://fern.example' });
    expect(server.asked('createOrganisation')[0]?.body).toEqual({ name: 'Fern', website: 'https://fern.example' });
    expect(names(store.$brands.get().data)).toEqual(['Fern']);
    expect([store.$canCreate.get(), store.$save.get().status]).toEqual([false, 'idle']);
  });

  it('goes as a form with its logo', async () => {
    const { store, server } = await brands();
    await store.create({ name: 'Fern', image: new File(['x'], 'fern.png', { type: 'image/png' }) });
    const body = server.asked('createOrganisation')[0]?.body as FormData;
    expect([body.get('name'), (body.get('image') as File).name]).toEqual(['Fern', 'fern.png']);
  });

  it('that is refused says which fields are wrong, until another form opens', async () => {
    const { store, server } = await brands();
    server.answer('createOrganisation', () =>
      failure('validation_failed', 'The request is not valid.', 422, { details: { name: ['A name is needed'] } }),
    );
    expect(await store.create({ name: 'Refused' })).toBeUndefined();
    expect(store.$save.get()).toMatchObject({ status: 'error', failure: { details: { name: ['A name is needed'] } } });
    store.clearSave();
    expect(store.$save.get()).toEqual({ status: 'idle', failure: undefined });
    server.refuse('createOrganisation', 'organisation_limit');
    await store.create({ name: 'Two' });
    expect(store.$save.get().failure?.message).toBe('Your plan does not include another brand.');
  });

  it('with an image that is none is refused here', async () => {
    const { store, server } = await brands();
    expect(await store.create({ name: 'Fern', image: 'nonsense' })).toBeUndefined();
    expect([store.$save.get().status, server.asked('createOrganisation').length]).toEqual(['error', 0]);
  });
});

describe('a changed brand', () => {
  it('is changed in the list; a second save meanwhile does nothing', async () => {
    const { store, server } = await brands();
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
    expect(names(store.$brands.get().data)).toEqual(['Oak']);
    expect(server.asked('updateOrganisation')).toHaveLength(1);
  });
});

describe('a deleted brand', () => {
  it('goes from the list; one that cannot be deleted stays', async () => {
    const { store, server, spotreel } = await brands();
    const id = (await store.create({ name: 'Fern' }))?.id ?? 0;
    server.refuse('deleteOrganisation', 'internal');
    expect(await store.remove(id)).toBe(false);
    expect(spotreel.toasts.$toasts.get()[0]?.title).toBe('We couldn’t delete the brand.');
    const removing = store.remove(id);
    expect(store.$removing.get().has(id)).toBe(true);
    expect(await removing).toBe(true);
    expect([names(store.$brands.get().data), store.$removing.get().size, store.$canCreate.get()]).toEqual([
      [],
      0,
      true,
    ]);
  });
});

it('a brand chosen in the editor is one step, and undone as one', async () => {
  const { editor } = await openEditor();
  const brand: Brand = {
    id: 5,
    name: 'Fern',
    image: null,
    logo: { ...logo, id: 90 },
    font: 'Lora',
    website: '',
    primaryColor: '#0a2f7a',
    secondaryColor: '',
    thirdColor: '',
    fourthColor: '',
    trustpilotUrl: '',
    googlePlaceName: '',
    googlePlace: '',
  };
  const before = editor.document.$project.get();
  expect(await editor.actions.setBrand(brand, null)).toBe(true);
  expect(editor.document.$project.get()).toMatchObject({ brandId: 5, fontFamily: 'Lora' });
  expect(editor.environment.$media.get()[90]).toBeDefined();
  expect(await editor.actions.setBrand(brand, brand)).toBe(false);
  editor.document.undo();
  expect(editor.document.$project.get()).toEqual(before);
  expect(editor.document.$canUndo.get()).toBe(false);
});

describe('a scene added to a project that has a brand', () => {
  const fern: Brand = {
    id: 5,
    name: 'Fern',
    image: null,
    logo: { ...logo, id: 90 },
    font: 'Lora',
    website: '',
    primaryColor: '#0a2f7a',
    secondaryColor: '#d07000',
    thirdColor: '',
    fourthColor: '',
    trustpilotUrl: '',
    googlePlaceName: '',
    googlePlace: '',
  };

  it('comes with its logo, name and colors, and goes as one step', async () => {
    const { editor } = await openEditor({}, askForPlace);
    await editor.actions.setBrand(fern, null);
    const before = editor.document.$project.get();
    expect(await editor.actions.addScene(13)).toBe(true);
    expect(editor.document.$project.get()?.values[3]).toMatchObject({
      texts: { headline: 'Fern' },
      images: { logo: 90 },
      colors: { accent: '#d07000' },
    });
    expect(editor.environment.$media.get()[90]).toBeDefined();
    editor.document.undo();
    expect(editor.document.$project.get()).toEqual(before);
  });

  it('comes in the colors that the user has given the video since', async () => {
    const { editor } = await openEditor();
    await editor.actions.setPaletteColor(0, '#225588');
    await editor.actions.addScene(13);
    expect(editor.document.$project.get()?.values[3]).toMatchObject({ texts: {}, colors: { accent: '#225588' } });
  });

  it('knows the brand that a project was opened with', async () => {
    const { editor } = await openEditor({}, (server) => {
      askForPlace(server);
      server.state.saved.organisation = 5;
    });
    await editor.actions.addScene(13);
    expect(editor.document.$project.get()?.values[3]).toMatchObject({ texts: { headline: 'Cafe' } });
  });
});
