import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { ApiError } from '#web/api.ts'
import { type Problems, useContractForm } from '#web/ui/form/use-contract-form.ts'
import { messageOf } from './admin-api.ts'
import { refresh } from './admin-queries.ts'
import { say, sayError } from './admin-toasts.ts'

interface Options<V extends FieldValues, S extends { version: number }> {
  name: string
  labels: Record<keyof V, string>
  stored: S | undefined
  values: V
  valuesOf(stored: S): V
  check(values: V): Problems
  store(values: V, version: number | undefined): Promise<S>
  /** The current data of the shop, from a refusal. */
  nowOf(error: ApiError): unknown
  said: string
  onStored(): void
}

/** A form with optimistic locking: on a conflict it keeps the typed values and offers the stored ones. */
export function useVersionedForm<V extends FieldValues, S extends { version: number }>(options: Options<V, S>) {
  const { name, labels, stored, values, valuesOf, check, store, nowOf, said, onStored } = options
  const queries = useQueryClient()
  const [version, setVersion] = useState(stored?.version)
  const [now, setNow] = useState<S>()
  const fields = useContractForm<V>({
    check,
    values,
    name,
    labels,
    onRefused: (message) => sayError(message),
  })
  const submit = fields.onSubmit(async (typed) => {
    try {
      await store(typed, version)
    } catch (error) {
      const current = error instanceof ApiError && error.code === 'edit_conflict' && (nowOf(error) as S | undefined)
      if (!current) throw error
      setNow(current)
      setVersion(current.version)
      return sayError(messageOf(error, 'Non è stato salvato nulla.'))
    }
    say(said)
    onStored()
    await refresh(queries, 'shelves', 'products', 'unfound')
  })
  return {
    ...fields,
    submit,
    isOvertaken: now !== undefined,
    takeStored: () => {
      if (now) fields.form.reset(valuesOf(now) as DefaultValues<V>)
      setNow(undefined)
    },
  }
}
