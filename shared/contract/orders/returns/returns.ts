import * as z from 'zod/mini'
import { amountOut, instant } from '#shared/contract/platform/fields.ts'
import { codedLine } from '#shared/contract/pricing/coded-line.ts'
import { returnKinds, returnOutcomes, returnStates } from '#shared/domain/orders/returns/return-states.ts'

const dayOut = z.string()

const returnLine = z.object({
  line: z.int(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Of the piece that comes back. */
  frameSize: z.nullable(z.string()),
  quantity: z.int(),
  /** What is given back for these pieces, if money is. */
  amount: amountOut,
  /** What is sent instead; null where it is the same, or no exchange. */
  exchangeSize: z.nullable(z.string()),
})

/** A return as its customer sees it. */
export const orderReturn = z.object({
  /** Short and sayable: "RS-7K4M-1". It opens nothing. */
  code: z.string(),
  kind: z.enum(returnKinds),
  outcome: z.enum(returnOutcomes),
  state: z.enum(returnStates),
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
  /** What was sent in exchange, or back after a repair. */
  sent: z.nullable(
    z.object({
      at: instant,
      carrier: z.nullable(z.string()),
      trackingCode: z.nullable(z.string()),
      trackingUrl: z.nullable(z.string()),
    }),
  ),
  photoIds: z.array(z.string()),
  /** Of the statement of withdrawal that it carries out. */
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

/** What of an order can come back, how, and until when. */
export const returnOffer = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  /** One for each line and size that the customer has: an exchanged piece has another than was bought. */
  lines: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      productCode: z.string(),
      imageUrl: z.nullable(z.string()),
      frameSize: z.nullable(z.string()),
      bought: z.int(),
      /** Pieces that are in no return and were not given back. */
      left: z.int(),
      /** Of one piece; what codes took off it is not given back. */
      price: amountOut,
      ...codedLine,
      kinds: z.array(kindOffer),
      /** Sizes of the same article that can be held now, its own too where a defect is replaced. */
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

/** What the shop may do with a return as it stands; only these are offered. */
export const returnSteps = ['receive', 'refund', 'send_exchange', 'send_repaired', 'refuse', 'cancel'] as const
export type ReturnStep = (typeof returnSteps)[number]

export const adminReturn = z.extend(orderReturn, {
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  createdBy: z.enum(['customer', 'staff']),
  /** Settled, and the pieces have not come. */
  isAwaited: z.boolean(),
  /** What has to happen next, by when; null where nothing hurries. */
  deadline: z.nullable(z.object({ what: z.enum(['refund', 'send_by', 'hold']), day: dayOut })),
  /** The money of a withdrawal is due in three days or less; overdue: it should have been back. */
  isUrgent: z.boolean(),
  isOverdue: z.boolean(),
  refundId: z.nullable(z.string()),
  lines: z.array(
    z.extend(returnLine, {
      /** Of exchanged pieces that came: to be looked at, on sale again, given up. Those of a refund stand there. */
      toCheck: z.int(),
      restocked: z.int(),
      writtenOff: z.int(),
    }),
  ),
  steps: z.array(z.enum(returnSteps)),
})
export type AdminReturn = z.output<typeof adminReturn>
