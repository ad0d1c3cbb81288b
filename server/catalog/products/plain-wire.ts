import {
  fieldsWith,
  hundredthsOf,
  mapFields,
  type PlainField,
  plainFields,
  type StoredFields,
} from '#shared/domain/catalog/plain-fields.ts'
import type { productFields } from '#shared/domain/catalog/product-fields.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'

export const internalFields = fieldsWith('isInternal')
type InternalField = (typeof internalFields)[number]
export const publicFields = plainFields.filter((field) => !internalFields.some((one) => one === field)) as Exclude<
  PlainField,
  InternalField
>[]

type WireFields<F extends PlainField> = {
  [K in F]: ((typeof productFields)[K]['kind'] extends 'whole' ? number : string) | null
}

/** As the contract writes them: kilograms and money with two decimals. */
export function wireFields<F extends PlainField>(fields: readonly F[], stored: StoredFields): WireFields<F> {
  const values = mapFields(fields, (_field, row) => {
    const value = stored[row.stored]
    const hundredths = hundredthsOf(row.kind, value)
    return hundredths === null ? value : toDecimal(hundredths)
  })
  return values as WireFields<F>
}
