import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { survey } from '../../../../server/survey/tables';
import { createPageServer, type PageServer, PUBLIC_URL } from './page-fixture';

let server: PageServer;
let token: string;
beforeAll(async () => {
  server = await createPageServer();
  token = await server.signIn();
});
afterAll(() => server.close());

describe('the page', () => {
  test('is a document of its own: title, language, no index, no inline code', async () => {
    const welcomeCard = { enabled: true, headline: 'Hello <you> & "them"' };
    const id = await server.addPage({
      welcomeCard,
      translations: { 'pt-BR': { 'questions.why.headline': 'Por quê?' } },
    });
    const { status, headers, html } = await server.page(id, '', 'pt, en;q=0.5');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="pt-BR" dir="ltr">');
    expect(html).toContain('<title>Hello &lt;you&gt; &amp; &quot;them&quot;</title>');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(html).not.toMatch(/<style|style="|<script(?![^>]*(src=|application\/json))|\son\w+=/);
    expect(html).not.toContain('/assets/main');
  });

  test('speaks the language of its address before that of the browser', async () => {
    const id = await server.addPage({ pin: '1' });
    expect((await server.page(id, '?lang=de', 'fr')).html).toContain('PIN eingeben');
    expect((await server.page(id, '', 'fr-CA,en;q=0.3')).html).toContain('Saisissez le code PIN');
    expect((await server.page(id, '?lang=ar')).html).toContain('dir="rtl"');
    expect((await server.page(id, '?lang=%22%3E%3Cscript%3E', 'xx')).html).toContain('<html lang="en"');
  });

  test('texts of an author cannot leave their place', async () => {
    const evil = '</script><script>alert(1)</script>';
    const question = { id: 'why', type: 'openText', headline: evil, required: false };
    const id = await server.addPage({ name: evil, questions: [question] });
    expect((await server.page(id)).html).not.toContain('<script>alert');
    const message = { heading: evil, subheading: evil };
    const closed = await server.addPage({ surveyClosedMessage: message });
    await server.services.db.update(survey).set({ status: 'completed' }).where(eq(survey.id, closed));
    expect((await server.page(closed)).html).not.toContain('<script>alert');
  });

  test('is 404 for what has none, and says so in words', async () => {
    const draft = await server.addPage({ status: 'draft' });
    const web = await server.addSurvey();
    for (const id of ['unknown', draft, web, '%00', '%E0%A4%A']) {
      const { status, html } = await server.page(id);
      expect([id, status]).toEqual([id, 404]);
      expect(html).toContain('Survey not found');
    }
    expect((await server.fetch('/s/unknown/theme.css')).status).toBe(404);
  });

  test('says what somebody meets instead of the survey', async () => {
    const singleUse = { enabled: true, heading: 'Got it', isEncrypted: false };
    const single = await server.addPage({ singleUse });
    expect((await server.page(single)).html).toContain('You need a personal link');
    await server.answer(single, { singleUseId: 'ada' });
    const used = (await server.page(single, '?suId=ada')).html;
    expect(used).toContain('Got it');
    expect(used).not.toContain('This link works once');
    const verified = await server.addPage({ verifyEmail: {} });
    expect((await server.page(verified)).html).toContain('Confirm your email');
    const paused = await server.addPage();
    await server.services.db.update(survey).set({ status: 'paused' }).where(eq(survey.id, paused));
    expect((await server.page(paused)).html).toContain('This survey is paused');
  });

  test('has the survey’s color in a file', async () => {
    const id = await server.addPage({ productOverwrites: { brandColor: '#Fe0' } });
    const answer = await server.fetch(`/s/${id}/theme.css`);
    expect(answer.headers.get('content-type')).toContain('text/css');
    expect(await answer.text()).toContain('--page-brand: #ffee00; --page-on-brand: black');
  });
});

describe('what an operator shares', () => {
  const share = async (id: string, as = token) => server.call('GET', `/api/v1/survey/${id}/sharing`, { token: as });

  test('is the address, and a preview of a draft for a day', async () => {
    const id = await server.addPage({ status: 'draft', pin: '1', name: 'Soon' });
    const { json } = await share(id);
    expect(json.data.url).toBe(`${PUBLIC_URL}/s/${id}`);
    expect(json.data.mailNotice).toContain('SMTP_URL');
    const preview = new URL(json.data.previewUrl).search;
    const shown = await server.page(id, preview);
    expect(shown.html).toContain('Preview: answers aren&#39;t saved.');
    expect(shown.html).toContain('"isPreview":true');
    const other = await server.addPage({ status: 'draft' });
    expect((await server.page(other, preview)).status).toBe(404);
    server.now += 25 * 60 * 60 * 1000;
    expect((await server.page(id, preview)).status).toBe(404);
    server.now -= 25 * 60 * 60 * 1000;
  });

  test('is not for operators of another tenant', async () => {
    const id = await server.addPage();
    await server.addUser({ email: 'other@spotreel.test', tenant: 'other', role: 'operator' });
    expect((await share(id, await server.signIn('other@spotreel.test'))).status).toBe(404);
  });

  test('names the button of an email in the language of the survey, as far as it is known', async () => {
    const question = { id: 'why', type: 'openText', headline: 'Warum?', required: true, longAnswer: false };
    const read = async (translations: object) => {
      const id = await server.addPage({ type: 'email', questions: [question], translations });
      const headers = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' };
      const { json } = await server.call('GET', `/api/v1/survey/${id}/sharing`, { token, headers });
      return json.data.mailHtml as string;
    };
    expect(await read({})).toContain('>Umfrage öffnen</a>');
    // its own texts are in none of the languages that it is translated to
    expect(await read({ de: {} })).toContain('>Open survey</a>');
  });

  test('is the first question for an email, its answers as links', async () => {
    const question = { id: 'score', type: 'nps', headline: 'How <likely>?', required: true, lowerLabel: 'No' };
    const id = await server.addPage({ type: 'email', questions: [question] });
    const { mailHtml } = (await share(id)).json.data;
    expect(mailHtml).toContain('How &lt;likely&gt;?');
    for (let score = 0; score <= 10; score++) expect(mailHtml).toContain(`href="${PUBLIC_URL}/s/${id}?score=${score}"`);
    const choices = [
      { id: 'a', label: 'R&D, "us"' },
      { id: 'other', label: 'Other' },
    ];
    const choice = { id: 'team', type: 'multipleChoiceSingle', headline: 'Team?', required: true, choices };
    const singleUse = { enabled: true, isEncrypted: true };
    const personal = await server.addPage({ type: 'email', questions: [choice], singleUse });
    const links = (await share(personal)).json.data.mailHtml as string;
    expect(links).toContain(`?suId=SINGLE_USE_ID&amp;team=R%26D%2C+%22us%22"`);
    expect(links).toContain(`?suId=SINGLE_USE_ID"`);
  });
});
