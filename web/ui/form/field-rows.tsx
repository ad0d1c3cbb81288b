import { type ComponentProps, Fragment } from 'react'
import type { FieldValues } from 'react-hook-form'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { Field } from './field.tsx'
import {
  type BodyOf,
  bodyOf,
  type DrawnField,
  type FieldLook,
  type FieldRow,
  type FormTable,
  problemsOf,
  type StoredOf,
  type ValuesOf,
  valuesOf,
} from './form-table.tsx'
import { type Option, Options } from './options.tsx'
import { readAmount } from './read-amount.ts'

interface Checked {
  /** The error of an empty field that is not optional, and of what cannot be read. */
  must?: string
}

type Input = Omit<ComponentProps<'input'>, 'className'>
export interface TextLook extends FieldLook, Checked, Omit<Input, 'name' | 'value'> {
  /** Replaces `must`. */
  problem?(typed: string): string | undefined
  /** The height of a textarea. */
  rows?: number
}

interface Reading<R, W> {
  read(stored: R): string
  write(typed: string): W
  isRight?(typed: string): boolean
}

/** A field of text. */
export function text<R, W>(
  { read, write, isRight = () => true }: Reading<R, W>,
  look: TextLook,
): FieldRow<string, R, W> {
  const { label, short, hint, warning, optional, className = 'span-3', below, when, must, problem, ...input } = look
  return {
    ...{ label, short, hint, warning, optional, className, below, when },
    empty: '',
    read,
    write,
    problem: problem ?? ((typed) => ((typed.trim() === '' ? optional : isRight(typed.trim())) ? undefined : must)),
    draw: (part) => <DrawnText {...part} input={input} />,
  }
}

function DrawnText({
  row,
  path,
  fields,
  input: { rows, ...input },
}: DrawnField & { input: Input & { rows?: number } }) {
  const { label: _label, error, ...field } = fields.field(path)
  const { lang, maxLength, spellCheck } = input
  return (
    <RowField row={row} fields={fields} error={error}>
      {rows ? (
        <textarea {...field} {...{ rows, lang, maxLength, spellCheck }} />
      ) : (
        <input type="text" autoComplete="off" {...input} {...field} />
      )}
    </RowField>
  )
}

type RowFieldProps = Pick<DrawnField, 'row' | 'fields'> & Pick<ComponentProps<typeof Field>, 'error' | 'children'>

function RowField({ row: { label, hint, warning, optional, className, below }, fields, ...rest }: RowFieldProps) {
  const values = fields.form.watch()
  const look = { label, hint: typeof hint === 'function' ? hint(values) : hint, warning, optional }
  if (!below) return <Field {...look} {...rest} className={className} />
  return (
    <div className={className}>
      <Field {...look} {...rest} />
      {below(values)}
    </div>
  )
}

const orEmpty = (stored: string | null) => stored ?? ''
const comma = (decimal: string | number) => String(decimal).replace('.', ',')

export const line = (look: TextLook) => text({ read: orEmpty, write: (typed) => typed.trim() }, look)

/** Empty is null. */
export const lineOrNull = (look: TextLook) => text({ read: orEmpty, write: (typed) => typed.trim() || null }, look)

/** Words with a separator. */
export const words = (look: TextLook, split = /,/) =>
  text({ read: (stored: string[]) => stored.join(', '), write: (typed) => wordsOf(typed, split) }, look)
const wordsOf = (typed: string, split: RegExp) => typed.split(split).flatMap((word) => word.trim() || [])

/** A date and time of the shop's clock; empty is null. */
export const clock = (look: TextLook) =>
  text(
    { read: orEmpty, write: (typed) => typed || null },
    { type: 'datetime-local', autoComplete: undefined, optional: true, ...look },
  )

/** A whole number from 1; empty is null. */
export const count = (most: number, look: TextLook) =>
  text(
    {
      read: (stored: number | null) => (stored === null ? '' : String(stored)),
      write: (typed) => (typed.trim() ? Number(typed) : null),
      isRight: (typed) => /^[1-9]\d*$/.test(typed) && Number(typed) <= most,
    },
    { inputMode: 'numeric', maxLength: 6, ...look },
  )

/** A number with a comma; empty is null, a non-number is NaN, which the contract refuses. */
export const decimal = (look: TextLook) =>
  text(
    { read: (stored: number | null) => (stored === null ? '' : comma(stored)), write: numberOf },
    { inputMode: 'decimal', ...look },
  )

export function numberOf(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  if (plain === '') return null
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** Euro as Italians type them, a decimal string on the wire; empty is null. */
export const amount = (look: TextLook) =>
  text(
    {
      read: (stored: string | null) => (stored && centsOf(stored) > 0 ? comma(stored) : ''),
      write: (typed) => (typed.trim() ? toDecimal(readAmount(typed) ?? 0) : null),
      isRight: (typed) => (look.optional ? readAmount(typed) !== undefined : (readAmount(typed) ?? 0) > 0),
    },
    { inputMode: 'decimal', maxLength: 12, ...look },
  )

interface ChoiceLook<T extends string> extends FieldLook, Checked {
  empty: T
  /** A hook, where the options are loaded. */
  options: readonly Option[] | ((values: FieldValues) => readonly Option[])
  disabled?: boolean
}

/** One of several options. With a `must`, the empty one is refused. */
export function choice<T extends string>({
  empty,
  options,
  must,
  disabled,
  ...look
}: ChoiceLook<T>): FieldRow<T, T | null, T> {
  return {
    className: 'span-3',
    ...look,
    empty,
    read: (stored) => stored ?? empty,
    write: (typed) => typed,
    problem: (typed) => (typed === '' ? must : undefined),
    draw: (part) =>
      typeof options === 'function' ? (
        <LoadedChoice {...part} useOptions={options} />
      ) : (
        <DrawnChoice {...part} options={options} disabled={disabled} />
      ),
  }
}

export const named = <T extends string>(values: readonly T[], names: Record<T, string>): Option[] =>
  values.map((value) => ({ value, label: names[value] }))

function LoadedChoice({ useOptions, ...part }: DrawnField & { useOptions(values: FieldValues): readonly Option[] }) {
  return <DrawnChoice {...part} options={useOptions(part.fields.form.watch())} />
}

interface DrawnChoiceProps extends DrawnField {
  options: readonly Option[]
  disabled?: boolean | undefined
}

function DrawnChoice({ row, path, fields, options, disabled }: DrawnChoiceProps) {
  const { label: _label, error, ...field } = fields.field(path)
  return (
    <RowField row={row} fields={fields} error={error}>
      {/* A list that comes after the form: the value waits for its option. */}
      <select key={options.length} disabled={disabled} {...field}>
        <Options options={options} />
      </select>
    </RowField>
  )
}

export const tick = (look: FieldLook): FieldRow<boolean, boolean, boolean> => ({
  ...look,
  empty: false,
  read: (stored) => stored,
  write: (typed) => typed,
  problem: () => undefined,
  draw: ({ row, path, fields }) => {
    const { label: _label, error: _error, id: _id, ...field } = fields.field(path)
    return (
      <label className={`check ${row.className ?? 'span-3'}`}>
        <input type="checkbox" {...field} />
        {row.label}
      </label>
    )
  },
})

/** A row that draws itself, or that the form draws. */
export const own = <V, R = V, W = V>(
  row: FieldLook & Pick<FieldRow<V, R, W>, 'empty' | 'read' | 'write'> & Partial<FieldRow<V, R, W>>,
): FieldRow<V, R, W> => ({ problem: () => undefined, draw: () => null, ...row })

/** The same, sent as it is stored. */
export const kept = <V,>(row: FieldLook & Pick<FieldRow<V>, 'empty'> & Partial<FieldRow<V, V, V>>): FieldRow<V, V, V> =>
  own({ read: (stored) => stored, write: (typed) => typed, ...row })

/** Several fields in one value, such as a name in two languages. */
export const group = <T extends FormTable>(label: string, parts: T): FieldRow<ValuesOf<T>, StoredOf<T>, BodyOf<T>> => ({
  label,
  parts,
  empty: valuesOf(parts),
  read: (stored) => valuesOf(parts, stored),
  write: (typed) => bodyOf(parts, typed),
  problem: (typed) => problemsOf(parts, typed),
  draw: ({ path, fields }) =>
    Object.entries(parts).map(([name, row]) => (
      <Fragment key={name}>{row.draw({ row, path: `${path}.${name}`, fields })}</Fragment>
    )),
})
