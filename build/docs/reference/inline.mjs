// @ts-check
import { Marked } from 'marked';

const marked = new Marked();

/** One line of Markdown, such as the description of a property. @param {string} text @returns {string} */
export const inline = (text) => /** @type {string} */ (marked.parseInline(text.replaceAll('<', '&lt;')));
