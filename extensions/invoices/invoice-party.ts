import * as z from 'zod/mini'
import { email, line, postalCode } from '#shared/contract/platform/fields.ts'
import { cleanCode } from '#shared/domain/platform/clean-text.ts'
import { isProvince, isVatNumber } from '#shared/domain/platform/shop/retailer-rules.ts'
import { hasValidCheck, normalizeTaxCode } from '#shared/domain/platform/shop/tax-code.ts'

const code = () => z.string().check(z.maxLength(64), z.overwrite(cleanCode))

const taxCode = z.string().check(
  z.maxLength(64),
  z.overwrite((text) => normalizeTaxCode(text).replace(/^IT(?=\d{11}$)/, '')),
  z.minLength(1),
  z.refine(hasValidCheck, { error: 'tax_code_check' }),
)

const province = code().check(z.minLength(1), z.refine(isProvince, { error: 'province' }))

/** Of a company or of the person itself, where the goods go elsewhere or are fetched. */
const address = z.object({ street: line(1, 200), postalCode, city: line(1, 100), province })

export const isRecipientCode = (text: string): boolean => /^[A-Z0-9]{7}$/.test(text)

const person = z.object({ kind: z.literal('person'), taxCode, province, address: z.optional(z.nullable(address)) })

const company = z
  .object({
    kind: z.literal('company'),
    name: line(1, 80),
    vatNumber: code().check(
      z.minLength(1),
      z.overwrite((text) => text.replace(/^IT/, '')),
      z.refine(isVatNumber, { error: 'vat_number' }),
    ),
    taxCode: z.optional(z.nullable(taxCode)),
    /** 0000000: neither code nor PEC; the invoice waits in the company's drawer at the Agenzia delle Entrate. */
    recipientCode: z.optional(z.nullable(code().check(z.refine(isRecipientCode, { error: 'recipient_code' })))),
    pec: z.optional(z.nullable(email.check(z.minLength(7)))),
    address: z.optional(z.nullable(address)),
  })
  .check(
    z.refine(({ recipientCode, pec }) => Boolean(recipientCode || pec), {
      error: 'code_or_pec',
      path: ['recipientCode'],
    }),
    z.refine(({ recipientCode, pec }) => !recipientCode || !pec, { error: 'code_and_pec', path: ['pec'] }),
  )

/** The order field `invoice`: who the invoice is made out to. */
export const invoiceParty = z.discriminatedUnion('kind', [person, company])
export type InvoiceParty = z.output<typeof invoiceParty>
export type InvoicePartyInput = z.input<typeof invoiceParty>
