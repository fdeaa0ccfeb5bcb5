/** Choosing a product for a scene. */
export const productPickerMessages = {
  'productPicker.open': 'Choose a product',
  'productPicker.title': 'Choose a product',
  'productPicker.search': 'Search products',
  'productPicker.list': 'Products',
  'productPicker.more': 'Show more',
  'productPicker.tooLong': {
    one: '{count} character over the limit. You can shorten it in the form.',
    other: '{count} characters over the limit. You can shorten it in the form.',
  },
  'productPicker.emptyTitle': 'No products yet',
  'productPicker.noMatchTitle': 'No products match',
  'productPicker.noMatchText': 'Try another search.',
  'productPicker.add': 'Add products',
  'productPicker.noPicture': 'We couldn’t import the image of this product. Choose one yourself.',
} as const;
