import * as z from 'zod/mini'
import { deliveryMethods } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { isAcceptedTaxCode, normalizeTaxCode } from '#shared/domain/platform/shop/tax-code.ts'
import { email, line, optionalLine, postalCode } from './fields.ts'

/** Upper-case, at most 16 letters and digits; nothing given is null. */
const taxCode = z.pipe(
  z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  z
    .transform((text: string | null | undefined) => (text ? normalizeTaxCode(text) || null : null))
    .check(z.refine((code) => code === null || isAcceptedTaxCode(code), { error: 'tax_code' })),
)

export const orderCustomer = {
  customerName: line(1, 120),
  customerEmail: email,
  customerPhone: optionalLine(40),
  taxCode,
  shippingAddress: line(1, 200),
  city: line(1, 100),
  postalCode,
  province: optionalLine(40),
  /** Courier by default; a pick-up has the shop's own address, whatever stands above. */
  delivery: z.optional(z.nullable(z.enum(deliveryMethods))),
}

const stored = z.object(orderCustomer)
/** Also as a checkout stores it; the address of a pick-up may be empty. */
export type OrderCustomer = z.output<typeof stored>
