/**
 * The optional facts of a product. One row a field: its name on the wire and in the form (the key), in the database
 * (`stored`), in the catalogue's file (`inFile`) and for the shopkeeper (`label`). Kilograms are a decimal on the wire
 * and grams in the database.
 */
export const productDetails = {
  weight: { stored: 'weightGrams', kind: 'kilograms', inFile: 'peso', label: 'Peso', isOfBicycles: true },
  wheelSize: { stored: 'wheelSize', kind: 'text', inFile: 'ruota', label: 'Misura ruote', isOfBicycles: true },
  gearCount: {
    stored: 'gearCount',
    kind: 'whole',
    inFile: 'rapporti',
    label: 'Numero di rapporti',
    isOfBicycles: true,
  },
  material: { stored: 'material', kind: 'text', inFile: 'materiale', label: 'Materiale', isOfBicycles: true },
  brand: { stored: 'brand', kind: 'text', inFile: 'marca', label: 'Marca', isOfBicycles: false },
  color: { stored: 'color', kind: 'text', inFile: 'colore', label: 'Colore', isOfBicycles: false },
} as const

type Details = typeof productDetails
export type ProductDetail = keyof Details
type DetailRow = Details[ProductDetail]

/** The details as stored: null where unknown. */
export type StoredDetails = {
  [D in ProductDetail as Details[D]['stored']]: (Details[D]['kind'] extends 'text' ? string : number) | null
}

export const productDetailRows = Object.entries(productDetails) as [ProductDetail, DetailRow][]

/** A value for each detail, by its field. */
export function mapDetails<T>(write: (detail: ProductDetail, row: DetailRow) => T): Record<ProductDetail, T> {
  return Object.fromEntries(productDetailRows.map(([detail, row]) => [detail, write(detail, row)])) as Record<
    ProductDetail,
    T
  >
}

/** A value for each detail, by its column; of the column's type, which the caller has checked. */
export function storedDetails(write: (detail: ProductDetail, row: DetailRow) => string | number | null): StoredDetails {
  return Object.fromEntries(
    productDetailRows.map(([detail, row]) => [row.stored, write(detail, row)]),
  ) as unknown as StoredDetails
}
