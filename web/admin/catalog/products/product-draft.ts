import * as z from 'zod/mini'
import { sessionValue } from '#web/platform/session-value.ts'
import { isSame } from './product-conflict.ts'
import type { ProductValues } from './product-form.tsx'

const draft = z.object({
  values: z.custom<ProductValues>(),
  /** The initial values: a draft from other ones is worthless. */
  start: z.custom<ProductValues>(),
})

/** Keeps the input of a product form across a closed tab, a reload and the Back button. */
const draftOf = (id: string) => sessionValue(`bozza-prodotto-${id}`, draft)

export function findDraft(id: string, start: ProductValues): ProductValues | undefined {
  const found = draftOf(id).read()
  return found && isSame(found.start, start) ? found.values : undefined
}

export function keepDraft(id: string, values: ProductValues, start: ProductValues): void {
  draftOf(id).write({ values, start })
}

export function dropDraft(id: string): void {
  draftOf(id).clear()
}
