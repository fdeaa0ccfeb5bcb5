/** The bundle for a script tag: loading it registers the elements. */

import { defineElements } from './define/define-elements';
import { pageSettings } from './define/page-settings';

defineElements(pageSettings());

export { defineElements };
