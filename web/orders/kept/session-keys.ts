/** The checkout's keys in this tab's storage; listed on the cookie page. */
export const sessionKeys = {
  draft: 'pedivella.checkout',
  attempt: 'pedivella.order-attempt',
  wallet: 'pedivella.wallet',
  orderPayment: 'pedivella.order-payment',
  walletAttempt: 'pedivella.wallet-attempt',
  lastOrder: 'pedivella.last-order',
}
