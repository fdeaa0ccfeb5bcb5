/** A server with surveys on their own pages, and what visitors of these do. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestOptions } from '../../fixtures/test-server';
import { createSurveyServer, type SurveyServer } from '../service-fixture';

export const PUBLIC_URL = 'https://surveys.spotreel.test';

export interface PageServer extends SurveyServer {
  addPage(content?: Record<string, unknown>): Promise<string>;
  /** The call that a page makes. */
  open(surveyId: string, keys?: Record<string, unknown>, address?: string): ReturnType<SurveyServer['ask']>;
  /** Its HTML, with the status and the headers. */
  page(
    surveyId: string,
    query?: string,
    language?: string,
  ): Promise<{ status: number; headers: Headers; html: string }>;
  answer(surveyId: string, more?: Record<string, unknown>): ReturnType<SurveyServer['ask']>;
  /** Emails that were sent, the oldest first. */
  mails(): string[];
}

export async function createPageServer(options: TestOptions = {}): Promise<PageServer> {
  const server = await createSurveyServer({ publicUrl: PUBLIC_URL, ...options });
  return Object.assign(server, {
    addPage: (content: Record<string, unknown> = {}) => server.addSurvey({ type: 'link', ...content }),
    open: (surveyId: string, keys: Record<string, unknown> = {}) =>
      server.ask('POST', `/surveys/${surveyId}/open`, keys),
    async page(surveyId: string, query = '', language = 'en') {
      const answer = await server.fetch(`/s/${surveyId}${query}`, { headers: { 'accept-language': language } });
      return { status: answer.status, headers: answer.headers, html: await answer.text() };
    },
    answer: (surveyId: string, more: Record<string, unknown> = {}) =>
      server.ask('POST', '/responses', { surveyId, finished: true, data: { why: 'because' }, ...more }),
    mails() {
      const folder = path.join(server.folder, 'mail');
      return readdirSync(folder)
        .toSorted()
        .map((name) => decoded(readFileSync(path.join(folder, name), 'utf8')));
    },
  });
}

/** Long lines of an email are broken by `=` and its signs are written as numbers (quoted-printable). */
function decoded(eml: string): string {
  return eml
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
