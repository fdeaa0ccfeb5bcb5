import { mediaLibrary } from '../definitions/media-library-element';
import { defineElement } from './define-element';

defineElement(mediaLibrary);
