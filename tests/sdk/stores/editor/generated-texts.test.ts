import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProjectSave } from '../../../../sdk/contract/project/project';
import { generatedTextsOf } from '../../../../sdk/stores/editor/generated-texts';
import { wireProject } from '../../project/wire-project';
import { openEditor, settle } from '../open-spotreel';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const HEADLINE = { ingredient: 1, id: 'headline', value: 'Meet Halo' };
const DETAIL = { ingredient: 1, id: 'detail', value: 'It dims' };

async function open() {
  const opened = await openEditor({}, (server) => {
    const { saved } = server.state;
    const [first, ...others] = saved.customisations;
    if (!first) throw new Error('no scene');
    const texts = [HEADLINE, DETAIL].map(({ id, value }) => ({ id, value }));
    const generated: ProjectSave = { ...saved, customisations: [{ ...first, ingredient: 1, texts }, ...others] };
    server.always('project', () => ({ ...wireProject(7, generated), generatedTexts: [HEADLINE, DETAIL] }));
  });
  const texts = generatedTextsOf(opened.spotreel, opened.editor);
  texts.$untouched.listen(() => {});
  return { ...opened, texts, untouched: () => texts.$untouched.get().map(({ id }) => id) };
}

it('an edit takes the mark away, and undoing it brings the mark back', async () => {
  const { editor, untouched } = await open();
  expect(untouched()).toEqual(['headline', 'detail']);
  editor.actions.setText(1, 'headline', 'Our Halo');
  expect(untouched()).toEqual(['detail']);
  editor.document.undo();
  expect(untouched()).toEqual(['headline', 'detail']);
});

it('what a person has checked is marked no longer, here and on the server', async () => {
  const { server, texts, untouched } = await open();
  const checking = texts.check(texts.$untouched.get().slice(0, 1));
  expect(untouched()).toEqual(['detail']);
  await settle();
  await checking;
  expect(server.asked('checkGeneratedTexts')[0]).toMatchObject({
    params: { projectId: 7 },
    body: { checked: [{ ingredient: 1, id: 'headline' }] },
  });
});

it('marks again what could not be stored, and says so', async () => {
  const { server, spotreel, texts, untouched } = await open();
  server.refuse('checkGeneratedTexts', 'internal');
  const checking = texts.check(texts.$untouched.get());
  expect(untouched()).toEqual([]);
  await settle();
  await checking;
  expect(untouched().toSorted()).toEqual(['detail', 'headline']);
  expect(spotreel.toasts.$toasts.get()).toHaveLength(1);
});

it('asks nothing where there is nothing to check', async () => {
  const { server, texts } = await open();
  await texts.check([]);
  expect(server.asked('checkGeneratedTexts')).toHaveLength(0);
});
