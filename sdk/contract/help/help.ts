import * as z from 'zod/mini';

export const helpSpan = z.looseObject({
  text: z.string(),
  /** Default: false, as for the other marks. */
  isBold: z.optional(z.boolean()),
  /** Emphasized. */
  isItalic: z.optional(z.boolean()),
  /** Shown in the font of codes. */
  isCode: z.optional(z.boolean()),
  /** An http(s) or mailto link, a path of the app, or `#` with the id of a heading. */
  href: z.optional(z.string()),
});
/** A part of a text that looks the same throughout. */
export type HelpSpan = z.infer<typeof helpSpan>;

const spans = z.array(helpSpan);

/** A block of an article. There is no HTML in it: a page shows each block with elements of its own. */
export const helpBlock = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    /** Unique in its article. */
    id: z.string(),
    spans,
    /** Position of this part in the video of the tutorial or lesson. */
    atSeconds: z.optional(z.int()),
  }),
  z.looseObject({ type: z.literal('paragraph'), spans }),
  z.looseObject({ type: z.literal('tip'), spans }),
  z.looseObject({ type: z.literal('list'), isOrdered: z.boolean(), items: z.array(spans) }),
  z.looseObject({ type: z.literal('table'), head: z.array(spans), rows: z.array(z.array(spans)) }),
  z.looseObject({ type: z.literal('code'), text: z.string() }),
  z.looseObject({
    type: z.literal('picture'),
    /** URL. */
    src: z.string(),
    /** Description for people who do not see it. */
    alt: z.string(),
    widthPx: z.int(),
    heightPx: z.int(),
  }),
]);
/** A block of an article, such as a paragraph or a table. */
export type HelpBlock = z.infer<typeof helpBlock>;

const entry = {
  /** Its name in addresses: `export-a-video`. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  topic: z.string(),
};

export const helpEntry = z.looseObject(entry);
/** An article in a list. */
export type HelpEntry = z.infer<typeof helpEntry>;

export const helpTopic = z.looseObject({ name: z.string(), articles: z.array(helpEntry) });
/** Articles that belong together, in the order in which to read them. */
export type HelpTopic = z.infer<typeof helpTopic>;

export const helpResult = z.looseObject({
  ...entry,
  /** The part of the article that has the words; else its summary. */
  excerpt: z.string(),
});
/** An article that a search found. */
export type HelpResult = z.infer<typeof helpResult>;

export const helpArticle = z.looseObject({
  ...entry,
  /** Code of the language that it is written in: the reader's, or `en`. */
  language: z.string(),
  blocks: z.array(helpBlock),
  /** Other articles of its topic. */
  related: z.array(helpEntry),
});
/** An article with its text. */
export type HelpArticle = z.infer<typeof helpArticle>;
