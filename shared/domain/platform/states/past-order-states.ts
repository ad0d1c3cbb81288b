import type { Language } from '#shared/domain/platform/language.ts'

export const formerShopKinds = ['customers', 'orders'] as const
export type FormerShopKind = (typeof formerShopKinds)[number]

export const formerShopSources = ['woocommerce', 'shopify', 'other'] as const
export type FormerShopSource = (typeof formerShopSources)[number]

interface State {
  words: readonly string[]
  it: string
  en: string
  isSale: boolean
}

/** The states of other shops' orders in the words that they write, and in ours. */
const states: readonly State[] = [
  {
    words: ['cancelled', 'canceled', 'annullato', 'cancellato', 'voided', 'expired', 'trash'],
    it: 'Annullato',
    en: 'Cancelled',
    isSale: false,
  },
  { words: ['refunded', 'rimborsato'], it: 'Rimborsato', en: 'Refunded', isSale: false },
  { words: ['failed', 'fallito', 'non riuscito'], it: 'Non riuscito', en: 'Failed', isSale: false },
  {
    words: ['partially refunded', 'parzialmente rimborsato', 'rimborsato parzialmente'],
    it: 'Rimborsato in parte',
    en: 'Partly refunded',
    isSale: true,
  },
  {
    words: ['pending', 'pending payment', 'in attesa di pagamento', 'authorized', 'partially paid', 'checkout draft'],
    it: 'Non pagato',
    en: 'Not paid',
    isSale: false,
  },
  { words: ['on hold', 'in attesa', 'sospeso'], it: 'In attesa', en: 'On hold', isSale: false },
  { words: ['processing', 'in lavorazione'], it: 'In lavorazione', en: 'In progress', isSale: true },
  {
    words: [
      'completed',
      'completato',
      'complete',
      'evaso',
      'fulfilled',
      'delivered',
      'consegnato',
      'shipped',
      'spedito',
    ],
    it: 'Completato',
    en: 'Completed',
    isSale: true,
  },
  { words: ['paid', 'pagato'], it: 'Pagato', en: 'Paid', isSale: true },
]

const plain = (written: string) => written.toLowerCase().replace(/^wc-/, '').replace(/[_-]+/g, ' ').trim()

const stateOf = (written: string) => states.find(({ words }) => words.includes(plain(written)))

/** The state of an order of another shop, in the reader's words; an unknown one stays as written. */
export function pastStateText(written: string, language: Language): string {
  return stateOf(written)?.[language] ?? written
}

/** Whether it is in a known state of a sale. */
export const isPastSale = (written: string): boolean => stateOf(written)?.isSale ?? false

export const isKnownPastState = (written: string): boolean => stateOf(written) !== undefined
