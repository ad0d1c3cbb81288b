/** The place of what a shop adds below all sections of a legal page. */
export const lastPlace = 'fine'

/** Version of the terms of sale shown at /condizioni; each order keeps the one its customer accepted (rule 437). */
export const termsVersion = '2026-11-24'

/** The day of the version in force: of the text above, or of what the shop has added to it since. */
export const termsInForce = (ownDay: string | undefined): string =>
  ownDay !== undefined && ownDay > termsVersion ? ownDay : termsVersion
