import { foldText } from '#shared/domain/platform/fold-text.ts'

const maxLength = 60
/** A telephone number has six and more, as has an IBAN, a tax code, a card or a product's GTIN. */
const maxDigits = 5

// Their blocks have no vowels: hardly a word looks so.
const ourNumber = /\b[a-z]{2,4}[\s-]*[2-9b-df-hj-km-np-tv-z]{4}[\s-]*[2-9b-df-hj-km-np-tv-z]{4}\b/
const mailOrSite = /@|chiocciola|\(at\)|https?:|www\.|\p{L}\.(?:it|com|net|org|eu)\b/u
// With letters for its digits too, as the registry writes the second of two equal ones.
const taxCode = /\b[a-z]{6}[\dl-np-v]{2}[a-ehlmprst][\dl-np-v]{2}[a-z][\dl-np-v]{3}[a-z]\b/

/** The folded search for counting; undefined where it may identify the visitor or is empty (rule 527). */
export function countableSearch(query: string): string | undefined {
  const folded = foldText(query).replace(/\s+/g, ' ')
  if (folded.length < 2 || folded.length > maxLength || !/[\p{L}\p{N}]/u.test(folded)) return undefined
  if (/\p{C}/u.test(folded) || !folded.isWellFormed()) return undefined
  if ((folded.match(/\p{N}/gu) ?? []).length > maxDigits) return undefined
  const isPersonal = [folded, folded.replaceAll(' ', '')].some((text) => taxCode.test(text))
  return isPersonal || mailOrSite.test(folded) || ourNumber.test(folded) ? undefined : folded
}
