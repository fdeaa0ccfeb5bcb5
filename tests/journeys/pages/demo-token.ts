import type { APIRequestContext } from '@playwright/test';
import { DEMO_EMAIL, DEMO_PASSWORD } from './sign-in';

/** Session token of the demo account, for what a journey prepares or checks behind the screen. */
export async function demoToken(request: APIRequestContext): Promise<string> {
  const data = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
  const answer = await request.post('/api/v1/security/login', { data });
  return (await answer.json()).data.token;
}
