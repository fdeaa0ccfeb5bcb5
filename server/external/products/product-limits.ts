/** Products of one feed that are stored. */
export const MOST_PRODUCTS = 1000;
