const withoutAccount: readonly unknown[] = ['card', 'apple_pay', 'google_pay', 'satispay']

/** Taken by PayPal from buyers without an account there, too: a refund goes back to the card or the app. */
export const needsNoPaypalAccount = (instrument: unknown): boolean => withoutAccount.includes(instrument)
