/** The kinds of webhook events. */
export const eventKinds = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.refunded',
  'product.changed',
  'stock.low',
] as const
export type EventKind = (typeof eventKinds)[number]

/** Sent when a receiver is tried. */
export const testKind = 'test'
export type SentKind = EventKind | typeof testKind

export const eventStates = ['pending', 'delivered', 'failed'] as const
export type EventState = (typeof eventStates)[number]

export const maxWebhookEndpoints = 20
