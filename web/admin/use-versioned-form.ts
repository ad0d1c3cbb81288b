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
  /** What the shop has now, of a refusal. */
  nowOf(error: ApiError): unknown
  said: string
  onStored(): void
}

/** A form that stores only what nobody else has changed meanwhile: else it keeps what is typed and offers what the shop has. */
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
