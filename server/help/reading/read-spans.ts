import { isHttpUrl } from '@spotreel/sdk/internal/base';
import type { HelpSpan } from '@spotreel/sdk/internal/contract';
import type { Token } from 'marked';

type Marks = Omit<HelpSpan, 'text'>;

/** Text with its marks and links. A link to anything but a page or an email address is plain text. */
export function readSpans(tokens: readonly Token[], marks: Marks = {}): HelpSpan[] {
  return joined(tokens.flatMap((token) => spansOf(token, marks)));
}

export function plainText(spans: readonly HelpSpan[]): string {
  return spans.map(({ text }) => text).join('');
}

function spansOf(token: Token, marks: Marks): HelpSpan[] {
  const inner = (more: Marks) => readSpans('tokens' in token ? (token.tokens ?? []) : [], { ...marks, ...more });
  switch (token.type) {
    case 'strong':
      return inner({ isBold: true });
    case 'em':
      return inner({ isItalic: true });
    case 'link':
      return inner(isSafeLink(token.href) ? { href: token.href } : {});
    case 'codespan':
      return [{ ...marks, text: token.text, isCode: true }];
    case 'br':
      return [{ ...marks, text: ' ' }];
    case 'del':
      return inner({});
    default:
      if ('tokens' in token && token.tokens) return inner({});
      // lines of a paragraph are one line of a page
      return 'text' in token ? [{ ...marks, text: String(token.text).replace(/(?<!\s)\s*\n\s*/g, ' ') }] : [];
  }
}

function isSafeLink(href: string): boolean {
  return isHttpUrl(href) || /^(\/(?![/\\])|#|mailto:)/.test(href);
}

/** Neighbors with the same marks are one. */
function joined(spans: readonly HelpSpan[]): HelpSpan[] {
  const whole: HelpSpan[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    const { text, ...marks } = span;
    if (last && JSON.stringify({ ...last, text: '' }) === JSON.stringify({ ...marks, text: '' })) {
      whole[whole.length - 1] = { ...last, text: last.text + text };
    } else if (text !== '') whole.push({ ...marks, text });
  }
  return whole;
}
