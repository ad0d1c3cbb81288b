import { fieldsWith, isText } from '#shared/domain/catalog/plain-fields.ts'

/** Fields whose names in other files the table of product fields knows. */
export const plainForeign = fieldsWith('foreign')
/** Of these the texts, which come in as they are. */
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
/** What a column of another shop's file can mean, in the order of the dashboard's choice. */
export const foreignFields: readonly ForeignField[] = [
  ...first,
  ...plainForeign.filter((field) => !placed.includes(field)),
  ...last,
]
