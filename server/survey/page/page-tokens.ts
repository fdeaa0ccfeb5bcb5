/**
 * Signed tokens for the pages of surveys. Personal links are short and have no end; tokens for checked email addresses,
 * for admissions and for previews have one. A token of one kind is no token of another.
 */
import type { Signer } from '../../account/session/signer';

/** Seconds that each kind is good for. */
const LIFETIMES = {
  /** Somebody reads the email within a day. */
  verification: 24 * 60 * 60,
  /** Answers that could not be sent are kept in a browser for 30 days. */
  admission: 31 * 24 * 60 * 60,
  preview: 24 * 60 * 60,
} as const;

export type TokenKind = keyof typeof LIFETIMES;

export interface TokenFacts {
  readonly surveyId: string;
  /** Lower case. */
  readonly email?: string | undefined;
  readonly singleUseId?: string | undefined;
}

export interface PageTokens {
  /** The `suId` of a personal link that only this server can make. */
  signLink(surveyId: string, id: string): string;
  /** The id in such a `suId`; undefined for one that is not ours, or of another survey. */
  readLink(surveyId: string, text: string): string | undefined;
  sign(kind: TokenKind, facts: TokenFacts): Promise<string>;
  /** Undefined: not ours, over, of another kind, or of another survey. */
  read(kind: TokenKind, surveyId: string, token: string): Promise<TokenFacts | undefined>;
}

export function createPageTokens(signer: Signer): PageTokens {
  return {
    signLink: (surveyId, id) => `${id}.${signer.sign('personal-link', [surveyId, id])}`,
    readLink(surveyId, text) {
      const end = text.indexOf('.');
      const id = text.slice(0, Math.max(0, end));
      return signer.isSigned('personal-link', [surveyId, id], text.slice(end + 1)) ? id : undefined;
    },
    sign: (kind, { surveyId, ...facts }) =>
      signer.issue(`survey-${kind}`, { ...facts, sub: surveyId }, LIFETIMES[kind]),
    async read(kind, surveyId, token) {
      const claims = await signer.read(`survey-${kind}`, token);
      if (claims?.sub !== surveyId) return undefined;
      return { surveyId, email: textOf(claims.email), singleUseId: textOf(claims.singleUseId) };
    },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
