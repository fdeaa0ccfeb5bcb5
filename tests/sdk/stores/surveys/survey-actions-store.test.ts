import { expect, it } from 'vitest';
import { NEW_ACTION } from '../../../../sdk/stores/surveys/action-draft';
import { createSurveyActions } from '../../../../sdk/stores/surveys/survey-actions-store';
import { openSpotreel } from '../open-spotreel';

const product = {
  brandColor: '#112233',
  highlightBorderColor: null,
  placement: 'center',
  clickOutsideClose: true,
  darkOverlay: false,
  inAppSurveyBranding: true,
  recontactDays: 7,
};
const environments = ['3', '4'].map((id) => ({ id, name: `Site ${id}`, product }));
const action = { id: '5', name: 'Bought', type: 'code', noCodeConfig: null, surveys: [] };
const json = (data: unknown) => () => Response.json({ data });

async function open() {
  const { server, spotreel } = await openSpotreel();
  const actions = createSurveyActions(spotreel);
  const answerList = (list: unknown[]) => {
    server.answer('surveyEnvironments', json(environments));
    server.answer('surveyActionClasses', json(list));
  };
  answerList([action]);
  await actions.load();
  return { server, spotreel, actions, answerList };
}

const asked = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.asked('surveyActionClasses').map(({ params }) => String(params.environmentId));

it('shows the oldest environment, another when it is chosen, and stays there', async () => {
  const { server, actions, answerList } = await open();
  expect(actions.$actions.get().data).toMatchObject({ environmentId: '3', actions: [action] });
  answerList([]);
  await actions.load('4');
  answerList([]);
  await actions.load();
  expect(asked(server)).toEqual(['3', '4', '4']);
});

it('makes and changes actions, and reads the list again', async () => {
  const { server, actions, answerList } = await open();
  server.answer('createSurveyActionClass', json(action));
  answerList([action, action]);
  expect(await actions.save(undefined, { ...NEW_ACTION, name: 'New', cssSelector: '.buy' })).toBe(true);
  expect(server.asked('createSurveyActionClass')[0]?.body).toEqual({
    name: 'New',
    noCodeConfig: { cssSelector: { value: '.buy' } },
  });
  expect(actions.$actions.get().data?.actions).toHaveLength(2);
  server.answer('updateSurveyActionClass', json(action));
  answerList([action]);
  expect(await actions.save('5', { ...NEW_ACTION, name: 'Told', kind: 'code' })).toBe(true);
  const [changed] = server.asked('updateSurveyActionClass');
  expect([String(changed?.params.actionClassId), changed?.body]).toEqual(['5', { name: 'Told' }]);
});

it('says why an action was not saved, and forgets it when asked', async () => {
  const { server, actions } = await open();
  server.refuse('createSurveyActionClass', 'name_taken');
  expect(await actions.save(undefined, { ...NEW_ACTION, name: 'Bought', kind: 'code' })).toBe(false);
  expect(actions.$save.get()).toMatchObject({ isBusy: false, failure: { code: 'name_taken' } });
  actions.clearSave();
  expect(actions.$save.get().failure).toBeUndefined();
});

it('a deletion that fails is told, and the list is right again', async () => {
  const { server, spotreel, actions, answerList } = await open();
  server.refuse('deleteSurveyActionClass', 'not_found');
  answerList([]);
  await actions.remove('5');
  expect(spotreel.toasts.$toasts.get()).toHaveLength(1);
  expect(actions.$actions.get().data?.actions).toEqual([]);
});
