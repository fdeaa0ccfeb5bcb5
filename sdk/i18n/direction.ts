const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)(?![a-z])/i;

/** Direction in which a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr';
}
