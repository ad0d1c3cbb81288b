const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** At most so many calls within a time, of a network, about a subject, or of a network about a subject. */
export interface Limit {
  of: 'network' | 'subject' | 'pair'
  max: number
  withinMs: number
}

/**
 * Limits of costly acts: mails, reviews to moderate, calls to the wallet's provider. Counted in the database, so by all
 * nodes together and across restarts (docs/operations.md has the same table in words). The limits per minute in
 * server/platform/http/rate-limits.ts come before them.
 */
const coreRules = {
  /** Failed logins; the subject is the e-mail address. Never by the address alone: no stranger can lock an account. */
  login: [
    { of: 'pair', max: 10, withinMs: 15 * minuteMs },
    { of: 'network', max: 30, withinMs: 15 * minuteMs },
  ],
  /** Of the shop's password alone, which has no name: people by name and passkeys are not counted here. */
  admin_login: [{ of: 'network', max: 10, withinMs: 15 * minuteMs }],
  /** Of people by name; the subject is the e-mail address. */
  staff_login: [{ of: 'pair', max: 10, withinMs: 15 * minuteMs }],
  /** Wrong codes after a right password; the subject is the person, for recovery codes apart. */
  staff_code: [{ of: 'pair', max: 10, withinMs: 15 * minuteMs }],
  /** The same from all networks, for six digits alone: recovery codes are too long to guess. */
  staff_code_total: [{ of: 'subject', max: 100, withinMs: dayMs }],
  /** Wrong passwords and codes in a browser that a person signed in from before; no other browser fills it. */
  staff_browser: [{ of: 'subject', max: 10, withinMs: 15 * minuteMs }],
  /** The password asked again; the subject is the session. */
  own_password: [{ of: 'subject', max: 10, withinMs: 15 * minuteMs }],
  /** Mails that a caller causes, all kinds together; the subject is the recipient. */
  mail: [
    { of: 'subject', max: 5, withinMs: hourMs },
    { of: 'network', max: 10, withinMs: hourMs },
  ],
  /** Links to accounts that are there; each account gets three an hour. */
  password_reset: [{ of: 'network', max: 30, withinMs: hourMs }],
  registration: [{ of: 'network', max: 10, withinMs: hourMs }],
  /** The subject is the account: profile, password. */
  account_change: [{ of: 'subject', max: 20, withinMs: hourMs }],
  /** The subject is the writer's e-mail address. */
  review: [
    { of: 'subject', max: 5, withinMs: hourMs },
    { of: 'network', max: 10, withinMs: hourMs },
  ],
  /** Photos for reviews, also of those never sent. */
  review_photo: [{ of: 'network', max: 40, withinMs: hourMs }],
  /** The subject is the product. */
  question: [
    { of: 'subject', max: 30, withinMs: hourMs },
    { of: 'network', max: 10, withinMs: hourMs },
  ],
  review_vote: [{ of: 'network', max: 60, withinMs: hourMs }],
  /** The subject is the product. */
  product_review: [{ of: 'subject', max: 30, withinMs: hourMs }],
  /** Statements for orders that are not proven to be the sender's. */
  foreign_withdrawal: [{ of: 'network', max: 5, withinMs: hourMs }],
  /** The subject is the order's number as typed. */
  withdrawal: [{ of: 'subject', max: 10, withinMs: dayMs }],
  /** Opened; the subject is the order. */
  return: [{ of: 'subject', max: 20, withinMs: dayMs }],
  /** For order edits; each sends a mail. */
  order_change: [{ of: 'subject', max: 20, withinMs: dayMs }],
  /** Unknown discount codes; the subject is the account that is signed in. */
  code_guess: [{ of: 'pair', max: 20, withinMs: hourMs }],
  /** Codes that open no gift card. */
  gift_card_guess: [{ of: 'network', max: 20, withinMs: hourMs }],
  /** Purchases; each may send a stranger's words to a recipient, once it is paid. */
  gift_card_order: [{ of: 'network', max: 20, withinMs: hourMs }],
  /** Sent again; the subject is the order that bought it. */
  gift_card_mail: [{ of: 'subject', max: 5, withinMs: dayMs }],
  wallet_start: [{ of: 'network', max: 100, withinMs: hourMs }],
  /** Refused ones; the subject is the payment. */
  capture: [
    { of: 'subject', max: 3, withinMs: 10 * secondMs },
    { of: 'subject', max: 10, withinMs: 10 * minuteMs },
    { of: 'network', max: 60, withinMs: hourMs },
  ],
  /** Keys of programs that the shop has not made, or has revoked. */
  api_key: [{ of: 'network', max: 20, withinMs: 15 * minuteMs }],
  /** Events that are not the provider's or cannot be verified. */
  forged_event: [{ of: 'network', max: 20, withinMs: hourMs }],
  /** Refused orders (piece-limit.ts): one is enough for a notice to the shop. */
  hoarding: [{ of: 'network', max: 1, withinMs: hourMs }],
} as const satisfies Record<string, readonly Limit[]>

/**
 * Mails to one address, whatever their cause (server/messages/mail/recipient-limit.ts); beyond it they wait. A
 * confirmed address may get more.
 */
export const recipientLimits = {
  unproven: [
    { max: 5, withinMs: hourMs },
    { max: 10, withinMs: dayMs },
  ],
  proven: [{ max: 30, withinMs: hourMs }],
  receipt: [{ max: 10, withinMs: hourMs }],
} as const satisfies Record<string, readonly Omit<Limit, 'of'>[]>

/** Rules of the extensions, each as a property of its name. */
// biome-ignore lint/suspicious/noEmptyInterface: extensions add to it
export interface ExtensionLimits {}

export type LimitRule = keyof typeof coreRules | keyof ExtensionLimits

export const limitRules = { ...(coreRules as Partial<Record<LimitRule, readonly Limit[]>>) } as Record<
  LimitRule,
  readonly Limit[]
>

export function addLimits(rules: Readonly<Record<string, readonly Limit[]>>): void {
  Object.assign(limitRules, rules)
}

/** A counted call; without a recipient it has no subject. */
export interface CountedCall {
  rule: LimitRule
  subject?: string
}
