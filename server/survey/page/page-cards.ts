/** The card on a survey's page before the survey: a message, or a form that opens it. */
import type { SurveyPageWords } from '@spotreel/sdk/internal/server-words';
import { escapeHtml } from '../../platform/http/escape-html';

const ICONS = {
  lock: '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  mail: '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m4 7 8 6 8-6"/>',
  check: '<circle cx="12" cy="12" r="9"/><path d="m8 12.5 3 3 5-6"/>',
  pause: '<circle cx="12" cy="12" r="9"/><path d="M10 9v6M14 9v6"/>',
  end: '<rect x="4" y="5" width="16" height="15" rx="2"/><path d="M4 10h16M8 3v4M16 3v4M10 13.5l4 4M14 13.5l-4 4"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
} as const;

export interface CardText {
  readonly icon: keyof typeof ICONS;
  readonly heading: string;
  readonly text: string;
}

/** Nothing can be done here. */
export function messageCard(text: CardText): string {
  return card(text);
}

export function pinCard(words: SurveyPageWords): string {
  const text = { icon: 'lock', heading: words.pinHeading, text: words.pinText } as const;
  return card(
    text,
    form({
      id: 'pin-form',
      label: words.pinLabel,
      input: 'id="pin" name="pin" type="password" autocomplete="off" maxlength="20" required autofocus',
      button: words.pinButton,
    }),
  );
}

export function emailCard(words: SurveyPageWords, heading: string, text: string): string {
  return card(
    { icon: 'mail', heading, text },
    form({
      id: 'email-form',
      label: words.emailLabel,
      input:
        'id="email" name="email" type="email" autocomplete="email" inputmode="email" maxlength="254" required autofocus dir="ltr"',
      button: words.emailButton,
    }),
  );
}

/** Takes the place of the form when the email is on its way; the script writes the address. */
export function sentCard(words: SurveyPageWords): string {
  const text = { icon: 'mail', heading: words.sentHeading, text: words.sentText } as const;
  return card(
    text,
    `<p><button type="button" class="page-plain" id="sent-again">${escapeHtml(words.sentAgain)}</button></p>`,
  );
}

function card({ icon, heading, text }: CardText, more = ''): string {
  return `<section class="page-card">
<svg class="page-icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg>
<h1 tabindex="-1" dir="auto">${escapeHtml(heading)}</h1>
<p dir="auto">${escapeHtml(text)}</p>
${more}
</section>`;
}

interface FormParts {
  readonly id: string;
  readonly label: string;
  /** Attributes; the first is the id that the label names. */
  readonly input: string;
  readonly button: string;
}

function form({ id, label, input, button }: FormParts): string {
  const field = /^id="(\w+)"/.exec(input)?.[1] ?? '';
  return `<form id="${id}" class="page-form" method="post" novalidate>
<label for="${field}">${escapeHtml(label)}</label>
<input class="page-input" ${input} aria-describedby="problem">
<p id="problem" class="page-problem" role="alert"></p>
<button type="submit" class="page-button">${escapeHtml(button)}</button>
</form>`;
}
