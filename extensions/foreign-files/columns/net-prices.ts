import { columnWord } from './column-word.ts'

const gross =
  /\b(inclus[aoie]?|incl|inkl|included|including|inclusive|incluid[oa]s?|comprise?s?|compres[aoi]|lord[oi]|brutto\w*|gross|ttc|t t c|ivat[oa]|con iva|mit (mwst|ust)|with (tax|vat))\b/
const notGross =
  /\b(non|not|nicht|senza|no) (\w+ )?(inclus[aoie]?|incl|inkl|included|incluid[oa]s?|comprise?s?|compres[aoi])\b|\b(excluded|esclus[aoie]) or\b/
const withoutVat =
  /\b(imponibil[ei]|esclus[aoie]|escl|excl|exkl|exclud(ed|ing|es)|excluid[oa]s?|exclusive of|ohne|zzgl|(senza|oltre|piu|mas|s) (iva|imposte|tasse)|(without|ex|plus|pre|before|less) (tax|taxes|vat|iva)|(tax|vat) (free|ex)|untaxed|taxable|ht|h t|hors (taxes?|tva)|sans (taxes?|tva)|sin (iva|impuestos)|zonder btw|te)\b/
const net = /\b(net|nett[oaie]|net[oa]|nettopreis\w*|preisnetto)\b/

/** Whether a price column's name says that the VAT is in it. */
export function saysGross(header: string): boolean {
  const word = columnWord(header)
  return gross.test(word) && !notGross.test(word)
}

/** Whether a text speaks of prices without VAT: "tax excluded", "Prezzo + IVA", "ohne MwSt", "HT". */
export function saysWithoutVat(text: string): boolean {
  if (/\+\s*(iva|vat|mwst|ust|tva|tax)\b|\bi\.?\s?e\.?\)?$|\bs\/\s*iva\b/i.test(text)) return true
  const word = columnWord(text)
  return notGross.test(word) || (withoutVat.test(word) && !gross.test(word))
}

/** The same, or a net price. */
export function saysNet(header: string): boolean {
  return saysWithoutVat(header) || (net.test(columnWord(header)) && !saysGross(header))
}

const ofPrices =
  /\b(prezz\w*|listino|price\w*|preis\w*|prix|tarif\w*|precio\w*|valuta|currency|wahrung|devise|moneda)\b/
const foreignCurrency =
  /\b(usd|us dollars?|dollari|gbp|sterline|pounds?|chf|franken|franchi svizzeri|sek|nok|dkk|pln|czk|huf|ron|lei)\b/
const longestTerm = 300

/** What lines above and below a list say of all its prices. */
export function priceTerms(texts: readonly string[]): { isNet: boolean; isForeign: boolean } {
  const said = texts.map((text) => text.slice(0, longestTerm)).filter((text) => ofPrices.test(columnWord(text)))
  return {
    isNet: said.some((text) => saysWithoutVat(text)),
    isForeign: said.some((text) => /[$£]/.test(text) || foreignCurrency.test(columnWord(text))),
  }
}

const roundEnds = [0, 50, 90, 95, 99]
const isRound = (cents: number) => roundEnds.some((end) => (cents + 101 - end) % 100 <= 2)
const enoughPrices = 8

/** Whether prices are round only with VAT on them: 57.36 is 69.98. */
export function looksNet(cents: readonly number[]): boolean {
  const rounded = (factor: number) => cents.filter((one) => isRound(Math.round(one * factor))).length / cents.length
  return cents.length >= enoughPrices && rounded(1) < 0.4 && rounded(1.22) > 0.7
}
