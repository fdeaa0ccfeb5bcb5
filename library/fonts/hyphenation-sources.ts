/**
 * Hyphenation patterns of the languages, and their terms. All are those of TeX (hyph-utf8). Left out: patterns under
 * the GPL (Czech, Slovak, Serbian, Latvian), without a license (Romanian), and Hungarian, whose file is twice as large
 * as German.
 */
export interface HyphenationSource {
  /** As the package `hyphen` calls its file. */
  readonly name: string;
  /** BCP 47: the language, or the language of a region. */
  readonly languages: readonly string[];
  readonly license: keyof typeof LICENSE_TEXTS;
  /** From the heads of the files in hyph-utf8. */
  readonly copyright: string;
}

const KUIKEN =
  'Copying and distribution of this file, with or without modification, are permitted in any medium without royalty provided the copyright notice and this notice are preserved.';

export const hyphenationSources: readonly HyphenationSource[] = [
  source('ca', ['ca'], 'LPPL', '1991-2003 Gonçal Badenes'),
  source('da', ['da'], 'MIT', '1994 Frank Jensen'),
  source('de-1996', ['de'], 'MIT', '2013-2024 Stephan Hennig, Werner Lemberg, Günter Milde and others'),
  source('el-monoton', ['el'], 'MIT', '2008-2011 Dimitrios Filippou'),
  source('en-gb', ['en-GB', 'en-AU', 'en-IE', 'en-NZ'], 'MIT', '1992-2016 Dominik Wujastyk, Graham Toal'),
  source('en-us', ['en'], 'permissive', '1990, 2004, 2005 Gerard D.C. Kuiken'),
  source('es', ['es'], 'MIT', '1993-2019 Javier Bezos and CervanTeX'),
  source('et', ['et'], 'MIT', '2004-2015 Enn Saar'),
  source('fi', ['fi'], 'free', '1986-1989 Kauko Saarinen'),
  source('fr', ['fr'], 'MIT', '1994-2002 Daniel Flipo, Bernard Gaulle, 2016 Arthur Reutenauer'),
  source('is', ['is'], 'LPPL', '1988, 2004 Jörgen Pind'),
  source('it', ['it'], 'MIT', '2008-2011 Claudio Beccari'),
  source('lt', ['lt'], 'MIT', '1992 Sigitas Tolušis, Yannis Haralambous'),
  source('nb', ['nb', 'nn', 'no'], 'permissive', '2004-2007 Rune Kleveland, Ole Michael Selberg, Karl Ove Hufthammer'),
  source('nl', ['nl'], 'MIT', '1996 Piet Tutelaers'),
  source('pl', ['pl'], 'MIT', '1987-1995 Hanna Kołodziejska, Bogusław Jackowski, Marek Ryćko'),
  source('pt', ['pt'], 'BSD', '1987-2024 Pedro J. de Rezende, J. João Dias Almeida, Leonardo Araujo, Aline Benevides'),
  source('ru', ['ru'], 'LPPL', '1999-2003 Alexander I. Lebedev'),
  source('sl', ['sl'], 'MIT', '1990 Matjaž Vrečko'),
  source('sv', ['sv'], 'LPPL', '1994 Jan Michael Rynning'),
  source('tr', ['tr'], 'LPPL', '1987 Pierre A. MacKay, 2008, 2011 TUG'),
  source('uk', ['uk'], 'MIT', '1998-2001 Maksym Polyakov'),
];

const DISCLAIMER = `THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Texts that the licenses require to pass on. */
const LICENSE_TEXTS = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions
of the Software.

${DISCLAIMER}`,
  BSD: `Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions
are met: 1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.
2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the
documentation and/or other materials provided with the distribution. 3. Neither the names of the copyright holders nor the names of
contributors may be used to endorse or promote products derived from this software without specific prior written permission.

${DISCLAIMER}`,
  LPPL: `The LaTeX Project Public License, version 1 or later: https://www.latex-project.org/lppl/. The files here are derived works: the
patterns are unchanged, but written as JSON. The originals are hyph-utf8 on https://ctan.org/pkg/hyph-utf8.`,
  permissive: KUIKEN,
  free: 'Patterns may be freely distributed.',
} as const;

/** The text that is served beside the patterns. `version`: of the package. */
export function hyphenationNotice(version: string): string {
  const head = `Hyphenation patterns of TeX (hyph-utf8, https://www.hyphenation.org), out of the package hyphen ${version} (ISC, Yevhen Tiurin).`;
  const sections = Object.entries(LICENSE_TEXTS).map(([license, text]) => {
    const those = hyphenationSources.filter((one) => one.license === license);
    return `${those.map(({ name, copyright }) => `${name}: Copyright (C) ${copyright}`).join('\n')}\n\n${text}\n`;
  });
  return [head, ...sections].join('\n\n');
}

function source(
  name: string,
  languages: readonly string[],
  license: HyphenationSource['license'],
  copyright: string,
): HyphenationSource {
  return { name, languages, license, copyright };
}
