/** The lists of orders that wait for the shop (dashboard, "to do today"). */
export const orderTasks = ['to_confirm', 'to_ship', 'late', 'to_refund', 'payment_attention', 'hoarding'] as const
export type OrderTask = (typeof orderTasks)[number]
