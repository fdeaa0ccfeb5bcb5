import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { OpenTextFields } from '../../../../../elements/react/surveys/survey-editor/fields/text-fields';
import { WhenFields } from '../../../../../elements/react/surveys/survey-editor/fields/when-fields';
import type { QuestionOf } from '../../../../../sdk/contract/surveys/question';
import { type Survey, type SurveyType, surveyDraft } from '../../../../../sdk/contract/surveys/survey';
import type { SurveyReferences } from '../../../../../sdk/stores/surveys/survey-references';
import { reactPage } from '../../../react-page';

const place = reactPage();
const text = () => place.page.textContent ?? '';

function survey(type: SurveyType): Survey {
  const times = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
  return { ...surveyDraft.parse({ name: 'Summer', type }), id: 's', environmentId: 'e', ...times };
}

const references = {
  actions: [{ name: 'Checked out' }],
  attributes: [],
  environment: { product: { recontactDays: 7 } },
} as unknown as SurveyReferences;

async function showTargeting(type: SurveyType) {
  const fields = (
    <WhenFields
      survey={survey(type)}
      references={references}
      edit={() => {}}
      errorOf={() => undefined}
      actionsLink={(label) => <a href="/actions">{label}</a>}
    />
  );
  await act(async () => place.root.render(fields));
}

test.each(['link', 'email'] as const)('a survey of type %s has no triggers: its link opens it', async (type) => {
  await showTargeting(type);
  expect(text()).not.toMatch(/Triggers|Checked out|Show survey|Delay|Auto-close|Days to wait/);
  expect(text()).toContain('End after this many responses');
  expect(text()).toContain('End on');
});

test('a survey in an app has triggers, and rules for how often it comes', async () => {
  await showTargeting('web');
  for (const words of ['Triggers', 'Checked out', 'Show survey', 'Delay', 'Auto-close', 'Days to wait'])
    expect(text()).toContain(words);
});

test('the placeholder of an answer is written in its field, and taken away when the field is emptied', async () => {
  const question = {
    id: 'why',
    type: 'openText',
    headline: 'Why?',
    required: true,
    inputType: 'text',
    longAnswer: false,
  };
  const edit = vi.fn();
  const shown = (placeholder: string | undefined) => (
    <OpenTextFields
      question={{ ...question, placeholder } as QuestionOf<'openText'>}
      edit={edit}
      errorOf={(field) => (field === 'placeholder' ? 'Too long' : undefined)}
    />
  );
  await act(async () => place.root.render(shown('Type here')));
  const input = [...place.page.querySelectorAll('label')].find((label) => label.textContent?.includes('Placeholder'))
    ?.control as HTMLInputElement;
  expect(input.value).toBe('Type here');
  expect(text()).toContain('Too long');
  const write = (value: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await write('A few words');
  expect(edit).toHaveBeenLastCalledWith('placeholder', { placeholder: 'A few words' });
  await write('');
  expect(edit).toHaveBeenLastCalledWith('placeholder', { placeholder: undefined });
});
