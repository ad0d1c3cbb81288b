import { productFields } from './product-fields.ts'

type Rows = typeof productFields
export type ProductField = keyof Rows
type FieldWith<P> = { [F in ProductField]: Rows[F] extends P ? F : never }[ProductField]
/** The fields that the table describes completely; each may be empty. */
export type PlainField = FieldWith<{ kind: string }>
type PlainRow = Rows[PlainField]
type TextField = FieldWith<{ kind: 'text' }>

/** As the database keeps them: null where the shop has not said. */
export type StoredFields = {
  [F in PlainField as Rows[F]['stored']]: (Rows[F]['kind'] extends 'text' ? string : number) | null
}

/** In the order of the catalogue's file. */
export const allFields = Object.keys(productFields) as ProductField[]
export const isPlain = (field: string): field is PlainField =>
  field in productFields && 'kind' in productFields[field as ProductField]
export const plainFields = allFields.filter(isPlain)

export const isText = <F extends string>(field: F): field is F & TextField =>
  isPlain(field) && productFields[field].kind === 'text'

/** Those whose rows have this attribute, in the order of the table. */
export function fieldsWith<const A extends string>(attribute: A): FieldWith<Record<A, unknown>>[] {
  return allFields.filter((field): field is FieldWith<Record<A, unknown>> => attribute in productFields[field])
}

export function fieldsOfKind<const K extends PlainRow['kind']>(kind: K): FieldWith<{ kind: K }>[] {
  return plainFields.filter((field): field is FieldWith<{ kind: K }> & PlainField => productFields[field].kind === kind)
}

type StoredField = FieldWith<{ stored: string }>
/** Which field a column of the database holds. */
export const fieldOfColumn = Object.fromEntries(
  fieldsWith('stored').map((field) => [productFields[field].stored, field]),
) as Record<Rows[StoredField]['stored'], StoredField>

/** A value for each of these fields. */
export function mapFields<F extends ProductField, T>(
  of: readonly F[],
  write: (field: F, row: Rows[F]) => T,
): Record<F, T> {
  return Object.fromEntries(of.map((field) => [field, write(field, productFields[field])])) as Record<F, T>
}

/** A value for each plain field, by its column; of the column's type, which the caller has checked. */
export function storedFields(write: (field: PlainField, row: PlainRow) => string | number | null): StoredFields {
  return Object.fromEntries(
    plainFields.map((field) => [productFields[field].stored, write(field, productFields[field])]),
  ) as unknown as StoredFields
}

/** Of a number with decimals, as it is stored: grams are thousandths of a kilogram. */
export function hundredthsOf(kind: PlainRow['kind'], stored: string | number | null): number | null {
  if (typeof stored !== 'number' || kind === 'whole') return null
  return kind === 'kilograms' ? Math.round(stored / 10) : stored
}
