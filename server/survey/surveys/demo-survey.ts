/** The survey that a new installation begins with: how likely somebody is to recommend it, after their first video. */
import { createId } from '@paralleldrive/cuid2';
import { surveyDraft } from '@spotreel/sdk/internal/contract';
import type { Database } from '../../platform/data/database';
import { validated } from '../../platform/http/validation/validate';
import { ensureEnvironment } from '../environments/environments';
import { questionTitles } from '../question-titles';
import { survey, surveyActionClass } from '../tables';

/** Actions that the app reports of finished videos: the first one triggers the survey below. */
const APP_ACTIONS = ['First Video Downloaded', 'Video Downloaded', 'Render Finished'] as const;

const recommendation = {
  name: 'After the first video',
  status: 'inProgress',
  displayOption: 'displayOnce',
  triggers: [APP_ACTIONS[0]],
  delay: 2,
  // Other surveys do not delay this one: it is shown once anyway.
  recontactDays: 0,
  welcomeCard: { enabled: false },
  questions: [
    {
      id: 'recommend',
      type: 'nps',
      headline: 'Your video is ready. How likely are you to recommend Spotreel to a colleague?',
      required: true,
      lowerLabel: 'Not at all likely',
      upperLabel: 'Extremely likely',
      logic: [
        { condition: 'lessEqual', value: 6, destination: 'missing' },
        { condition: 'greaterEqual', value: 9, destination: 'loved' },
      ],
    },
    {
      id: 'missing',
      type: 'openText',
      headline: 'What could we do better?',
      subheader: 'One sentence is enough.',
      required: false,
      longAnswer: true,
      placeholder: 'What slowed you down, or what was missing?',
      buttonLabel: 'Send',
      logic: [
        { condition: 'submitted', destination: 'end' },
        { condition: 'skipped', destination: 'end' },
      ],
    },
    {
      id: 'loved',
      type: 'multipleChoiceMulti',
      headline: 'What did you like most?',
      required: false,
      shuffleOption: 'exceptLast',
      buttonLabel: 'Send',
      choices: [
        { id: 'templates', label: 'The templates' },
        { id: 'music', label: 'Music that matches the video' },
        { id: 'speed', label: 'How fast it was' },
        { id: 'brand', label: 'Matching my brand' },
        { id: 'other', label: 'Something else' },
      ],
    },
  ],
  thankYouCard: { enabled: true, headline: 'Thank you!', subheader: 'We read every response.' },
};

/** Once for each tenant, with its first environment: a survey that was deleted stays deleted. */
export async function seedSurveys(db: Database, tenantId: number): Promise<void> {
  const { environment, isNew } = await ensureEnvironment(db, tenantId);
  if (!isNew) return;
  const content = validated(surveyDraft, recommendation);
  const { name, type, status } = content;
  const titles = questionTitles(content.questions);
  await db.transaction(async (tx) => {
    const environmentId = environment.id;
    await tx
      .insert(surveyActionClass)
      .values(APP_ACTIONS.map((action) => ({ id: createId(), environmentId, name: action, type: 'code' as const })));
    const row = { id: createId(), environmentId, name, type, status, content, questionTitles: titles };
    await tx.insert(survey).values(row);
  });
}
