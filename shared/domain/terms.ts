/** Version of the terms of sale shown at /condizioni; each order keeps the one its customer accepted (law-and-ux.md L-06). */
export const termsVersion = '2026-11-22'
