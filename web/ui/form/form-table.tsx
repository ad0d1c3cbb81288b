import { Fragment, type ReactNode } from 'react'
import type { FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form'
import type { Problems } from './use-contract-form.ts'

/** A form is a table: each row says how a field is asked, read from what is stored, checked and written to the call. */
export type FormTable = Record<string, FieldRow>

export interface FieldLook {
  label: string
  /** In the summary of errors, where the label is too long for it. */
  short?: string
  hint?: ReactNode | ((values: FieldValues) => ReactNode)
  warning?: string | undefined
  optional?: boolean
  className?: string
  /** Stands below the field, in its place on the screen. */
  below?(values: FieldValues): ReactNode
  /** Asked, checked and sent only while other fields have this value, or one of these, or are as a function says. */
  when?: Record<string, unknown> | ((values: FieldValues) => boolean)
}

/** `V` as typed, `R` as stored, `W` as sent. Methods, so that rows of any type fit in a table. */
export interface FieldRow<V = unknown, R = unknown, W = unknown> extends FieldLook {
  empty: V
  read(stored: R): V
  write(typed: V): W
  /** A sentence, or sentences by the path below this field. */
  problem(typed: V): string | Problems | undefined
  draw(part: DrawnField): ReactNode
  parts?: FormTable
}

/** The parts of a form that rows need to draw themselves. */
interface DrawnForm {
  field(path: string): UseFormRegisterReturn & { id: string; label: string; error: string | undefined }
  form: { watch(): FieldValues; getValues(path: string): unknown; setValue(path: string, value: unknown): void }
  idOf(path: string): string
  errors: Problems
  recheck(): void
}

export interface DrawnField {
  row: FieldRow
  path: string
  fields: DrawnForm
}

export type ValuesOf<T extends FormTable> = { [K in keyof T]: T[K]['empty'] }
export type StoredOf<T extends FormTable> = { [K in keyof T]?: Parameters<T[K]['read']>[0] }
/** Fields that `when` excludes are left out. */
export type BodyOf<T extends FormTable> = { [K in keyof T]: ReturnType<T[K]['write']> }

export const isAsked = ({ when = {} }: FieldLook, values: FieldValues) =>
  typeof when === 'function'
    ? when(values)
    : Object.entries(when).every(([name, value]) =>
        Array.isArray(value) ? value.includes(values[name]) : values[name] === value,
      )

/** The first values of a form: empty where nothing is stored. */
export function valuesOf<T extends FormTable>(table: T, stored: StoredOf<T> = {}): ValuesOf<T> {
  const entries = Object.entries(table).map(([name, row]) => {
    const value = stored[name]
    return [name, value === undefined ? row.empty : row.read(value)]
  })
  return Object.fromEntries(entries)
}

export function problemsOf<T extends FormTable>(table: T, values: ValuesOf<T>): Problems {
  const problems: Problems = {}
  for (const [name, row] of Object.entries(table)) {
    const found = isAsked(row, values) ? row.problem(values[name]) : undefined
    if (typeof found === 'string') problems[name] = found
    else for (const [below, problem] of Object.entries(found ?? {})) problems[`${name}.${below}`] = problem
  }
  return problems
}

export function bodyOf<T extends FormTable>(table: T, values: ValuesOf<T>): BodyOf<T> {
  const asked = Object.entries(table).filter(([, row]) => isAsked(row, values))
  return Object.fromEntries(asked.map(([name, row]) => [name, row.write(values[name])])) as BodyOf<T>
}

/**
 * The options of `useContractForm` that a table gives.
 * @param more finds problems between fields; a problem of the field itself wins
 */
export function formOf<T extends FormTable>(table: T, stored?: StoredOf<T>, more?: (values: ValuesOf<T>) => Problems) {
  const labels = Object.entries(table).map(([name, { label, short = label }]) => [name, short])
  return {
    labels: Object.fromEntries(labels) as Record<keyof T, string>,
    values: valuesOf(table, stored),
    check: (values: ValuesOf<T>): Problems => ({ ...more?.(values), ...problemsOf(table, values) }),
  }
}

interface RowsProps<T extends FormTable> {
  table: T
  fields: DrawnForm
  /** In the order of the screen; defaults to all rows. */
  names?: readonly Path<ValuesOf<T>>[]
  className?: string
  children?: ReactNode
}

export function FormRows<T extends FormTable>({ table, fields, names, className = 'form', children }: RowsProps<T>) {
  return (
    <div className={className}>
      {(names ?? Object.keys(table)).map((path) => (
        <FormField key={path} {...{ table, fields, path }} />
      ))}
      {children}
    </div>
  )
}

function FormField({ table, fields, path }: { table: FormTable; fields: DrawnForm; path: string }) {
  const [name = '', part] = path.split('.', 2)
  const row = part === undefined ? table[name] : table[name]?.parts?.[part]
  if (!row || !isAsked(row, fields.form.watch())) return null
  return <Fragment>{row.draw({ row, path, fields })}</Fragment>
}
