const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')

/** The letters of a surname in a codice fiscale: consonants, then vowels, then X (DM 23-12-1976). */
function surnameLetters(surname: string): string {
  const letters = plain(surname)
  return `${letters.replace(/[AEIOU]/g, '')}${letters.replace(/[^AEIOU]/g, '')}XXX`.slice(0, 3)
}

interface PersonName {
  firstName: string
  lastName: string
}

/** Every way to part a name in two, the given name first or last. */
function waysOf(fullName: string): PersonName[] {
  const words = fullName.trim().split(/\s+/)
  const parts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  return [
    ...parts.map(([firstName, lastName]) => ({ firstName, lastName })),
    ...parts.map(([lastName, firstName]) => ({ firstName, lastName })),
  ]
}

const fits = ({ lastName }: PersonName, taxCode: string) => surnameLetters(lastName) === taxCode.slice(0, 3)

/** Parts a full name where the tax code says, else after its first word; undefined for a name of one word. */
export function partName(fullName: string, taxCode: string): PersonName | undefined {
  const ways = waysOf(fullName)
  return ways.find((way) => fits(way, taxCode)) ?? ways[0]
}

/** A warning, never a refusal: people with two or foreign names have tax codes that look like another's. */
export const looksLikeAnother = (fullName: string, taxCode: string): boolean =>
  taxCode.length === 16 && waysOf(fullName).length > 0 && !waysOf(fullName).some((way) => fits(way, taxCode))
