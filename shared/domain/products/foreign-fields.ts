/** What a column of somebody else's file can mean; how it is said to the shopkeeper is the screen's. */
export const foreignFields = [
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
  'gtin',
  'mpn',
  'material',
  'weight',
  'condition',
  'isActive',
  'images',
  'model',
] as const
export type ForeignField = (typeof foreignFields)[number]
