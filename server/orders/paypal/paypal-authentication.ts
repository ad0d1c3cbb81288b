import { z } from 'zod'

const word = z.string().optional().catch(undefined)
const result = z.object({
  liability_shift: word,
  three_d_secure: z.object({ enrollment_status: word, authentication_status: word }).optional().catch(undefined),
})
const card = z.object({ authentication_result: result.optional() }).optional()
const ofDevice = z.object({ card }).optional()
const answer = z.object({
  payment_source: z.object({ card, google_pay: ofDevice, apple_pay: ofDevice }).optional(),
})

/** Cards whose bank takes no part in it, or has let it pass: PayPal recommends to go on though liability stays here. */
const passes = new Set(['N', 'U', 'B'])

/**
 * Why the money of an order must not be taken, by PayPal's table of answers of 3-D Secure (rule 528); undefined: it
 * may, also where no authentication was required. What cannot be read is refused.
 */
export function refusalOf(order: unknown): string | undefined {
  const read = answer.safeParse(order)
  if (!read.success) return 'AUTHENTICATION_UNREADABLE'
  const { card: typed, google_pay: google, apple_pay: apple } = read.data.payment_source ?? {}
  const found = (typed ?? google?.card ?? apple?.card)?.authentication_result
  if (!found) return undefined
  const { enrollment_status: enrolled, authentication_status: status } = found.three_d_secure ?? {}
  switch (found.liability_shift) {
    case 'POSSIBLE':
    case 'YES':
      return undefined
    case 'NO':
      return enrolled && passes.has(enrolled) && !status ? undefined : 'AUTHENTICATION_FAILED'
    default:
      return 'AUTHENTICATION_UNAVAILABLE'
  }
}
