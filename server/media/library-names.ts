import { askedLanguage } from '../account/asked-language';
import type { RequestContext } from '../platform/http/request-context';
import type { MediaServices } from './domain';

/** Says names of the library's files in the language that a request asks for. */
export function libraryNames(
  { fileWords }: Pick<MediaServices, 'fileWords'>,
  context: Pick<RequestContext, 'raw'>,
): (name: string) => string {
  return fileWords.in(askedLanguage(context) ?? 'en');
}
