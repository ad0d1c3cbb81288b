const notCharged = 'Nothing was charged and everything you’ve typed is still here.'

export const paidBy = (name: string) => ({
  loading: `Loading ${name}…`,
  waiting: `Waiting for ${name}…`,
  waitingText: `Confirm the payment with ${name}. This page will wait for you.`,
  cancelled: [`You closed ${name}.`, `${notCharged} Try again or choose bank transfer.`],
  declined: ['The card wasn’t accepted.', `${notCharged} Try another card or choose bank transfer.`],
  refused: ['The payment was refused.', `${notCharged} Choose bank transfer, or try again later.`],
  away: [`${name} isn’t responding.`, 'Use another way or try again in a few minutes. Nothing was charged.'],
})

export const paidAt = (name: string) => ({
  ...paidBy(name),
  waiting: `Taking you to ${name}…`,
  cancelled: [`The ${name} payment wasn’t completed.`, `${notCharged} Try again or choose bank transfer.`],
})

export const paidByCard = {
  ...paidBy('the card'),
  loading: 'Loading the card form…',
  waiting: 'Waiting for the confirmation…',
  waitingText: 'If your bank asks for a confirmation, answer there. This page will wait for you.',
  cancelled: ['The payment wasn’t completed.', `${notCharged} Try again or choose bank transfer.`],
  away: ['Card payment isn’t responding.', 'Use another way or try again in a few minutes. Nothing was charged.'],
}

export const instead = (name: string) => ({
  title: `Prefer ${name}?`,
  text: 'The order leaves without waiting for the transfer.',
  open: `Pay with ${name}`,
  payNow: (amount: string) => `Pay ${amount} with ${name}`,
})

export const cardInstead = {
  title: 'Prefer a card?',
  text: 'You pay here on the page, and the order leaves without waiting for the transfer.',
  open: 'Pay by card',
  payNow: (amount: string) => `Pay ${amount} by card`,
}
