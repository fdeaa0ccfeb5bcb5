import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryDraftsOf } from '../../../../sdk/stores/drafts/draft-storage';
import type { KeptSurveyDraft, SurveyDraftStorage } from '../../../../sdk/stores/surveys/survey-drafts';
import { createSurveyEditor } from '../../../../sdk/stores/surveys/survey-editor-store';
import { openSpotreel } from '../open-spotreel';

const at = '2026-01-01T00:00:00.000Z';
const question = { id: 'why', type: 'openText', headline: 'Why?', required: false, inputType: 'text' };
const survey = { id: '7', environmentId: '3', createdAt: at, updatedAt: at, name: 'Feedback', questions: [question] };
const product = {
  brandColor: '#112233',
  highlightBorderColor: null,
  placement: 'center',
  clickOutsideClose: true,
  darkOverlay: false,
  inAppSurveyBranding: true,
  recontactDays: 7,
};
const theirs = { ...survey, redirectUrl: 'https://theirs.example', updatedAt: '2026-01-02T00:00:00.000Z' };
const json = (data: unknown) => () => Response.json({ data });

const memoryDrafts = () => memoryDraftsOf<KeptSurveyDraft, 'surveyId'>('surveyId');

async function open(drafts: SurveyDraftStorage = memoryDrafts(), saved: object = survey) {
  const { server, spotreel } = await openSpotreel();
  server.answer('survey', json(saved));
  server.answer('surveyEnvironments', json([{ id: '3', name: 'Site', product }]));
  server.answer('surveyActionClasses', json([]));
  server.answer('surveyAttributeClasses', json([]));
  const editor = createSurveyEditor(spotreel, '7', drafts);
  await editor.open();
  return { server, editor };
}

const headline = (editor: Awaited<ReturnType<typeof open>>['editor']) => editor.$survey.get()?.questions[0]?.headline;

it('takes edits back, one field’s quick changes at once, and again', async () => {
  const { editor } = await open();
  editor.edit('name', { name: 'Other' });
  editor.editQuestion(0, 'headline', { headline: 'W' });
  editor.editQuestion(0, 'headline', { headline: 'What?' });
  expect(editor.$isChanged.get()).toBe(true);
  editor.undo();
  expect([editor.$survey.get()?.name, headline(editor)]).toEqual(['Other', 'Why?']);
  editor.redo();
  expect(headline(editor)).toBe('What?');
  editor.undo();
  editor.undo();
  expect(editor.$isChanged.get()).toBe(false);
});

it('saves with what it has read, and keeps what was typed meanwhile', async () => {
  const { server, editor } = await open();
  editor.edit('name', { name: 'Saved name' });
  const later = '2026-01-01T00:00:05.000Z';
  server.answer('updateSurvey', json({ ...editor.$survey.get(), updatedAt: later }));
  const saving = editor.save();
  editor.edit('name', { name: 'Typed meanwhile' });
  expect(await saving).toBe(true);
  expect(server.asked('updateSurvey')[0]?.body).toMatchObject({ updatedAt: at, survey: { name: 'Saved name' } });
  expect(editor.$survey.get()).toMatchObject({ name: 'Typed meanwhile', updatedAt: later });
  expect(editor.$isChanged.get()).toBe(true);
});

describe('by itself', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('leaves a running survey as visitors see it until its changes are published', async () => {
    const { server, editor } = await open(memoryDrafts(), { ...survey, status: 'inProgress' });
    server.always('updateSurvey', ({ body }) => ({ ...(body as { survey: object }).survey, updatedAt: at }) as never);
    editor.edit('name', { name: 'Half a na' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.asked('updateSurvey')).toHaveLength(0);
    expect(editor.$isUnpublished.get()).toBe(true);
    expect(await editor.save()).toBe(true);
    expect(server.asked('updateSurvey').map(({ body }) => body)).toMatchObject([{ survey: { name: 'Half a na' } }]);
    expect(editor.$isUnpublished.get()).toBe(false);
  });

  it('saves a moment after the last edit, and what was typed meanwhile after that', async () => {
    const { server, editor } = await open();
    server.always('updateSurvey', ({ body }) => ({ ...(body as { survey: object }).survey, updatedAt: at }) as never);
    editor.edit('name', { name: 'O' });
    await vi.advanceTimersByTimeAsync(1000);
    editor.edit('name', { name: 'Other' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.asked('updateSurvey')).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.asked('updateSurvey').map(({ body }) => body)).toMatchObject([{ survey: { name: 'Other' } }]);
    expect(editor.$isChanged.get()).toBe(false);
    editor.edit('name', { name: 'Another' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.asked('updateSurvey')).toHaveLength(2);
  });

  it('saves nothing over what another operator has saved', async () => {
    const { server, editor } = await open();
    server.always('survey', () => theirs as never);
    server.refuse('updateSurvey', 'stale_version');
    editor.edit('name', { name: 'Mine' });
    await vi.advanceTimersByTimeAsync(2000);
    expect(editor.$conflict.get()).toBeDefined();
    editor.edit('name', { name: 'Mine too' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.asked('updateSurvey')).toHaveLength(1);
  });

  it('saves nothing more when the screen goes: the draft has it', async () => {
    const { server, editor } = await open();
    editor.edit('name', { name: 'Mine' });
    editor.keep();
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.asked('updateSurvey')).toHaveLength(0);
  });
});

it('publishes what is on the screen', async () => {
  const { server, editor } = await open(memoryDrafts(), { ...survey, status: 'draft' });
  editor.edit('name', { name: 'Ready' });
  server.always('updateSurvey', ({ body }) => (body as { survey: object }).survey as never);
  const running = { ...survey, name: 'Ready', status: 'inProgress', updatedAt: theirs.updatedAt };
  server.answer('setSurveyStatus', json(running));
  expect(await editor.setStatus('inProgress')).toBe(true);
  expect(server.asked('updateSurvey')).toHaveLength(1);
  expect(server.asked('setSurveyStatus')[0]?.body).toEqual({ status: 'inProgress' });
  expect(editor.$survey.get()).toMatchObject({ name: 'Ready', status: 'inProgress' });
  expect([editor.$isChanged.get(), editor.$isChangingStatus.get()]).toEqual([false, false]);
});

it('publishes nothing that cannot be saved', async () => {
  const { server, editor } = await open();
  editor.edit('name', { name: 'Mine' });
  server.refuse('updateSurvey', 'internal');
  expect(await editor.setStatus('inProgress')).toBe(false);
  expect(server.asked('setSurveyStatus')).toHaveLength(0);
});

it('loses nothing when the server refuses, and says which field', async () => {
  const { server, editor } = await open();
  editor.edit('name', { name: 'Mine' });
  server.answer('updateSurvey', () =>
    Response.json(
      { code: 'validation_failed', message: 'No.', details: { 'survey.redirectUrl': ['Not a link'] } },
      { status: 422 },
    ),
  );
  expect(await editor.save()).toBe(false);
  expect(editor.$save.get().failure).toMatchObject({ details: { 'survey.redirectUrl': ['Not a link'] } });
  expect(editor.$survey.get()?.name).toBe('Mine');
});

it('asks before it overwrites what somebody else has saved', async () => {
  const { server, editor } = await open();
  editor.edit('name', { name: 'Mine' });
  server.refuse('updateSurvey', 'stale_version');
  server.answer('survey', json(theirs));
  await editor.save();
  expect(editor.$save.get().failure?.code).toBe('stale_version');
  expect(editor.$conflict.get()).toEqual({ mine: [{ area: 'name' }], theirs: [{ area: 'cards' }] });
  server.answer('survey', json(theirs));
  server.answer('updateSurvey', json({ ...theirs, name: 'Mine' }));
  expect(await editor.saveAnyway()).toBe(true);
  expect(server.asked('updateSurvey').at(-1)?.body).toMatchObject({ updatedAt: theirs.updatedAt });
});

describe('what was left unsaved', () => {
  const left = async (drafts: SurveyDraftStorage) => {
    const { editor } = await open(drafts);
    editor.edit('name', { name: 'Left behind' });
    editor.keep();
  };

  it('is back with the next visit, says since when, and goes when it is saved', async () => {
    const drafts = memoryDrafts();
    await left(drafts);
    const { server, editor } = await open(drafts);
    expect([editor.$survey.get()?.name, editor.$isChanged.get()]).toEqual(['Left behind', true]);
    expect(editor.$restored.get()?.savedAtMs).toBeTypeOf('number');
    server.answer('updateSurvey', json({ ...survey, name: 'Left behind', updatedAt: theirs.updatedAt }));
    expect(await editor.save()).toBe(true);
    expect([editor.$restored.get(), editor.$conflict.get()]).toEqual([undefined, undefined]);
    const next = await open(drafts, { ...survey, name: 'Left behind' });
    expect([next.editor.$restored.get(), next.editor.$isChanged.get()]).toEqual([undefined, false]);
  });

  it('can be discarded for good', async () => {
    const drafts = memoryDrafts();
    await left(drafts);
    const { editor } = await open(drafts);
    await editor.discard();
    expect([editor.$survey.get()?.name, editor.$restored.get()]).toEqual(['Feedback', undefined]);
    expect((await open(drafts)).editor.$survey.get()?.name).toBe('Feedback');
  });

  it('never overwrites what was saved since: both sides are named, and a save is refused', async () => {
    const drafts = memoryDrafts();
    await left(drafts);
    const { server, editor } = await open(drafts, theirs);
    expect(editor.$survey.get()?.name).toBe('Left behind');
    expect(editor.$conflict.get()).toEqual({ mine: [{ area: 'name' }], theirs: [{ area: 'cards' }] });
    server.refuse('updateSurvey', 'stale_version');
    expect(await editor.save()).toBe(false);
    expect(server.asked('updateSurvey')[0]?.body).toMatchObject({ updatedAt: at });
    await editor.discard();
    expect([editor.$survey.get()?.redirectUrl, editor.$conflict.get()]).toEqual([theirs.redirectUrl, undefined]);
  });

  it('shows to no other account and goes when it is taken back', async () => {
    const drafts = memoryDrafts();
    await left(drafts);
    const kept = await Promise.all(['http://stub 1', 'http://stub 2'].map((account) => drafts.list(account, '7')));
    expect(kept.map(({ length }) => length)).toEqual([1, 0]);
    const { editor } = await open(drafts);
    editor.edit('name', { name: 'Feedback' });
    expect((await open(drafts)).editor.$restored.get()).toBeUndefined();
  });
});
