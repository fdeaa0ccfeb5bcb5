/** What the library's screens ask, with every parameter varied: addresses by the name of the line in the table. */
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const ratios = ['landscape', 'portrait', 'square'] as const;

/** As somebody types, letter by letter. */
const typed = [
  'summer sale',
  'neon logo sting',
  'golden review',
  'quiet menu card',
  'retro countdown',
  'waved',
  'paper 123',
];
const beginnings = typed.flatMap((text) => numbers(text.length).map((length) => text.slice(0, length)));

const filters = numbers(7).flatMap((category) =>
  ratios.flatMap((orientation) =>
    numbers(6).map((goal) => `categories=${category}&orientation=${orientation}&objective=${goal}&tierLimit=true`),
  ),
);

const lists = {
  'the whole list': numbers(20).map((page) => `page=${page}`),
  'sorted by age': numbers(20).map((page) => `sortBy=oldest&page=${page}`),
  'far pages': [500, 1000, 2000, 3000, 4000].flatMap((page) => [`page=${page}`, `sortBy=oldest&page=${page}`]),
  'one orientation, tier or kind': [
    ...ratios.map((ratio) => `orientation=${ratio}`),
    'tierLimit=true',
    'kind=image',
    'kind=video',
    'tierLimit=true&kind=video',
  ],
  'one category, goal or mood': [
    ...numbers(7).map((id) => `categories=${id}`),
    ...numbers(6).flatMap((id) => [`objective=${id}`, `mood=${id}`]),
  ],
  'several filters at once': filters,
  'search as you type': beginnings.map((text) => `name=${encodeURIComponent(text)}`),
  'search in a category': beginnings.map((text) => `name=${encodeURIComponent(text)}&categories=3`),
  favourites: ['favourites=true', 'favourites=true&categories=1', 'favourites=true&name=neon'],
} as const;

export const questions: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(lists).map(([name, queries]) => [
      `templates: ${name}`,
      queries.map((query) => `/api/v2/template?${query}`),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(lists).map(([name, queries]) => [
      `groups: ${name}`,
      queries.map((query) => `/api/v2/template-group?${query}`),
    ]),
  ),
  'sections of the home page': numbers(10).map(() => '/api/v2/section?perPage=9999999&page=1'),
};
