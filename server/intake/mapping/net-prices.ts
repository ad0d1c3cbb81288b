import { columnWord } from './column-word.ts'

const gross =
  /\b(inclus[aoie]?|incl|inkl|included|including|inclusive|compres[aoi]|lord[oi]|brutto\w*|gross|ttc|ivat[oa]|con iva|mit (mwst|ust)|with (tax|vat))\b/
const notGross =
  /\b(non|not|nicht|senza) (\w+ )?(inclus[aoie]?|incl|inkl|included|compres[aoi])\b|\b(excluded|esclus[aoie]) or\b/
const net =
  /\b(net|nett[oaie]|nettopreis\w*|preisnetto|imponibil[ei]|esclus[aoie]|escl|excl|exkl|exclud(ed|ing|es)|exclusive of|ohne|zzgl|(senza|oltre|piu|s) (iva|imposte|tasse)|(without|ex|plus|pre|before|less) (tax|taxes|vat|iva)|(tax|vat) (free|ex)|untaxed|taxable|ht|hors (taxes?|tva)|sans (taxes?|tva)|sin iva|zonder btw|te)\b/

/** Whether a price column's name says "without VAT": "Price tax excluded", "Prezzo + IVA", "ohne MwSt", "HT". */
export function saysNet(header: string): boolean {
  if (/\+\s*(iva|vat|mwst|ust|tva|tax)\b|\bi\.?\s?e\.?\)?$|\bs\/\s*iva\b/i.test(header)) return true
  const word = columnWord(header)
  return notGross.test(word) || (net.test(word) && !gross.test(word))
}

/** Whether it says "with VAT". */
export const saysGross = (header: string): boolean => !saysNet(header) && gross.test(columnWord(header))
