import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type AdminProduct, adminProduct, createProduct, updateProduct } from '#shared/contract/admin-products.ts'
import { ApiError, useApi } from '#web/api.ts'
import { messageOf } from '#web/features/admin/admin-api.ts'
import { refresh } from '#web/features/admin/admin-queries.ts'
import { sayError } from '#web/features/admin/admin-toasts.ts'
import { type FieldConflict, isSame, mergeValues } from './product-conflict.ts'
import { sayStored } from './product-stored-toast.tsx'
import {
  bodyOf,
  checkValues,
  type ProductErrors,
  type ProductField,
  type ProductValues,
  valuesOf,
} from './product-values.ts'

interface Conflict {
  fields: FieldConflict[]
  opened: ProductValues
  now: ProductValues
}

export function useProductForm(
  product: AdminProduct | undefined,
  start: ProductValues,
  onStored: (stored: AdminProduct) => void,
) {
  const api = useApi()
  const queries = useQueryClient()
  const form = useForm<ProductValues>({ defaultValues: start, shouldFocusError: false })
  const [errors, setErrors] = useState<ProductErrors>({})
  const [attempt, setAttempt] = useState(0)
  const [general, setGeneral] = useState<string>()
  const [opened, setOpened] = useState(start)
  const [version, setVersion] = useState(product?.version)
  const [conflict, setConflict] = useState<Conflict>()

  const refuse = (found: ProductErrors, sentence?: string) => {
    setErrors(found)
    setGeneral(sentence)
    setAttempt((n) => n + 1)
  }
  const onConflict = (now: AdminProduct) => {
    const shop = valuesOf(now)
    const { merged, conflicts } = mergeValues(opened, shop, form.getValues())
    form.reset(merged)
    setConflict({ fields: conflicts, opened, now: shop })
    setOpened(shop)
    setVersion(now.version)
  }
  const save = useMutation({
    mutationFn: (values: ProductValues) =>
      product
        ? api(updateProduct, {
            params: { id: String(product.id) },
            body: { ...bodyOf(values), ...(version !== undefined && { version }) },
          })
        : api(createProduct, { body: bodyOf(values) }),
    onSuccess: async (stored) => {
      sayStored(stored, !product)
      onStored(stored)
      await refresh(queries, 'products', 'stats', 'todo')
    },
    onError: (error, values) => {
      const current = error instanceof ApiError && error.code === 'edit_conflict' && currentOf(error)
      const text = product
        ? messageOf(error, "Si è verificato un errore durante l'aggiornamento del prodotto.")
        : "Errore nell'aggiunta del prodotto"
      sayError(text)
      if (current) return onConflict(current)
      const found = error instanceof ApiError ? fieldErrors(error, values) : {}
      refuse(found, Object.keys(found).length > 0 ? undefined : messageOf(error, text))
    },
  })

  const submit = form.handleSubmit((values) => {
    const found = checkValues(values)
    if (Object.keys(found).length > 0) return refuse(found)
    setErrors({})
    setGeneral(undefined)
    save.mutate(values)
  })
  /** After a refused submit, what is corrected is told at once. */
  const recheck = () => attempt > 0 && setErrors(checkValues(form.getValues()))
  const takeShopValue = (field: ProductField) => {
    if (!conflict) return
    form.setValue(field, conflict.now[field])
    setConflict({
      ...conflict,
      fields: conflict.fields.map((one) => (one.field === field ? { ...one, isTaken: true } : one)),
    })
  }
  return {
    form,
    errors,
    attempt,
    general,
    conflict,
    takeShopValue,
    submit,
    recheck,
    isSaving: save.isPending,
    isChanged: useCallback(() => !isSame(form.getValues(), opened), [form, opened]),
  }
}

/** The refusal brings the product as it is now. */
function currentOf(error: ApiError): AdminProduct | undefined {
  const found = adminProduct.safeParse(error.problem?.product)
  return found.success ? found.data : undefined
}

/** The server names fields as the form does, but for pictures and for the pieces of sizes. */
function fieldErrors({ fields, code, message, problem }: ApiError, { sizes }: ProductValues): ProductErrors {
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
