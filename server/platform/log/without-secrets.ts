/** Texts of errors repeat what failed: addresses with passwords, answers of providers, pieces of a body. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  // https://user:password@host
  [/:\/\/[^\s/@]+@/g, '://…@'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{4,}/gi, '$1 …'],
  [/\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, '…'],
  [/\b(sk|pk|rk|whsec|xox[bp])_[\w-]{6,}/g, '$1_…'],
  // token=…, "client_secret": "…"
  [
    /(\b\w{0,40}?(?:token|secret|password|passwd|api_?key|signature|credential|verifier)\w{0,40}|\b(?:sig|key|code|state|otp|pin))(["']?\s{0,8}[=:]\s{0,8}["']?)[^\s"'&,;}]+/gi,
    '$1$2…',
  ],
  // V8 quotes what is no JSON
  [/"[^"]*"(\.\.\.)?(?= is not valid JSON)/g, '"…"'],
];

/** The same text, in which what looks like a secret is `…`. */
export function withoutSecrets(text: string): string {
  return SHAPES.reduce((clean, [shape, replacement]) => clean.replace(shape, replacement), text);
}
