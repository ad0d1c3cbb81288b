import { commonPasswordList } from './common-password-list.ts'

// Those that are tried first in Italy, beside the commonest of the world; digits and letters in a row come by themselves.
const ours = `password! admin123 amministratore inter1908 milan1899 forzajuve forzainter forzamilan forzanapoli ciaociao
  ciao123 amoremio tiamo1 francesca bicicletta segreto segreta 121212 654321 987654321 pedivella`
const commonest = new Set(`${commonPasswordList} ${ours}`.split(/\s+/))
const rows = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz']

/** What is typed for a letter. */
const typedFor: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ '@': 'a', $: 's', '!': 'i', '€': 'e', '|': 'l', '+': 't' },
}
const unleet = (text: string, one = 'i') =>
  text.replaceAll(/[0134578@$!€|+]/g, (sign) => (sign === '1' ? one : (typedFor[sign] ?? sign)))

const isRow = (text: string) => /^(.)\1*$/su.test(text) || rows.some((row) => row.includes(text))
const compact = (text: string) => text.replaceAll(/[\p{P}\p{Z}]/gu, '')
/** So few signs at an end, or digits in a row, are no secret. */
const fewSigns = 6

/** What is left without digits and signs at both ends, as far as these are guessed: each way to cut. */
function coresOf(plain: string): string[] {
  const lead = /^[^\p{L}]*/u.exec(plain)?.[0].length ?? 0
  const tail = /[^\p{L}]*$/u.exec(plain)?.[0].length ?? 0
  const isGuessedEnd = (end: string) => end.length <= fewSigns || isRow(compact(end))
  const cores: string[] = []
  for (let before = 0; before <= lead; before++)
    for (let after = 0; after <= tail; after++) {
      const core = plain.slice(before, plain.length - after)
      const isCut = isGuessedEnd(plain.slice(0, before)) && isGuessedEnd(plain.slice(plain.length - after))
      if (isCut && core.length > 2) cores.push(core)
    }
  return cores
}

/** Whether a text is made of these words alone, one after the other. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  if (text === '') return true
  return words.some((word) => text.startsWith(word) && isMadeOf(text.slice(word.length), words))
}

/** The words of names and addresses of three letters and more, as a person would type them into a password. */
const wordsOf = (texts: readonly string[]) =>
  texts
    .flatMap((text) =>
      text
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/\p{M}/gu, '')
        .split(/[^\p{L}]+/u),
    )
    .filter((word) => word.length > 2)

/**
 * Whether a password is among those that are tried first: the commonest, also with digits and signs around them and
 * for letters, and those made of what everybody knows.
 * @param known names and addresses of the shop and of the person
 */
export function isCommonPassword(text: string, known: readonly string[] = []): boolean {
  const plain = text.normalize('NFKC').toLowerCase()
  if (commonest.has(plain)) return true
  const words = wordsOf(known)
  return [plain, ...coresOf(plain)]
    .flatMap((core) => [core, unleet(core), unleet(core, 'l')])
    .map(compact)
    .some((core) => core !== '' && (isGuessed(core) || isMadeOf(core, words)))
}

const isGuessed = (core: string) => commonest.has(core) || isRow(core)
