import type { Language } from '#shared/domain/platform/language.ts'

/** The fault of a cell of a foreign file, and the allowed values. */
const texts = {
  email: [
    'Non è un indirizzo e-mail.',
    'This isn’t an e-mail address.',
    'per esempio ada@example.org',
    'for example ada@example.org',
  ],
  noEmail: [
    'Senza e-mail un account non si può aprire.',
    'Without an e-mail address there’s no account to open.',
    'un indirizzo e-mail',
    'an e-mail address',
  ],
  twice: [
    'Lo stesso indirizzo è già in una riga sopra.',
    'The same address is in a row above.',
    'ogni indirizzo una volta',
    'each address once',
  ],
  long: ['Il testo è troppo lungo.', 'The text is too long.', 'al massimo 200 caratteri', 'at most 200 characters'],
  number: [
    'Manca il numero dell’ordine.',
    'The order has no number.',
    'il numero che l’ordine aveva',
    'the number that the order had',
  ],
  otherCustomer: [
    'Ordine già letto in una riga sopra, di un altro cliente.',
    'An order of a row above, of another customer.',
    'ogni numero una volta',
    'each number once',
  ],
  date: [
    'Non è una data che si legge in un modo solo.',
    'This isn’t a date that can be read in one way.',
    '2024-05-31 o 31/05/2024',
    '2024-05-31 or 31/05/2024',
  ],
  future: ['La data è nel futuro.', 'The date is in the future.', 'una data passata', 'a date in the past'],
  amount: ['L’importo non si legge.', 'The amount can’t be read.', 'per esempio 129,90', 'for example 129.90'],
  negative: [
    'Il totale è sotto zero.',
    'The total is below zero.',
    'zero o più; un rimborso sta nella sua colonna',
    'zero or more; a refund has its own column',
  ],
  tooMuch: ['L’importo è troppo grande.', 'The amount is too large.', 'fino a 1.000.000,00', 'up to 1,000,000.00'],
  currency: [
    'Non è la sigla di una valuta.',
    'This isn’t the code of a currency.',
    'tre lettere, per esempio EUR',
    'three letters, for example EUR',
  ],
} as const satisfies Record<string, readonly [string, string, string, string]>

export type RowFault = keyof typeof texts

export interface RowProblem {
  line: number
  /** Where it is in the table. */
  at: number | undefined
  value: string
  fault: RowFault
}

export function faultText(fault: RowFault, language: Language): { message: string; allowed: string } {
  const [it, en, allowedIt, allowedEn] = texts[fault]
  return language === 'it' ? { message: it, allowed: allowedIt } : { message: en, allowed: allowedEn }
}

const notes = {
  noAddress: [
    'Senza e-mail: restano nello storico e nelle vendite, ma in nessun account.',
    'Without an e-mail address: kept as history and for the sales, but not in any account.',
  ],
  netTotal: [
    'Il file dice solo le vendite nette: il totale è senza IVA e consegna.',
    'The file only has net sales: totals are without VAT and delivery.',
  ],
  unknownState: [
    'Stati che il negozio non conosce: restano scritti così e non contano come vendite.',
    'States that the shop doesn’t know stay as written and don’t count as sales.',
  ],
  otherCurrency: [
    'In un’altra valuta: nello storico sì, nelle vendite no.',
    'In another currency: in the history, but not among the sales.',
  ],
  isKnown: ['Hanno già un account: resta com’è.', 'They have an account already: it stays as it is.'],
  different: [
    'Già importati, ma diversi da come dice il file: restano come sono.',
    'Already imported, but otherwise than the file says: they stay as they are.',
  ],
  noName: ['Senza nome: ne fa le veci l’indirizzo.', 'Without a name: the address stands in for it.'],
  unreadDetail: [
    'CAP o data di iscrizione che non si leggono: restano vuoti.',
    'Postcodes or registration dates that can’t be read stay empty.',
  ],
} as const satisfies Record<string, readonly [string, string]>

type FormerShopNote = keyof typeof notes

export class FormerShopNotes {
  readonly #lines: Map<FormerShopNote, number[]>

  /** @param lines as another thread has noted them */
  constructor(lines = new Map<FormerShopNote, number[]>()) {
    this.#lines = lines
  }

  get lines(): Map<FormerShopNote, number[]> {
    return this.#lines
  }

  copy(): FormerShopNotes {
    return new FormerShopNotes(new Map([...this.#lines].map(([kind, lines]) => [kind, [...lines]])))
  }

  add(kind: FormerShopNote, line: number): void {
    const lines = this.#lines.get(kind)
    if (lines) lines.push(line)
    else this.#lines.set(kind, [line])
  }

  list(language: Language) {
    return [...this.#lines].map(([kind, lines]) => ({
      kind,
      count: lines.length,
      lines: lines.slice(0, 20),
      text: notes[kind][language === 'it' ? 0 : 1],
    }))
  }
}
