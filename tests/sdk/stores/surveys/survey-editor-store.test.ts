import { expect, it } from 'vitest';
import { createSurveyEditor } from '../../../../sdk/stores/surveys/survey-editor-store';
import { openSpotreel } from '../open-spotreel';

const at = '2026-01-01T00:00:00.000Z';
const question = { id: 'why', type: 'openText', headline: 'Why?', required: false, inputType: 'text' };
const survey = { id: '7', environmentId: '3', createdAt: at, updatedAt: at, name: 'Feedback', questions: [question] };
const product = {
  ...{ brandColor: '#112233', highlightBorderColor: null, placement: 'center' },
  ...{ clickOutsideClose: true, darkOverlay: false, inAppSurveyBranding: true, recontactDays: 7 },
};
const json = (data: unknown) => () => Response.json({ data });

async function open() {
  const { server, spotreel } = await openSpotreel();
  server.answer('survey', json(survey));
  server.answer('surveyEnvironments', json([{ id: '3', name: 'Site', product }]));
  server.answer('surveyActionClasses', json([]));
  server.answer('surveyAttributeClasses', json([]));
  const editor = createSurveyEditor(spotreel, '7');
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
  await editor.save();
  expect(editor.$save.get().failure?.code).toBe('stale_version');
  const theirs = { ...survey, name: 'Theirs', updatedAt: '2026-01-02T00:00:00.000Z' };
  server.answer('survey', json(theirs));
  server.answer('updateSurvey', json({ ...theirs, name: 'Mine' }));
  expect(await editor.saveAnyway()).toBe(true);
  expect(server.asked('updateSurvey').at(-1)?.body).toMatchObject({ updatedAt: theirs.updatedAt });
});
