import type { ProductPart } from '#server/catalog/extension-ports/product-part-fields.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import { findMaker, internalSafety, type SafetyChange, shownSafety, storeSafety } from './maker-repository.ts'
import { safetyFields } from './safety-body.ts'
import { keptOff } from './sale-rule.ts'

/** The fields of `safety-body.ts` of a product's body, `maker`, `warnings` and `safety` of its answer. */
export const productSafetyPart: ProductPart = {
  fields: safetyFields,
  async store(tx, productId, values) {
    const change = values as SafetyChange
    if (change.makerId && !(await findMaker(tx, change.makerId))) throw invalidInput({ makerId: 'field_maker' })
    await storeSafety(tx, [productId], change)
  },
  shown: shownSafety,
  internal: internalSafety,
  keptOff,
}
