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

/** The newest email to the address. It is waited for. */
export async function newestMail(folder: string, email: string): Promise<string> {
  let newest = '';
  await expect(() => {
    newest = mailsTo(folder, email).at(-1) ?? '';
    expect(newest).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return newest;
}

/** The link of the newest email to `email` that leads to `page`. */
export async function mailedLink(folder: string, email: string, page: string): Promise<string> {
  const link = new RegExp(`http://\\S+${page}#token=[^\\s"<]+`);
  let newest = '';
  await expect(() => {
    newest = mailsTo(folder, email).findLast((mail) => link.test(mail)) ?? '';
    expect(newest).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return link.exec(newest)?.[0] ?? '';
}

/** As text, oldest first. */
function mailsTo(folder: string, email: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
    .filter((mail) => mail.includes(`To: ${email}`));
}
