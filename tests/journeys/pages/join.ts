import type { APIRequestContext } from '@playwright/test';
import { mailedLink, mailFolder } from './account-mail';
import { demoToken } from './demo-token';
import type { Login } from './sign-in';

const PASSWORD = 'violet kettle dancing';

/** A new account, which has nothing yet. `role`: as the contract calls it. */
export async function joinAs(request: APIRequestContext, email: string, role: string): Promise<Login> {
  const folder = await mailFolder(request);
  const headers = { authorization: `Bearer ${await demoToken(request)}` };
  await request.post('/api/v1/invitation', { headers, data: { email, role } });
  const token = (await mailedLink(folder, email, '/join')).split('#token=')[1];
  const data = { token, password: PASSWORD, passwordRepeat: PASSWORD, firstName: 'Emma', lastName: '' };
  const answer = await request.post('/api/v1/security/invitation/accept', { data });
  if (!answer.ok()) throw new Error(`${email} could not join: ${await answer.text()}`);
  return { email, password: PASSWORD };
}
