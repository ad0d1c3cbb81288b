// Without look-alikes: 0 also means O, 1 means I and L, and U is left out.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const randomLetters = 19

/** The check letter detects one wrong letter, or two swapped ones, without a request (Luhn, mod 32). */
function checkLetter(letters: string): string {
  let sum = 0
  for (const [i, letter] of [...letters].reverse().entries()) {
    const value = alphabet.indexOf(letter) * (i % 2 === 0 ? 2 : 1)
    sum += Math.floor(value / alphabet.length) + (value % alphabet.length)
  }
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length] ?? ''
}

/** @param random at least 19 bytes, of which each gives five bits: 95 in all */
export function giftCardCode(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, randomLetters), (byte) => alphabet[byte % alphabet.length]).join('')
  return letters + checkLetter(letters)
}

/** The normalised form of "k7f2-9qx…", without separators. */
export function normalizeGiftCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** Whether length, letters and check letter are valid. */
export function isGiftCode(code: string): boolean {
  if (code.length !== randomLetters + 1 || [...code].some((letter) => !alphabet.includes(letter))) return false
  return checkLetter(code.slice(0, -1)) === code.at(-1)
}

/** Whether a mistyped code may be a gift card's: it has about as many letters. */
export function looksLikeGiftCode(typed: string): boolean {
  return Math.abs(normalizeGiftCode(typed).length - (randomLetters + 1)) <= 1
}

/** "K7F2-9QXR-…", in fours. */
export function giftCodeText(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}
