import { fieldsWith, isText } from '#shared/domain/catalog/plain-fields.ts'

/** Fields with names of foreign columns in the table of product fields. */
export const plainForeign = fieldsWith('foreign')
/** The texts among them. */
export const foreignTexts = plainForeign.filter(isText)
export type ForeignText = (typeof foreignTexts)[number]

const first = [
  'code',
  'name',
  'description',
  'shortDescription',
  'price',
  'salePrice',
  'stock',
  'size',
  'color',
  'category',
  'kind',
  'brand',
] as const
const last = ['material', 'weight', 'condition', 'isActive', 'images', 'model'] as const
export type ForeignField = (typeof first | typeof last | typeof plainForeign)[number]

const placed: readonly ForeignField[] = [...first, ...last]
/** Possible meanings of a column of a foreign file, in the order of the dashboard's choice. */
export const foreignFields: readonly ForeignField[] = [
  ...first,
  ...plainForeign.filter((field) => !placed.includes(field)),
  ...last,
]
