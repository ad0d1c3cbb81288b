const besideAccount: readonly unknown[] = ['card', 'apple_pay', 'google_pay', 'satispay']

/** Paid to PayPal by what may be no part of a PayPal account: a refund goes back to it. */
export const isBesideAccount = (instrument: unknown): boolean => besideAccount.includes(instrument)
