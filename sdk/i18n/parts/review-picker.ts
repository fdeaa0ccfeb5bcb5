/** Choosing a review for a scene. */
export const reviewPickerMessages = {
  'reviewPicker.open': 'Choose a review',
  'reviewPicker.title': 'Choose a review',
  'reviewPicker.list': 'Reviews',
  'reviewPicker.source': 'Source',
  'reviewPicker.allSources': 'All sources',
  'reviewPicker.rating': 'Rating',
  'reviewPicker.anyRating': 'All reviews',
  'reviewPicker.minStars': { one: 'Any rating', other: 'At least {count} stars' },
  'reviewPicker.stars': '{score} of 5 stars',
  'reviewPicker.noAuthor': 'No author',
  'reviewPicker.tooLong': {
    one: '{count} character over the limit. You can shorten it in the form.',
    other: '{count} characters over the limit. You can shorten it in the form.',
  },
  'reviewPicker.more': 'Show more',
  'reviewPicker.emptyTitle': 'No reviews yet',
  'reviewPicker.noMatchTitle': 'No reviews match',
  'reviewPicker.noMatchText': 'Choose another rating or source.',
  'reviewPicker.add': 'Add reviews',
} as const;
