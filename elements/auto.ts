/** The bundle for a script tag: loading it registers the elements. */

import { defineFirstElements } from './define/first-elements';
import { hasLoader, pageSettings } from './define/page-settings';

defineFirstElements(pageSettings());
// the loader imports it with the first of these elements
if (!hasLoader()) void import('./define/define-late');
