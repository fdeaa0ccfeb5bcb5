/** Lines that the toy adds to files of others: the lists that a new domain touches. */
export interface CentralEdit {
  readonly file: string;
  /** Text that occurs once. */
  readonly find: string;
  readonly replace: string;
}

const TITLES: Readonly<Record<string, string>> = {
  en: 'Toys',
  de: 'Spielzeug',
  fr: 'Jouets',
  es: 'Juguetes',
  pt: 'Brinquedos',
  ar: 'ألعاب',
  ja: 'おもちゃ',
};

const wordsOf = (language: string) => `sdk/i18n/words/${language}.json`;

/** True for catalogues of words. They are data: a message is a line in each language. */
export function isCatalogue(file: string): boolean {
  return Object.keys(TITLES).some((language) => file === wordsOf(language));
}

const before = (file: string, find: string, added: string): CentralEdit => ({ file, find, replace: added + find });

export const CENTRAL_EDITS: readonly CentralEdit[] = [
  before('server/modules.ts', 'import { trackingModule }', `import { toyModule } from './toy/module';\n`),
  before('server/modules.ts', '] as const;', '  toyModule,\n'),
  before(
    'sdk/contract/account-contract.ts',
    'import { webhookCalls }',
    `import { toyCalls } from './toys/toy-calls';\n`,
  ),
  before('sdk/contract/account-contract.ts', '} as const;', '  ...toyCalls,\n'),
  before(
    'server/platform/data/migrate.ts',
    '\n/** In the order in which they run.',
    `import { toyTable } from './migrations/0087-toys';\n`,
  ),
  { file: 'server/platform/data/migrate.ts', find: '= [baseline', replace: '= [baseline, toyTable' },
  ...Object.entries(TITLES).map(([language, title]) => ({
    file: wordsOf(language),
    find: '{\n',
    replace: `{\n  "toy.title": "${title}",\n`,
  })),
];
