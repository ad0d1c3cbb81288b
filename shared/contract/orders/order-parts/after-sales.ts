import * as z from 'zod/mini'
import { amountOut, instant } from '#shared/contract/platform/fields.ts'
import { discountedLine } from '#shared/contract/pricing/discounted-line.ts'
import { returnKinds, returnLife, returnOutcomes } from '#shared/domain/platform/states/after-sales-states.ts'

const dayOut = z.string()

const returnLine = z.object({
  line: z.int(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  category: z.string(),
  /** The returned size. */
  frameSize: z.nullable(z.string()),
  quantity: z.int(),
  /** The refund for these units, if any. */
  amount: amountOut,
  /** The replacement's size; null where it is the same, or no exchange. */
  exchangeSize: z.nullable(z.string()),
})

/** A return as its customer sees it. */
export const orderReturn = z.object({
  /** Short and sayable: "RS-7K4M-1". It opens nothing. */
  code: z.string(),
  kind: z.enum(returnKinds),
  outcome: z.enum(returnOutcomes),
  state: z.enum(returnLife.states),
  /** Opened after its term: the shop decides whether it does it. */
  isCourtesy: z.boolean(),
  createdAt: instant,
  /** The last day to send it, and to give the money of a withdrawal back; a held size is kept so long. */
  sendByDay: dayOut,
  refundDueDay: z.nullable(dayOut),
  heldUntilDay: z.nullable(dayOut),
  receivedAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  /** The customer's words, given freely. */
  reason: z.nullable(z.string()),
  refusedReason: z.nullable(z.string()),
  lines: z.array(returnLine),
  /** Lines and delivery together; 0.00 for an exchange or a repair. */
  amount: amountOut,
  /** The delivery charge in it: only when the whole order is withdrawn. */
  shipping: amountOut,
  /** The sent replacement or repaired item. */
  sent: z.nullable(
    z.object({
      at: instant,
      carrier: z.nullable(z.string()),
      trackingCode: z.nullable(z.string()),
      trackingUrl: z.nullable(z.string()),
    }),
  ),
  photoIds: z.array(z.string()),
  /** The receipt of its statement of withdrawal. */
  withdrawalReference: z.nullable(z.string()),
  canCancel: z.boolean(),
})
export type OrderReturn = z.output<typeof orderReturn>

const kindOffer = z.object({
  kind: z.enum(returnKinds),
  lastDay: z.nullable(dayOut),
  isCourtesy: z.boolean(),
  outcomes: z.array(z.enum(returnOutcomes)),
  photosNeeded: z.int(),
})
export type ReturnKindOffer = z.output<typeof kindOffer>

/** The possible returns of an order, with kinds and deadlines. */
export const returnOffer = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  /** One for each line and size that the customer has: an exchange changes the size. */
  lines: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      productCode: z.string(),
      imageUrl: z.nullable(z.string()),
      category: z.string(),
      frameSize: z.nullable(z.string()),
      bought: z.int(),
      /** Units without a return or refund. */
      left: z.int(),
      /** Per unit; less the coupon discount. */
      price: amountOut,
      ...discountedLine,
      kinds: z.array(kindOffer),
      /** Sizes of the same product that can be reserved now, its own included for a defect. */
      exchangeSizes: z.array(z.object({ frameSize: z.nullable(z.string()), pieces: z.int() })),
    }),
  ),
  /** The delivery charge that comes back when all that is left is withdrawn; 0.00 when none does. */
  shipping: amountOut,
  /** The days of a return that is opened today. */
  sendByDay: dayOut,
  refundDueDay: dayOut,
  heldUntilDay: dayOut,
  returns: z.array(orderReturn),
})
export type ReturnOffer = z.output<typeof returnOffer>

/** The steps that staff may take with the return now. */
const returnSteps = ['receive', 'refund', 'send_exchange', 'send_repaired', 'refuse', 'cancel'] as const
export type ReturnStep = (typeof returnSteps)[number]

export const adminReturn = z.extend(orderReturn, {
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  createdBy: z.enum(['customer', 'staff']),
  /** Settled before receipt of the units. */
  isAwaited: z.boolean(),
  /** The next step and its deadline; null without one. */
  deadline: z.nullable(z.object({ what: z.enum(['refund', 'send_by', 'hold']), day: dayOut })),
  /** The money of a withdrawal is due in three days or less; overdue: it should have been back. */
  isUrgent: z.boolean(),
  isOverdue: z.boolean(),
  refundId: z.nullable(z.string()),
  lines: z.array(
    z.extend(returnLine, {
      /** Exchanged units by state: to be inspected, on sale again, written off. Those of a refund are counted there. */
      toCheck: z.int(),
      restocked: z.int(),
      writtenOff: z.int(),
    }),
  ),
  steps: z.array(z.enum(returnSteps)),
})
export type AdminReturn = z.output<typeof adminReturn>
