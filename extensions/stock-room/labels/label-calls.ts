import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'

export const maxLabels = 500
const item = /^(\d{1,10})(?:~([^*~]{1,120}))?\*(\d{1,3})$/

export interface LabelItem {
  productId: number
  size: string
  quantity: number
}

/** «12*3,15~M*1»: product, its size where it has several, how many labels. */
export const labelItemsText = (items: readonly LabelItem[]): string =>
  items
    .map(({ productId, size, quantity }) => `${productId}${size && `~${encodeURIComponent(size)}`}*${quantity}`)
    .join(',')

function readItems(text: string): LabelItem[] | undefined {
  const items: LabelItem[] = []
  for (const part of text.split(',')) {
    const [, id, size = '', quantity] = item.exec(part) ?? []
    if (id === undefined) return undefined
    try {
      items.push({ productId: Number(id), size: decodeURIComponent(size), quantity: Number(quantity) })
    } catch {
      return undefined
    }
  }
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return count > 0 && count <= maxLabels && items.every(({ productId }) => productId <= 2_147_483_647)
    ? items
    : undefined
}

const labelPapers = ['sheet', 'roll'] as const
export type LabelPaper = (typeof labelPapers)[number]

export const getPriceLabels = endpoint('GET', '/api/admin/price-labels', {
  summary: 'Price labels with a barcode, as PDF: 24 on a sheet of A4, or one by one on a roll of 57 mm; at most 500',
  query: z.object({
    items: z.pipe(
      z.string().check(
        z.maxLength(8_000),
        z.refine((text) => readItems(text) !== undefined, { error: 'items' }),
      ),
      z.transform((text: string) => readItems(text) ?? []),
    ),
    paper: z.optional(z.enum(labelPapers)),
  }),
  replies: { 200: null },
  answersFile: 'application/pdf',
  errors: ['product_not_found', 'unknown_size'],
})
