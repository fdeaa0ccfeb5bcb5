/** A message in plain words, as text and as HTML. Everything that it shows is escaped, so any text may go in. */
import { escapeHtml } from '../http/escape-html';
import type { MailMessage } from './mail';

/** Sender as the message shows it. */
export interface MailLook {
  readonly from?: { readonly name?: string | undefined; readonly address?: string | undefined } | undefined;
  readonly replyTo?: string | undefined;
  /** Above the message. Absent: no head. */
  readonly head?: { readonly name: string; readonly logoUrl: string | null } | undefined;
  /** Color of the button, on which white text reads. Default: black. */
  readonly accent?: string | undefined;
}

export interface MailContent {
  readonly to: string;
  /** Default: the server's own. */
  readonly look?: MailLook;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do: a button, with its address written out below for readers without HTML. */
  readonly action: { readonly label: string; readonly url: string };
  /** Under a line: why somebody got this message. */
  readonly footer: string;
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

export function composeMail(content: MailContent): MailMessage {
  const { to, subject, look = {} } = content;
  return {
    to,
    subject: oneLine(subject),
    text: textOf(content),
    html: htmlOf(content),
    ...(look.from && { from: look.from }),
    ...(look.replyTo && { replyTo: look.replyTo }),
  };
}

function textOf({ heading, paragraphs, action, footer }: MailContent): string {
  return [heading, ...paragraphs, `${action.label}:\n${action.url}`, `--\n${footer}`].join('\n\n');
}

/** Clients of email keep attributes and drop style sheets: styles are attributes of the elements. */
function htmlOf(content: MailContent): string {
  const { subject, heading, paragraphs, action, footer, language, direction, look = {} } = content;
  const button = escapeHtml(look.accent ?? '#18181b');
  const url = escapeHtml(action.url);
  const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  const texts = paragraphs.map(
    (text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;color:#3f3f46">${escapeHtml(text)}</p>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f4f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f4f5"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px"><tr><td style="padding:32px;${font}">
${headOf(look)}<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#18181b">${escapeHtml(heading)}</h1>
${texts.join('\n')}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:13px 24px;border-radius:10px;background:${button};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#71717a;word-break:break-all"><a href="${url}" style="color:#71717a">${url}</a></p>
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e4e4e7;font-size:13px;line-height:1.5;color:#71717a">${escapeHtml(footer)}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** Logo or name; nothing for messages of the server itself. */
function headOf({ head }: MailLook): string {
  if (!head) return '';
  const name = escapeHtml(head.name);
  const shown = head.logoUrl
    ? `<img src="${escapeHtml(head.logoUrl)}" alt="${name}" height="36" style="height:36px;max-width:240px;border:0">`
    : name;
  return `<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#18181b">${shown}</p>\n`;
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
