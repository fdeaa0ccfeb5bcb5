/** Words that must not come back, with what to write instead. `docs/words.md` has the rules and the vocabulary. */
export interface UnwantedWord {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Messages: catalogues and errors. Screens: the library's content too. Everywhere: README and docs too. */
  readonly where: 'messages' | 'screens' | 'everywhere';
  /** Texts that the requirement documents fix, and names of other companies' things. */
  readonly except?: readonly string[];
}

export const unwantedWords: readonly UnwantedWord[] = [
  {
    pattern: /\brender(s|ed|ing)?\b/i,
    instead: 'export',
    where: 'screens',
    except: [
      'Whoa there, Render Master!',
      'An error occurred while creating the render',
      'Concurrent render limit exceeded.',
      'Render limit exceeded.',
      'Unable to create project render without customisation.',
    ],
  },
  { pattern: /\bpictures?\b/i, instead: 'image', where: 'screens' },
  { pattern: /\bwords?\b/i, instead: 'text', where: 'messages', except: ['try another word', 'or another word'] },
  { pattern: /\b(kicker|subline)s?\b/i, instead: 'small heading, subheading', where: 'everywhere' },
  { pattern: /\bplaces?\b/i, instead: 'brand; position', where: 'messages', except: ['Google place ID or link'] },
  { pattern: /\bstills\b|\ba still\b/i, instead: 'preview image', where: 'messages' },
  { pattern: /\bpaint(s|ed|ing)?\b/i, instead: 'draw, show, export', where: 'messages' },
  {
    pattern: /\bsamples?\b(?! (texts?|images?)\b)/i,
    instead: 'section of the music; sample text, sample image',
    where: 'messages',
  },
  {
    pattern: /\bspreadsheets?\b/i,
    instead: 'table',
    where: 'messages',
    except: ['Paste cells from your spreadsheet'],
  },
  { pattern: /\bvariants?\b/i, instead: 'version', where: 'messages' },
  { pattern: /\bkits?\b/i, instead: 'music', where: 'messages' },
  { pattern: /\bkinds?\b/i, instead: 'type, category', where: 'messages' },
  { pattern: /\bappearance\b|as the system/i, instead: 'theme; System', where: 'messages' },
  { pattern: /\bfetch(es|ed|ing)?\b/i, instead: 'import, download', where: 'messages' },
  { pattern: /(?<!email )\baddress(es)?\b/i, instead: 'link; page URL', where: 'messages' },
  { pattern: /\bfor good\b/i, instead: 'permanently', where: 'everywhere' },
  { pattern: /\bcould not be \w+ed\b/i, instead: 'We couldn’t …', where: 'messages' },
  { pattern: /\be-mails?\b/i, instead: 'email', where: 'everywhere' },
  { pattern: /\bsign(ed|ing|s)?[ -](in|out)\b/i, instead: 'log in, log out', where: 'everywhere' },
  {
    pattern: /\b(favourite|colour|organis|customis|licence|centre\b)/i,
    instead: 'American spelling',
    where: 'everywhere',
    except: ['Unable to create project render without customisation.'],
  },
  {
    pattern: /\b(whoever|somebody|nobody|anybody|everybody)\b/i,
    instead: 'people, someone, no one, everyone',
    where: 'everywhere',
  },
  { pattern: /\bit is\b/i, instead: 'a sentence with a real subject', where: 'messages' },
  { pattern: /\b(stands?|stood)\b/i, instead: 'is, appears', where: 'everywhere' },
  {
    pattern: /\b(tells?|told)\b/i,
    instead: 'reports, shows, says',
    where: 'everywhere',
    except: ['Tell your story', 'tell them where to go', 'tell their story', 'tells the story'],
  },
  {
    pattern: /\bof ours\b|\bgoes with\b|\bof its own\b|\bbest there is\b/i,
    instead: 'a plain statement',
    where: 'everywhere',
  },
  { pattern: /\d %|\} %/, instead: '50%, {percent}%', where: 'everywhere' },
  { pattern: /\w …/, instead: 'Saving…', where: 'messages' },
  { pattern: /\b(Ctrl|Shift|Alt) \+ /, instead: 'Ctrl+Enter', where: 'everywhere' },
];
