import { useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { messageOf } from '#web/admin/admin-api.ts'
import { say, sayError, sayUndoable } from '#web/admin/admin-toasts.ts'
import { useRefresh } from '#web/admin/use-act.ts'
import { ApiError } from '#web/platform/api.ts'
import { type FormTable, formOf, type StoredOf, type ValuesOf, valuesOf } from '#web/ui/form/form-table.tsx'
import { type Problems, useContractForm } from '#web/ui/form/use-contract-form.ts'

/** @param known the stored data as it was read, or as the last refusal sent it */
type Store<T extends FormTable, S, Out> = (
  values: ValuesOf<T>,
  version: number | undefined,
  known: S | undefined,
) => Promise<Out>

type Storing<T extends FormTable, S> =
  | { store: Store<T, S, unknown>; storeUndoable?: undefined }
  /** Answers with what is stored now: «Annulla» stores what was there before. */
  | { storeUndoable: Store<T, S, S>; store?: undefined }

type Options<T extends FormTable, S extends { version: number }> = Storing<T, S> & {
  /** Begins the ids of the controls. */
  name: string
  table: T
  stored: S | undefined
  /** The values of the rows in it. */
  read(stored: S): StoredOf<T>
  /** Problems between fields. */
  problems?(values: ValuesOf<T>, known: S | undefined): Problems
  said: string
  onStored(): void
  /** Checked as a field is left, not on sending alone. */
  checksEarly?: boolean
  /** Maps a refusal to fields; by default by their names. */
  problemsOf?(error: ApiError): Problems
}

/** A form with optimistic locking: on a conflict it keeps the typed values and offers the stored ones. */
export function useEditForm<T extends FormTable, S extends { version: number }>(options: Options<T, S>) {
  const {
    name,
    table,
    stored,
    read,
    problems,
    store,
    storeUndoable,
    said,
    onStored,
    checksEarly = false,
    problemsOf,
  } = options
  const refresh = useRefresh()
  const [known, setKnown] = useState(stored)
  const [isOvertaken, setOvertaken] = useState(false)
  const fields = useContractForm<ValuesOf<T>>({
    ...formOf(table, stored && read(stored), (values) => problems?.(values, known) ?? {}),
    name,
    checksEarly,
    ...(problemsOf && { problemsOf }),
    onRefused: (message) => sayError(message),
  })
  const undo = async (before: S, saved: S) => {
    try {
      await storeUndoable?.(valuesOf(table, read(before)), saved.version, saved)
      say('È di nuovo come prima')
      onStored()
    } catch (error) {
      sayError(messageOf(error, 'Non è cambiato nulla.'))
    }
    await refresh()
  }
  const submit = fields.onSubmit(async (typed) => {
    const before = known
    let saved: S | undefined
    try {
      if (storeUndoable) saved = await storeUndoable(typed, known?.version, known)
      else await store(typed, known?.version, known)
    } catch (error) {
      const current =
        error instanceof ApiError && error.code === 'edit_conflict' && (error.problem?.current as S | undefined)
      if (!current) throw error
      setKnown(current)
      setOvertaken(true)
      return sayError(messageOf(error, 'Non è stato salvato nulla.'))
    }
    if (saved && before) sayUndoable(said, () => void undo(before, saved))
    else say(said)
    onStored()
    await refresh()
  })
  return {
    ...fields,
    submit,
    known,
    isOvertaken,
    /** As if they were typed. */
    takeValues: (values: ValuesOf<T>) => {
      fields.form.reset(values as DefaultValues<ValuesOf<T>>, { keepDefaultValues: true })
      fields.recheck()
    },
    takeStored: () => {
      if (known) fields.form.reset(valuesOf(table, read(known)) as DefaultValues<ValuesOf<T>>)
      setOvertaken(false)
    },
  }
}
