import { readLinkedTable } from './linked-table';
import { understandProducts } from './products/understand-products';
import { understandReviews } from './reviews/understand-reviews';

/** What reads files and texts of people, in a process of its own. */
export const externalParsers = {
  linkedTable: readLinkedTable,
  products: understandProducts,
  reviews: understandReviews,
};
