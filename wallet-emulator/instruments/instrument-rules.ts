import type { Authentication, OrderRecord, SourceName } from '../ledger/ledger-records.ts'

export const sourceNames = ['paypal', 'card', 'apple_pay', 'google_pay', 'satispay'] as const

/** What a buyer decides, or what becomes of it at the card's bank. */
export const buyerDecisions = [
  'approve',
  'approve_close',
  'decline',
  'cancel',
  'authentication_failed',
  'authentication_unavailable',
  'not_enrolled',
  'frictionless',
] as const
export type BuyerDecision = (typeof buyerDecisions)[number]

/** The bank's answer that the provider reports with a card; undefined: none was needed, as where the phone asks itself. */
export function authenticationOf(decision: BuyerDecision, source: SourceName | undefined): Authentication | undefined {
  if (source !== 'card' && source !== 'google_pay') return undefined
  switch (decision) {
    case 'authentication_failed':
      return { liability_shift: 'NO', three_d_secure: { enrollment_status: 'Y', authentication_status: 'N' } }
    case 'authentication_unavailable':
      return { liability_shift: 'UNKNOWN', three_d_secure: { enrollment_status: 'Y', authentication_status: 'U' } }
    case 'not_enrolled':
      return { liability_shift: 'NO', three_d_secure: { enrollment_status: 'N' } }
    case 'frictionless':
    case 'cancel':
      return undefined
    default:
      return { liability_shift: 'POSSIBLE', three_d_secure: { enrollment_status: 'Y', authentication_status: 'Y' } }
  }
}

const cardShown = { last_digits: '1111', brand: 'VISA', type: 'CREDIT' } as const

/** The `payment_source` of an order that is not paid by the wallet, as the provider shows it. */
export function sourceAnswer(source: SourceName, { authentication }: OrderRecord, isApproved: boolean) {
  const name = 'Cliente Dimostrativo'
  if (!isApproved) return { [source]: {} }
  if (source === 'satispay') return { satispay: { name, country_code: 'IT' } }
  const card = { ...cardShown, ...(authentication && { authentication_result: authentication }) }
  return source === 'card' ? { card: { name, ...card } } : { [source]: { name, card } }
}

type Eligible = Record<string, { can_be_vaulted?: boolean; country_code?: string; product_code?: string }>

/** Which of these the demo merchant's account has; tests change it. */
export const allEligible = [
  'paypal',
  'apple_pay',
  'google_pay',
  'advanced_cards',
  'paypal_pay_later',
  'satispay',
] as const

/** What the merchant's account has; tests change it. */
export interface Account {
  methods: readonly string[]
  /** Instalments for any amount. */
  isUnlimited: boolean
}

/** The emulated provider's limits of instalments: its own to decide, as the real one's are. */
const payLaterEuros = { min: 30, max: 2000 }

export function eligibleMethods({ methods, isUnlimited }: Account, euros: number | undefined) {
  const isInstalment = isUnlimited || euros === undefined || (euros >= payLaterEuros.min && euros <= payLaterEuros.max)
  const may = methods.filter((name) => name !== 'paypal_pay_later' || isInstalment)
  const details = (name: string) =>
    name === 'paypal_pay_later' ? { country_code: 'IT', product_code: 'PAY_LATER_SHORT_TERM' } : {}
  const eligible: Eligible = Object.fromEntries(may.map((name) => [name, { can_be_vaulted: false, ...details(name) }]))
  return { eligible_methods: eligible }
}
