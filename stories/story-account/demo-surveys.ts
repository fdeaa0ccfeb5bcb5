/** Surveys of an operator of the cafe's app, and their answers. */
import type {
  QuestionResult,
  Survey,
  SurveyActionClass,
  SurveyEnvironment,
  SurveyProduct,
  SurveyResponseRow,
  SurveyResults,
  SurveySummary,
  UsageSummary,
} from '@spotreel/sdk/internal/contract';

const ENVIRONMENT = 'k3v9p1x7q5m2n8b4c6d0f1g2';
const dates = { createdAt: '2026-10-01T08:00:00.000Z', updatedAt: '2026-11-18T08:00:00.000Z' };
const days = Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 8).padStart(2, '0')}`);

export const demoProduct: SurveyProduct = {
  brandColor: '#1f3d36',
  highlightBorderColor: null,
  placement: 'bottomRight',
  clickOutsideClose: true,
  darkOverlay: false,
  inAppSurveyBranding: true,
  recontactDays: 7,
};

export const demoEnvironment: SurveyEnvironment = {
  id: ENVIRONMENT,
  name: 'Production',
  product: demoProduct,
  use: {
    responses: { used: 1284, limit: 1_000_000 },
    resetsAt: '2026-12-01T00:00:00.000Z',
    people: { used: 861_000, limit: 1_000_000 },
    files: { used: 3_400_000_000, limit: 10_737_418_240 },
  },
};

export const demoSurvey: Survey = {
  id: 'a1b2c3d4e5f6g7h8i9j0k1l2',
  environmentId: ENVIRONMENT,
  name: 'After the first video',
  ...dates,
  type: 'web',
  status: 'inProgress',
  attributeFilters: [],
  displayOption: 'displayOnce',
  autoClose: null,
  triggers: ['First Video Downloaded'],
  redirectUrl: null,
  recontactDays: 0,
  delay: 2,
  autoComplete: null,
  welcomeCard: { enabled: true, headline: 'Two questions about your video', timeToFinish: true },
  questions: [
    {
      id: 'recommend',
      type: 'nps',
      required: true,
      lowerLabel: 'Not at all',
      upperLabel: 'Extremely',
      headline: 'How likely are you to recommend Spotreel to a colleague?',
    },
    {
      id: 'missing',
      type: 'openText',
      required: false,
      longAnswer: true,
      inputType: 'text',
      headline: 'What could we do better?',
      subheader: 'One sentence is enough.',
    },
  ],
  thankYouCard: { enabled: true, headline: 'Thank you!', subheader: 'We read every response.' },
  hiddenFields: { enabled: false },
  closeOnDate: null,
  productOverwrites: null,
  surveyClosedMessage: null,
  singleUse: null,
  verifyEmail: null,
  pin: null,
  translations: { de: { 'questions.recommend.headline': 'Wie wahrscheinlich empfehlen Sie Spotreel weiter?' } },
};

export const demoSurveys: SurveySummary[] = [
  summary('After the first video', demoSurvey.id, {
    status: 'inProgress',
    displays: 420,
    responses: 187,
    finished: 164,
  }),
  summary('Which music do you miss?', 'b2', { status: 'paused', displays: 96, responses: 31, finished: 22 }),
  summary('Beta program', 'b3', { status: 'draft', type: 'link' }),
  summary('Onboarding, spring', 'b4', { status: 'completed', displays: 1200, responses: 611, finished: 590 }),
];

function summary(name: string, id: string, change: Partial<SurveySummary>): SurveySummary {
  return {
    id,
    environmentId: ENVIRONMENT,
    name,
    type: 'web',
    status: 'draft',
    ...dates,
    displays: 0,
    responses: 0,
    finished: 0,
    ...change,
  };
}

export const demoActions: SurveyActionClass[] = [
  {
    id: 'a1',
    name: 'First Video Downloaded',
    type: 'code',
    noCodeConfig: null,
    surveys: [{ id: demoSurvey.id, name: demoSurvey.name }],
  },
  { id: 'a2', name: 'Render Finished', type: 'code', noCodeConfig: null, surveys: [] },
  { id: 'a3', name: 'New Session', type: 'automatic', noCodeConfig: null, surveys: [] },
];

const question: QuestionResult = {
  id: '',
  headline: '',
  type: null,
  shown: 187,
  answered: 180,
  unfit: 0,
  droppedOff: 7,
  medianMs: 5400,
  distribution: [],
  mean: null,
  texts: [],
  npsScore: null,
  npsDays: [],
};

export const demoResults: SurveyResults = {
  displays: 420,
  responses: 187,
  finished: 164,
  medianMs: 21_000,
  pages: [
    { value: '/editor', label: '/editor', count: 141 },
    { value: '/videos', label: '/videos', count: 46 },
  ],
  sources: [{ value: 'direct', label: 'direct', count: 187 }],
  questions: [
    {
      ...question,
      id: 'recommend',
      headline: 'How likely are you to recommend Spotreel to a colleague?',
      type: 'nps',
      distribution: [2, 0, 1, 3, 4, 9, 12, 21, 38, 52, 38].map((count, value) => ({
        value: String(value),
        label: String(value),
        count,
      })),
      mean: 7.9,
      npsScore: 33,
      npsDays: days.map((day, index) => ({
        day,
        promoters: 5 + (index % 4),
        passives: 3,
        detractors: 1 + (index % 3),
      })),
    },
    {
      ...question,
      id: 'missing',
      headline: 'What could we do better?',
      type: 'openText',
      shown: 180,
      answered: 96,
      droppedOff: 16,
      texts: ['More music without drums, please.', 'Let me copy a scene to another video.', 'Nothing, it is quick.'],
    },
  ],
};

export const demoResponses: SurveyResponseRow[] = [9, 10, 6].map((score, index) => ({
  id: `r${index}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:01:00.000Z',
  finished: index !== 2,
  userId: index === 1 ? null : `user-${index}`,
  ttc: {},
  data: { recommend: score, ...(index === 0 && { missing: 'More music without drums, please.' }) },
  page: '/editor',
  source: 'direct',
  verifiedEmail: null,
  singleUseId: null,
  files: {},
}));

export const demoUsage: UsageSummary = {
  from: '2026-11-08T00:00:00.000Z',
  to: '2026-11-22T00:00:00.000Z',
  days: days.map((day, index) => ({
    day,
    login: 12 + ((index * 5) % 9),
    new_project: 6 + (index % 5),
    view_page: 60 + ((index * 17) % 40),
  })),
  pages: [
    { page: '/library', views: 512, users: 61 },
    { page: '/project/:id', views: 388, users: 44 },
    { page: '/videos', views: 140, users: 39 },
  ],
  users: [
    { userId: 1, email: 'dana@example.com', events: 214, lastSeenAt: '2026-11-21T17:20:00.000Z' },
    { userId: 2, email: 'noor@example.com', events: 75, lastSeenAt: '2026-11-20T09:00:00.000Z' },
  ],
  funnel: [
    { step: 'login', users: 64 },
    { step: 'new_project', users: 41 },
    { step: 'render', users: 30 },
    { step: 'render_done', users: 28 },
  ],
};

/** A survey that asks one question. */
export function surveyOf(...questions: readonly object[]): Survey {
  return {
    ...demoSurvey,
    welcomeCard: { enabled: false, timeToFinish: false },
    questions: questions as never,
    translations: {},
  };
}
