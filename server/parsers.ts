import { assistantParsers } from './assistant/parsers';
import { externalParsers } from './external/parsers';
import { libraryParsers } from './library/parsers';
import { mediaParsers } from './media/parsers';
import { renderParsers } from './render/parsers';
import { packageParsers } from './template-package/parsers';
import { tenantParsers } from './tenant/parsers';

/** Everything that runs in parser processes. The server itself takes only the types of this table. */
export const parsers = {
  ...assistantParsers,
  ...externalParsers,
  ...libraryParsers,
  ...mediaParsers,
  ...packageParsers,
  ...renderParsers,
  ...tenantParsers,
};
