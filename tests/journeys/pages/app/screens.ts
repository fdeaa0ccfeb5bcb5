/** The main screens by their addresses, for checks that look at all of them. */
import type { APIRequestContext } from '@playwright/test';
import { demoToken } from '../demo-token';

/** Pages that need no session. */
export const ENTRANCES = ['/login', '/register', '/recover-password'];

/** Pages of the app that every account of the demo has. */
export const APP_PAGES = [
  '/',
  '/grid',
  '/grid?tab=animations',
  '/recipes/1',
  '/account/my-videos',
  '/account/assets/intro',
  '/account/brands/intro',
  '/viddybot',
  '/make-many',
  '/help',
  '/tutorials',
  '/user-upload',
  '/account/profile',
  '/account/security',
  '/account/plans',
  '/account/integrations',
  '/account/data',
  '/account/payment',
  '/account/people',
  '/account/developers',
  '/account/audit',
  '/agency/dashboard',
  '/agency/clients',
  '/agency/profile',
  '/operator/surveys',
  '/operator/surveys/actions',
  '/operator/usage',
  '/operator/plans',
  '/operator/support',
  '/operator/templates',
];

/** Addresses that the checks of keyboard, colors and contrast leave out. */
export const MORE_PAGES = [
  '/account/customers',
  '/account/edit-plans',
  '/impersonate',
  '/agency/creations',
  '/agency/assets',
  '/agency/white-labels',
  '/agency/users',
  '/agency/custom-domain',
  '/agency/legal-pages',
  '/reseller/help',
  '/university/homepage',
  '/university/degree',
  '/help/team',
  '/templates/2001',
  '/recipes/999999',
  '/nowhere',
];

/** Pages that look different while an account has nothing. An agency's admin has all of them. */
export const EMPTY_PAGES = [
  '/',
  '/account/my-videos',
  '/account/assets/intro',
  '/account/brands/intro',
  '/make-many',
  '/user-upload',
  '/account/profile',
  '/account/plans',
  '/account/integrations',
  '/account/payment',
  '/account/people',
  '/account/customers',
  '/account/developers/keys',
  '/account/developers/webhooks',
  '/account/audit',
  '/impersonate',
  '/agency/dashboard',
  '/agency/clients',
  '/agency/creations',
  '/agency/assets',
  '/agency/white-labels',
  '/agency/resellers',
];

export const DOCS_PAGES = ['/docs', '/docs/elements', '/docs/theming', '/docs/reference/webhooks'];

/** A template of six seconds, in landscape. */
const SHORT_ANIMATION = 2001;

/** What the demo account needs before its pages have something to show: the addresses of those pages. */
export interface PreparedPages {
  readonly project: number;
  readonly surveyEditor: string;
  readonly surveyResults: string;
  readonly surveyPage: string;
  readonly sharedVideo: string;
}

type Post = <T>(path: string, data: object) => Promise<T>;

async function posterOf(request: APIRequestContext): Promise<Post> {
  const headers = { authorization: `Bearer ${await demoToken(request)}`, 'x-requested-with': 'XMLHttpRequest' };
  return async (path, data) => {
    const answer = await request.post(`/api/v1${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
}

/** The id of a new project of a recipe. */
export async function prepareProject(request: APIRequestContext): Promise<number> {
  const post = await posterOf(request);
  const { id } = await post<{ id: number }>('/project', { recipeId: 1, keep: true });
  return id;
}

export async function preparePages(request: APIRequestContext): Promise<PreparedPages> {
  const post = await posterOf(request);
  const short = await post<{ id: number }>('/project', { templateId: SHORT_ANIMATION, render: true });
  const survey = await post<{ id: string }>('/survey', {
    survey: {
      name: 'Customer satisfaction of the autumn campaign',
      type: 'link',
      status: 'inProgress',
      questions: [
        {
          id: 'score',
          type: 'nps',
          headline: 'Would you recommend us?',
          required: true,
          lowerLabel: 'No',
          upperLabel: 'Yes',
        },
        { id: 'why', type: 'openText', headline: 'What do you miss most?', required: false },
      ],
    },
  });
  const headers = { authorization: `Bearer ${await demoToken(request)}` };
  for (let state = ''; state !== 'done'; ) {
    if (state === 'failed') throw new Error('The export failed.');
    await new Promise((resolve) => setTimeout(resolve, 500));
    state = (await (await request.get(`/api/v1/project/${short.id}/status`, { headers })).json()).data.status;
  }
  const share = await post<{ url: string }>(`/project/${short.id}/share`, { allowComments: true, allowDownload: true });
  return {
    project: await prepareProject(request),
    surveyEditor: `/operator/surveys/${survey.id}`,
    surveyResults: `/operator/surveys/${survey.id}/results`,
    surveyPage: `/s/${survey.id}`,
    sharedVideo: new URL(share.url).pathname,
  };
}
