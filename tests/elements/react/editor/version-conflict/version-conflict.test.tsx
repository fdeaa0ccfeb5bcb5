import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VersionConflict } from '../../../../../elements/react/editor/version-conflict/version-conflict';
import type { EditorProject } from '../../../../../sdk/project/editor-project';
import { toProjectSave } from '../../../../../sdk/project/saving/save-payload';
import type { LaidOutTemplates } from '../../../../../sdk/stores/editor/document/editor-environment';
import { NameFollowing } from '../../../../../sdk/stores/editor/document/name-following';
import { merging } from '../../../../../sdk/stores/editor/saving/version-merging';
import { launchProject, logo, context as surrounding } from '../../../../sdk/project/launch-project';
import { wireProject } from '../../../../sdk/project/wire-project';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const base = { ...launchProject, brandId: 4 };
const withLogo = (media: number): EditorProject['values'] => ({
  ...base.values,
  1: { ...base.values[1], images: { logo: media } } as EditorProject['values'][number],
});

async function show(mine: Partial<EditorProject>, theirs: Partial<EditorProject>) {
  const save = toProjectSave({ ...base, ...theirs });
  if (!save) throw new Error('the fixture changed');
  const following = new NameFollowing({
    $nameBeforeHeadline: atom<string | null>(null),
    $templates: atom<LaidOutTemplates>({ ratio: 'landscape', byId: surrounding.templates, offered: [] }),
  });
  const conflict = merging.conflictOf({ base, theirs: wireProject(7, save) }, { ...base, ...mine }, following);
  const names = { brands: new Map([[5, 'Fern']]).set(6, 'Oak'), kits: new Map([[30, 'Sunrise']]) };
  const props = { open: true, onPutOff: vi.fn(), onResolve: vi.fn(), onKeepBoth: vi.fn() };
  const missing = new Map<number, string | undefined>([...names.kits, [31, undefined]]);
  await act(async () =>
    root.render(
      <VersionConflict
        {...props}
        conflict={conflict}
        templates={surrounding.templates}
        media={{ [logo.id]: logo }}
        names={{ ...names, kits: missing }}
      />,
    ),
  );
  // the dialog is loaded when it is needed first
  await act(async () => vi.dynamicImportSettled());
  return props;
}

const sides = () => [...document.querySelectorAll('.sr-overlap__side')].map((side) => side.textContent);
const button = (name: string) => [...document.querySelectorAll('button')].find((item) => item.textContent === name);
const choose = (index: number) => act(async () => document.querySelectorAll<HTMLInputElement>('input')[index]?.click());

test('brands and kits have their names, and what is gone says so', async () => {
  await show({ brandId: 5, audio: [301] }, { brandId: 6, musicKitId: 31, audio: [] });
  expect(sides()).toEqual([
    'My versionFern',
    'Other versionOak',
    'My versionSunrise, 1 section',
    'Other versionMusic that is no longer in the library, 0 sections',
  ]);
});

test('a brand whose name is still fetched is not called anything else', async () => {
  await show({ brandId: 5 }, { brandId: 9 });
  expect(sides()).toEqual(['My versionFern', 'Other version…']);
});

test('a picture that is gone is not called the template’s own', async () => {
  await show({ values: withLogo(logo.id) }, { values: withLogo(99) });
  expect(document.querySelector('.sr-overlap__side img')?.getAttribute('alt')).toBe('logo.png');
  expect(sides()[1]).toBe('Other versionDeleted file');
});

test('the button says what becomes of what only one side changed', async () => {
  const { onResolve } = await show(
    { name: 'Mine', brandId: 5, ratio: 'portrait' },
    { name: 'Theirs', fontFamily: 'Lora' },
  );
  expect(button('Keep my version and 1 more from the other')).toBeDefined();
  await choose(1);
  await act(async () => button('Keep the other version and 2 more from mine')?.click());
  expect(onResolve).toHaveBeenCalledExactlyOnceWith({ name: 'theirs' });
});

test('it says no more than is so where both changed the same alone', async () => {
  await show({ name: 'Mine' }, { name: 'Theirs' });
  expect(button('Keep my version')).toBeDefined();
  await choose(1);
  expect(button('Keep the other version')).toBeDefined();
});

test('a transition has the name of its kind, and how long it lasts', async () => {
  const [first, ...others] = base.scenes;
  const withTransition = (transition: { kind: 'push' | 'cut'; frames: number } | undefined) => ({
    scenes: first ? [{ ...first, transition }, ...others] : [],
  });
  await show(withTransition({ kind: 'push', frames: 12 }), withTransition({ kind: 'cut', frames: 12 }));
  expect(document.body.textContent).toContain('Transition');
  expect(sides()).toEqual(['My versionPush · 0.4 s', 'Other versionCut']);
});
