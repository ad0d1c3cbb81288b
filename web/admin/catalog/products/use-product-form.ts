import { useCallback, useState } from 'react'
import {
  type AdminProduct,
  adminProduct,
  createProduct,
  updateProduct,
} from '#shared/contract/catalog/admin-products.ts'
import type { AdminFact } from '#shared/contract/catalog/admin-shelves.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { sayError } from '#web/admin/admin-toasts.ts'
import { useRefresh } from '#web/admin/use-act.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { type Problems, useContractForm } from '#web/ui/form/use-contract-form.ts'
import { type FieldConflict, isSame, mergeValues } from './product-conflict.ts'
import {
  checkProduct,
  type ProductField,
  type ProductValues,
  productBody,
  productLabels,
  startingStock,
  valuesOfProduct,
} from './product-form.tsx'
import { sayStored } from './product-stored-toast.tsx'

interface Conflict {
  fields: FieldConflict[]
  opened: ProductValues
  now: ProductValues
}

export function useProductForm(
  product: AdminProduct | undefined,
  start: ProductValues,
  facts: readonly AdminFact[],
  onStored: (stored: AdminProduct) => void,
) {
  const api = useApi()
  const refresh = useRefresh()
  const [opened, setOpened] = useState(start)
  const [version, setVersion] = useState(product?.version)
  const [conflict, setConflict] = useState<Conflict>()
  const [language, setLanguage] = useState<'it' | 'en'>('it')
  const failure = product
    ? "Si è verificato un errore durante l'aggiornamento del prodotto."
    : "Errore nell'aggiunta del prodotto"
  const fields = useContractForm<ProductValues>({
    check: (values) => checkProduct(values, facts),
    values: start,
    name: 'product',
    labels: productLabels,
    summarize: (_, problem) => problem,
    problemsOf,
    unanswered: failure,
    onRefused: (_, error) => {
      if (error instanceof ApiError) showLanguageOf(Object.keys(error.fields))
      sayError(product ? messageOf(error, failure) : failure)
    },
  })
  const { form } = fields
  const category = form.watch('category')
  const onCategory = ({ target }: { target: { value: string } }) => {
    form.setValue('shelf', '')
    if (!isBicycleCategory(target.value)) form.setValue('subcategory', '')
    // Uncounted stock follows the category.
    if (!product && form.getValues('stock') === startingStock(category))
      form.setValue('stock', startingStock(target.value))
  }

  /** The first wrong text is shown, whichever language it is in. */
  function showLanguageOf(wrong: readonly string[]): void {
    const text = wrong.find((path) => Object.hasOwn(textLanguages, path))
    if (text) setLanguage(textLanguages[text] ?? 'it')
  }

  const onConflict = (now: AdminProduct) => {
    const shop = valuesOfProduct(now)
    const { merged, conflicts } = mergeValues(opened, shop, form.getValues())
    form.reset(merged)
    setConflict({ fields: conflicts, opened, now: shop })
    setOpened(shop)
    setVersion(now.version)
  }
  const store = (values: ProductValues) =>
    product
      ? api(updateProduct, {
          params: { id: String(product.id) },
          body: { ...productBody(values), ...(version !== undefined && { version }) },
        })
      : api(createProduct, { body: productBody(values) })
  const submit = fields.onSubmit(async (values) => {
    const stored = await store(values).catch((error: unknown) => {
      const now = error instanceof ApiError && error.code === 'edit_conflict' && currentOf(error)
      if (!now) throw error
      sayError(messageOf(error, failure))
      onConflict(now)
    })
    if (!stored) return
    sayStored(stored, !product)
    onStored(stored)
    await refresh()
  }, showLanguageOf)
  const takeShopValue = (field: ProductField) => {
    if (!conflict) return
    form.setValue(field, conflict.now[field])
    setConflict({
      ...conflict,
      fields: conflict.fields.map((one) => (one.field === field ? { ...one, isTaken: true } : one)),
    })
  }
  return {
    ...fields,
    summary: { ...fields.summary, leadsToField: true },
    opened,
    language,
    setLanguage,
    field: (path: Parameters<typeof fields.field>[0]) =>
      fields.field(path, path === 'category' ? { onChange: onCategory } : undefined),
    conflict,
    takeShopValue,
    submit,
    isChanged: useCallback(() => !isSame(form.getValues(), opened), [form, opened]),
  }
}

export type ProductFields = ReturnType<typeof useProductForm>

const textLanguages: Record<string, 'it' | 'en'> = { name: 'it', nameEn: 'en', description: 'it', descriptionEn: 'en' }

function currentOf(error: ApiError): AdminProduct | undefined {
  const found = adminProduct.safeParse(error.problem?.current)
  return found.success ? found.data : undefined
}

/** The server's field names equal the form's, except for pictures and stock of sizes. */
function problemsOf({ fields, code, message, problem }: ApiError, { sizes }: ProductValues): Problems {
  if (code === 'product_code_taken') return { productCode: message }
  if (code === 'stock_reserved') {
    const at = sizes.findIndex((one) => one.size.trim() === problem?.frameSize)
    return { [sizes.length > 0 ? `sizes.${Math.max(0, at)}.stock` : 'stock']: message }
  }
  const stockField = sizes.length > 0 ? 'sizes.0.size' : 'stock'
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      if (name.startsWith('image')) return ['pictures', text]
      return [name === 'frameSize' || name === 'sizes' || name === 'stock' ? stockField : name, text]
    }),
  )
}
