import { columnOf, type FileField, fieldsOfHeader, fileColumns, inputOfRow } from './catalog-file-columns.ts'
import { sxt26 } from './dealer-feed-sxt26.ts'
import type { ForeignCatalogFile } from './foreign-catalog-file.ts'

export interface CatalogFileForm {
  unknownColumns: string[]
  missingColumns: string[]
  inputOf(cells: readonly string[]): Partial<Record<FileField, unknown>>
  priceColumn: number | undefined
  toEuroCents: ((cents: number) => number) | undefined
  updatable: readonly FileField[] | undefined
  columnOf(field: string): string
}

const foreignMappings = { sxt26 }

export function formOfFile(header: readonly string[], mapping: 'shop' | keyof typeof foreignMappings): CatalogFileForm {
  return mapping === 'shop' ? ownForm(header) : foreignForm(header, foreignMappings[mapping])
}

function ownForm(header: readonly string[]): CatalogFileForm {
  const fields = fieldsOfHeader(header)
  const isKnown = fields.some((field) => field === 'productCode' || field === 'name')
  return {
    unknownColumns: header.filter((name, i) => fields[i] === undefined && name !== ''),
    missingColumns: isKnown ? [] : [fileColumns.productCode],
    inputOf: (cells) => inputOfRow(fields, cells),
    priceColumn: fields.includes('price') ? fields.lastIndexOf('price') : undefined,
    toEuroCents: undefined,
    updatable: undefined,
    columnOf,
  }
}

function foreignForm(header: readonly string[], mapping: ForeignCatalogFile): CatalogFileForm {
  const { required, understood, sourceOf } = mapping
  return {
    unknownColumns: [],
    missingColumns: required.filter((name) => !header.includes(name)),
    inputOf: (cells) => mapping.read((column) => cells[header.indexOf(column)] ?? ''),
    priceColumn: sourceOf.price === undefined ? undefined : header.indexOf(sourceOf.price),
    toEuroCents: mapping.toEuroCents,
    updatable: mapping.updatable,
    columnOf: (field) => {
      const source = sourceOf[(field.split('.')[0] ?? field) as FileField]
      return source && (required.includes(source) || understood.includes(source)) ? source : columnOf(field)
    },
  }
}
