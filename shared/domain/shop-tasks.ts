/** The lists of orders that wait for the shop (dashboard, "to do today"). */
export const orderTasks = ['to_confirm', 'to_ship', 'late', 'to_refund', 'payment_attention', 'hoarding'] as const
export type OrderTask = (typeof orderTasks)[number]

/** A paid order that has not left after so many days is late: the shop promises delivery in 3 to 5 working days. */
export const lateAfterDays = 3
