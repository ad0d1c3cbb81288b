import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import type { Schema } from '#shared/contract/platform/endpoint.ts'
import type { setting } from '#shared/contract/platform/setting.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { type Api, useApi } from '#web/platform/api.ts'
import { refusalsOf } from '#web/ui/form/contract-refusals.ts'
import {
  type BodyOf,
  bodyOf,
  FormRows,
  type FormTable,
  type StoredOf,
  type ValuesOf,
} from '#web/ui/form/form-table.tsx'
import { refusedFields } from './refused-fields.ts'
import { SettingFrame } from './setting-frame.tsx'
import './settings.css'

interface Props<V extends Schema, I extends Schema, T extends FormTable> {
  setting: ReturnType<typeof setting<V, I>>
  /** Begins the ids of the controls. */
  name: string
  table(value: z.output<V>): T
  /** The values of the rows; the value itself where they have its names. */
  read?(value: z.output<V>): StoredOf<T>
  /** What is sent; the typed values where they have its names. */
  write?(typed: BodyOf<T>, before: z.output<V>): z.input<I>
  /** The field of a path in the setting, for refusals; its last part where that is the name. */
  fieldOf?(path: readonly string[]): string
  /** Sentences by the contract's errors: the contract is checked before it is sent. */
  sentences?: Readonly<Record<string, string>>
  /** Secrets have no list of former versions. */
  isSecret?: boolean
  /** «Annulla» stores what was there before. */
  isUndoable?: boolean
  /** When it cannot be read. */
  failure: string
  said: string
  action?: string
  /** In the foot, while nothing is changed. */
  note: string
  /** Reads of other parts of the dashboard that follow from it. */
  then?(api: Api): readonly { queryKey: readonly unknown[] }[]
  onSaved?(): void
  children?(rows: ReactNode): ReactNode
}

/** One setting of the shop as a form: read, checked, saved, and begun again. */
export function SettingPage<V extends Schema, I extends Schema, T extends FormTable>(props: Props<V, I, T>) {
  const query = useQuery({ ...readQuery(useApi(), props.setting.read), ...openedFresh })
  const [round, setRound] = useState(0)
  const onSaved = () => {
    setRound((last) => last + 1)
    props.onSaved?.()
  }
  return (
    <Loaded query={query} failure={props.failure}>
      {(stored) => <SettingForm key={round} {...props} stored={stored as Stored<V>} onSaved={onSaved} />}
    </Loaded>
  )
}

interface Stored<V extends Schema> {
  version: number
  since: string | null
  value: z.output<V>
}

const lastOf = (path: readonly string[]) => path.at(-1) ?? ''

function SettingForm<V extends Schema, I extends Schema, T extends FormTable>(
  props: Props<V, I, T> & { stored: Stored<V>; onSaved(): void },
) {
  const {
    setting,
    name,
    stored,
    sentences,
    isSecret = false,
    isUndoable = false,
    said,
    action,
    note,
    then,
    onSaved,
    children,
  } = props
  const { fieldOf = lastOf } = props
  const api = useApi()
  const queries = useQueryClient()
  const [table] = useState(() => props.table(stored.value))
  const read = ({ value }: Stored<V>) => (props.read ? props.read(value) : (value as StoredOf<T>))
  const write = (typed: ValuesOf<T>) => {
    const body = bodyOf(table, typed)
    return props.write ? props.write(body, stored.value) : (body as z.input<I>)
  }
  const send = async (typed: ValuesOf<T>, version = 0) => {
    const saved = (await api(setting.change, { body: { version, value: write(typed) } } as never)) as Stored<V>
    queries.setQueryData(readQuery(api, setting.read).queryKey, saved as never)
    for (const one of then?.(api) ?? []) await queries.invalidateQueries(one)
    return saved
  }
  const fields = useEditForm<T, Stored<V>>({
    ...{ name, table, stored, read, said, checksEarly: true },
    ...(sentences && {
      problems: (typed) =>
        refusalsOf(setting.change.body.shape.value, write(typed), fieldOf, (message) => sentences[message]),
    }),
    problemsOf: (error) => refusedFields(error, fieldOf),
    ...(isUndoable ? { storeUndoable: send } : { store: send }),
    onStored: onSaved,
  })
  const rows = <FormRows {...{ table, fields }} />
  return (
    <SettingFrame<T, Stored<V>>
      {...{ table, fields, read, note, ...(action && { action }) }}
      {...(!isSecret && {
        versions: async (of: Api) => (await of(setting.versions)) as unknown as readonly Stored<V>[],
      })}
    >
      {children ? children(rows) : rows}
    </SettingFrame>
  )
}
