/** Version of the terms of sale shown at /condizioni; each order keeps the one its customer accepted (rule 437). */
export const termsVersion = '2026-11-24'
