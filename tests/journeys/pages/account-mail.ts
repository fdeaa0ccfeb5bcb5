import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { demoToken } from './demo-token';

/** The folder in which a server without a mail server saves emails. */
export async function mailFolder(request: APIRequestContext): Promise<string> {
  const headers = { authorization: `Bearer ${await demoToken(request)}` };
  const data = { survey: { name: 'Mail', type: 'link', status: 'inProgress', questions: QUESTIONS } };
  const survey = await (await request.post('/api/v1/survey', { headers, data })).json();
  const sharing = await (await request.get(`/api/v1/survey/${survey.data.id}/sharing`, { headers })).json();
  return /saved in (.+?)\. Set/.exec(sharing.data.mailNotice)?.[1] ?? '';
}

const QUESTIONS = [{ id: 'why', type: 'openText', headline: 'Why?', required: false }];

/** The link of the newest email to `email` that leads to `page`. */
export async function mailedLink(folder: string, email: string, page: string): Promise<string> {
  let link = '';
  await expect(() => {
    const mails = readdirSync(folder)
      .sort()
      .map((file) =>
        readFileSync(path.join(folder, file), 'utf8')
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      )
      .filter((mail) => mail.includes(`To: ${email}`));
    link = mails
      .map((mail) => new RegExp(`http://\\S+${page}#token=[^\\s"<]+`).exec(mail)?.[0] ?? '')
      .join(' ')
      .trim();
    expect(link).not.toBe('');
  }).toPass();
  return link.split(' ').at(-1) ?? '';
}
