import { defineModule } from '../platform/modules/module';
import { stockDomain } from './domain';
import { imageSearch, videoSearch } from './routes/search-stock';
import { takeStock } from './routes/take-stock';

export const stockModule = defineModule(stockDomain, {
  calls: [imageSearch, videoSearch, takeStock],
  pictureOrigins: ({ stock }) => stock.flatMap(({ imageOrigins }) => imageOrigins),
});
