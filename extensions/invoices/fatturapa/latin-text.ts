const replaced: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '€': 'EUR',
  '…': '...',
  Œ: 'OE',
  œ: 'oe',
  '™': '(TM)',
}

const toLatin = (letter: string): string => {
  if (/^[\x20-\x7e\xa1-\xff]$/.test(letter)) return letter
  if (/^\s$/u.test(letter)) return ' '
  const base = replaced[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
  return /^[\x20-\x7e\xa1-\xff]*$/.test(base) ? base : ''
}

/** Text as FatturaPA takes it: letters of ISO 8859-1 alone, one line, at most so long; `other` where nothing is left. */
export function latinText(text: string, most: number, other = '-'): string {
  const latin = [...text.normalize('NFC')].map(toLatin).join('').replace(/\s+/g, ' ').trim()
  return latin.slice(0, most).trim() || other
}

/** The same with letters of ASCII alone. */
export const plainText = (text: string, most: number): string =>
  latinText(text, most)
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
