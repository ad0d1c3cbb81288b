import type { pickUpWords as italian } from './it.ts'

export const pickUpWords: typeof italian = {
  pay: {
    title: 'Pay in the shop',
    text: 'When you collect, in cash or by card. We keep the items for a few opening days.',
    submit: 'Reserve and pay in the shop',
  },
  slots: {
    title: 'When you come',
    any: 'Whenever I like, while you are open',
    hint: 'At that time your order is ready and you do not queue.',
    taken: (next: string) => `That time has just been taken. The next free ones: ${next}.`,
    none: 'That time has just been taken, and none is free: come whenever you like while we are open.',
  },
  block: {
    title: 'To collect it',
    code: 'Pick-up code',
    show: 'Show it in the shop. Another person may come too: give them the code.',
    keptUntil: (day) => `We keep it for you until ${day}; after that the items go back on sale.`,
    lost: (day) => `The time you chose, ${day}, was taken before your payment arrived. Choose another.`,
    other: 'When you come',
    choose: 'I come at this time',
    failed: 'It was not saved. Try again.',
    taken: 'That time has been taken too. Choose another.',
    slot: (day) => `You chose to come on ${day}.`,
    qr: 'The code as a QR',
  },
}
