/** A parser process: the server starts it, and ends it where a limit is reached. */
import { parsers } from './parsers';
import { serveParsers } from './platform/parsing/serve-parsers';

serveParsers(parsers);
