import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, amountOut, day, instant } from '#shared/contract/platform/fields.ts'
import { creditLife } from '#shared/domain/platform/states/credit-states.ts'
import { creditGroups, creditSigns, leftOutReasons } from './credit-groups.ts'

/** Maximum size of a statement file. */
export const maxStatementBytes = 5_000_000
/** Per file and per answer: more than a shop of this size gets in months. */
export const maxCredits = 1_000
const maxOrdersOfCredit = 20

const creditOrder = z.object({
  id: z.string(),
  orderNumber: z.string(),
  customerName: z.string(),
  total: amountOut,
  due: amountOut,
  createdAt: instant,
  /** For a cancelled order: whether its items are still in stock. */
  canReopen: z.boolean(),
})

const bankCredit = z.object({
  id: z.string(),
  day,
  amount: amountOut,
  /** As the bank writes it; may be empty. */
  payer: z.string(),
  text: z.string(),
  state: z.enum(creditLife.states),
  importedAt: instant,
  /** The part that pays its order. */
  booked: amountOut,
  /** The part to pay back by hand: all of a duplicate, the surplus of one too large; else null. */
  toReturn: z.nullable(amountOut),
  group: z.enum(creditGroups),
  /** The order it is for, or is probably for. */
  order: z.nullable(creditOrder),
  /** The orders that it pays together, where it is the sum of several of one payer: then `order` is the first. */
  orders: z.optional(z.array(z.omit(creditOrder, { canReopen: true }))),
  signs: z.array(z.enum(creditSigns)),
  /** The part of the text that looks like the order's number. */
  found: z.nullable(z.string()),
})
export type BankCredit = z.output<typeof bankCredit>

export const importedStatement = z.object({
  /** New ones; the others were in an earlier file. */
  added: z.int(),
  known: z.int(),
  debits: z.int(),
  from: z.nullable(day),
  to: z.nullable(day),
  /** Entries with an odd amount or day: all others came in. */
  leftOut: z.optional(
    z.object({
      count: z.int(),
      /** `place` is the line of the file; in XML the number of the entry. */
      entries: z.array(z.object({ place: z.int(), why: z.enum(leftOutReasons), said: z.string() })),
    }),
  ),
})
export type ImportedStatement = z.output<typeof importedStatement>

export const importBankStatement = endpoint('POST', '/api/admin/bank-statements', {
  summary: 'Takes in what a bank statement says has come in: CSV, camt.053, MT940 or CBI; books nothing',
  takesFile: 'application/octet-stream',
  replies: { 200: importedStatement },
  errors: [
    'statement_unreadable',
    'statement_line_unreadable',
    'statement_other_account',
    'statement_empty',
    'statement_too_long',
  ],
})

export const listBankCredits = endpoint('GET', '/api/admin/bank-credits', {
  summary: 'Credits to decide about, or to pay back, with the order proposed',
  replies: { 200: z.array(bankCredit) },
})

const creditId = z.object({ id: z.uuid({ error: 'id' }) })

export const bookCredit = endpoint('POST', '/api/admin/bank-credits/:id/book', {
  summary:
    'The money is for this order: it pays it whole or in part, what is too much goes back; a cancelled order is reopened',
  params: creditId,
  body: z.object({
    orderId: z.uuid({ error: 'id' }),
    /** For a cancelled order: false keeps it cancelled, and marks the money to be paid back. */
    reopen: z._default(z.boolean(), true),
  }),
  replies: { 204: null },
  errors: ['credit_not_found', 'credit_decided', 'order_not_found', 'credit_not_for_order'],
})

const creditPart = z.object({
  orderId: z.uuid({ error: 'id' }),
  /** Left out: the due amount, as far as the credit covers it. */
  amount: z.optional(amountIn.check(z.refine((cents) => cents > 0, { error: 'amount' }))),
})
export type CreditPart = z.output<typeof creditPart>

export const splitCredit = endpoint('POST', '/api/admin/bank-credits/:id/split', {
  summary: 'The money is for several orders, so much for each; what is left over stays to be decided',
  params: creditId,
  body: z.object({ parts: z.array(creditPart).check(z.minLength(2), z.maxLength(maxOrdersOfCredit)) }),
  replies: { 204: null },
  errors: ['credit_not_found', 'credit_decided', 'order_not_found', 'credit_not_for_order'],
})

export const bookSureCredits = endpoint('POST', '/api/admin/bank-credits/book-sure', {
  summary:
    'Books those of these that are sure: number and amount agree with an open order. The others stay as they are',
  body: z.object({ ids: z.array(z.uuid({ error: 'id' })).check(z.minLength(1), z.maxLength(maxCredits)) }),
  replies: { 200: z.object({ booked: z.int(), left: z.int() }) },
})

export const decideCredit = endpoint('PUT', '/api/admin/bank-credits/:id', {
  summary: 'No order’s money, money that goes back, money that was given back; or open again',
  params: creditId,
  body: z.object({ state: z.enum(['open', 'ignored', 'to_return', 'returned']) }),
  replies: { 204: null },
  errors: ['credit_not_found', 'credit_decided'],
})
