import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { composeMail } from '../../../../server/platform/mail/compose-mail';
import { createFolderMail } from '../../../../server/platform/mail/folder-mail';
import { openMail } from '../../../../server/platform/mail/open-mail';
import { createSmtpMail } from '../../../../server/platform/mail/smtp-mail';

const from = { name: 'Spotreel', address: 'no-reply@spotreel.test' };
const message = composeMail({
  to: 'ada@example.com',
  subject: 'Your link',
  heading: 'Hello <b>Ada</b>',
  paragraphs: ['Grüße & "quotes"'],
  action: { label: 'Open', url: 'https://spotreel.test/s/1?a=1&b=2' },
  footer: 'You asked for it.',
  language: 'en',
  direction: 'ltr',
});

const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

const servers: SMTPServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function startSmtp(refuse = false): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: (_address, _session, done) => done(refuse ? new Error('no such mailbox') : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from: sender,
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

describe('a message', () => {
  test('has a text and an html part, and nothing in it is markup', () => {
    expect(message.text).toContain('Open:\nhttps://spotreel.test/s/1?a=1&b=2');
    expect(message.html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt;');
    expect(message.html).toContain('href="https://spotreel.test/s/1?a=1&amp;b=2"');
    expect(message.html).not.toContain('<b>Ada');
  });

  test('keeps its subject in one line', () => {
    const subject = composeMail({
      to: 'a@example.com',
      subject: 'Hi\r\nBcc: evil@example.com',
      heading: '',
      paragraphs: [],
      footer: '',
      action: { label: '', url: '' },
      language: 'en',
      direction: 'ltr',
    }).subject;
    expect(subject).toBe('Hi Bcc: evil@example.com');
  });
});

const INJECTIONS = [
  'ada@example.com\r\nBcc: evil@example.com',
  'ada@example.com, evil@example.com',
  'Group: evil@example.com;',
  '"ada" <evil@example.com>',
  'ada@example.com\0',
];

describe('over SMTP', () => {
  test('one message goes to one address', async () => {
    const { url, received } = await startSmtp();
    const mail = createSmtpMail(url, from);
    expect(mail.notice).toBeUndefined();
    await mail.send(message);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'no-reply@spotreel.test', to: ['ada@example.com'] });
    expect(received[0]?.text).toContain('From: Spotreel <no-reply@spotreel.test>');
    expect(received[0]?.text).toMatch(/Content-Type: text\/plain[\s\S]+Content-Type: text\/html/);
  });

  test('an address that names a second recipient is never sent to', async () => {
    const { url, received } = await startSmtp();
    const mail = createSmtpMail(url, from);
    for (const to of INJECTIONS) await expect(mail.send({ ...message, to })).rejects.toThrow();
    expect(received).toEqual([]);
  });

  test('a server that refuses, and one that is not there, are mail_failed', async () => {
    const { url } = await startSmtp(true);
    await expect(createSmtpMail(url, from).send(message)).rejects.toMatchObject({ code: 'mail_failed' });
    const gone = createSmtpMail('smtp://127.0.0.1:1', from);
    await expect(gone.send(message)).rejects.toMatchObject({ code: 'mail_failed' });
  });
});

describe('without SMTP', () => {
  const mails = path.join(folder, 'mail');
  const files = () => readdirSync(mails).filter((name) => name.endsWith('.eml'));

  test('messages are files that only the server’s user reads, and the start-up text names the folder', async () => {
    const mail = openMail({ smtpUrl: undefined, mailFrom: from, dataDir: folder });
    expect(mail.notice).toContain(mails);
    await mail.send(message);
    const [file = ''] = files();
    expect(readFileSync(path.join(mails, file), 'utf8')).toMatch(/^To: ada@example\.com\r$/m);
    expect(statSync(path.join(mails, file)).mode & 0o777).toBe(0o600);
    for (const to of INJECTIONS) await expect(mail.send({ ...message, to })).rejects.toThrow();
    expect(files()).toHaveLength(1);
  });

  test('the folder keeps the newest 500', async () => {
    for (let index = 0; index < 510; index++) writeFileSync(path.join(mails, `2000-${1000 + index}.eml`), '');
    await createFolderMail(mails, from).send(message);
    expect(files()).toHaveLength(500);
    expect(files().filter((name) => name.startsWith('2000-')).length).toBe(498);
  });
});
