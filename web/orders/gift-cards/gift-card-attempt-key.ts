/** Of the purchase of a gift card, in this tab's storage; listed on the cookie page. */
export const giftCardAttemptKey = 'pedivella.gift-card-attempt'
