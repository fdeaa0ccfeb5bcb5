/** The way through the pages of a list. */
export const pageControlMessages = {
  'pages.previous': 'Previous',
  'pages.next': 'Next',
  'pages.position': 'Page {page} of {count}',
} as const;
