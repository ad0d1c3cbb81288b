import { listStored, toAdminProduct } from '#server/catalog/products/admin-product-repository.ts'
import { paperLetters } from '#server/platform/paper/paper-letters.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { barcodeOf } from '#shared/domain/catalog/barcode.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { barsOf } from './bars.ts'
import type { LabelItem, LabelPaper } from './label-calls.ts'

interface Label {
  name: string
  note: string
  code: string
  price: string
  /** The lowest price before a reduction, which has to stand beside the reduced one. */
  before: string
}

const mm = 72 / 25.4
const papers = {
  sheet: { page: [210 * mm, 297 * mm], columns: 3, rows: 8, width: 70 * mm, height: (297 / 8) * mm },
  roll: { page: [57 * mm, 32 * mm], columns: 1, rows: 1, width: 57 * mm, height: 32 * mm },
} satisfies Record<LabelPaper, object>

/** @throws Problem 404 product_not_found, 400 unknown_size */
async function labelsOf({ database, catalog }: Deps, items: readonly LabelItem[]): Promise<Label[]> {
  const stored = await listStored(database.db, [...new Set(items.map(({ productId }) => productId))])
  const products = stored.map((one) => toAdminProduct(one, catalog.state))
  return items.flatMap(({ productId, size, quantity }) => {
    const product = products.find(({ id }) => id === productId)
    if (!product) throw problem('product_not_found')
    const sized = product.sizes.find((one) => one.size === size)
    if (size !== '' && !sized) throw problem('unknown_size')
    const price = sized?.price ?? product.price
    const reduction = sized?.price === undefined ? product.reduction : sized.reduction
    const code = product.gtin ? barcodeOf(product.gtin) : product.productCode
    const label = {
      ...{ name: product.name, note: [size, code].filter(Boolean).join(' · '), code },
      price: centsOf(price) > 0 ? formatEuro(centsOf(price), 'it') : '',
      before: reduction ? `prima ${formatEuro(centsOf(reduction.comparison), 'it')}` : '',
    }
    return Array.from({ length: quantity }, () => label)
  })
}

/** @throws Problem 404 product_not_found, 400 unknown_size */
export async function printLabels(deps: Deps, items: readonly LabelItem[], kind: LabelPaper): Promise<Buffer> {
  const labels = await labelsOf(deps, items)
  const [{ default: Document }, { encode }] = await Promise.all([import('pdfkit'), import('uqr')])
  const { page, columns, rows, width, height } = papers[kind]
  const info = { Title: 'Etichette', Author: deps.shop.name }
  const sheet = new Document({ size: page, margin: 0, lang: 'it', info })
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => sheet.once('end', resolve).once('error', reject))
  const runsOf = paperLetters()
  const pad = 3 * mm
  const text = width - 2 * pad
  for (const [i, { name, note, code, price, before }] of labels.entries()) {
    const at = i % (columns * rows)
    if (i > 0 && at === 0) sheet.addPage()
    const left = (at % columns) * width + pad
    const top = Math.floor(at / columns) * height + pad
    const { runs } = await runsOf(name, 'Helvetica-Bold')
    sheet.save().rect(left, top, text, 20).clip()
    for (const [n, { letters, font }] of runs.entries()) {
      // Its types do not know of opened fonts.
      sheet.font(font as string).fontSize(8)
      const options = { width: text, height: 20, ellipsis: true, continued: n < runs.length - 1 }
      if (n === 0) sheet.text(letters, left, top, options)
      else sheet.text(letters, options)
    }
    sheet.restore()
    const line = { width: text, lineBreak: false, ellipsis: true }
    sheet
      .font('Helvetica-Bold')
      .fontSize(19)
      .text(price, left, top + 22, { ...line, align: 'right' })
    sheet
      .font('Helvetica')
      .fontSize(7)
      .text(before, left, top + 31, line)
    const bars = barsOf(code)
    const barsTop = top + 42
    const barsHeight = height - 2 * pad - 42 - 9
    // Narrower bars are not read from common printers.
    const module = Math.min(0.33 * mm, text / ((bars?.length ?? Number.POSITIVE_INFINITY) + 14))
    if (bars && module >= 0.18 * mm)
      for (const { index, 0: run } of bars.matchAll(/1+/g))
        sheet.rect(left + (index + 7) * module, barsTop, run.length * module, barsHeight).fill('black')
    else {
      const { data, size } = encode(code, { border: 0 })
      const dot = barsHeight / size
      for (const [y, row] of data.entries())
        for (const [x, isDark] of row.entries())
          if (isDark) sheet.rect(left + x * dot, barsTop + y * dot, dot, dot).fill('black')
    }
    const noted = await runsOf(note, 'Helvetica')
    sheet.font((noted.runs[0]?.font ?? 'Helvetica') as string).fontSize(7)
    sheet.text(noted.runs.map(({ letters }) => letters).join(''), left, top + height - 2 * pad - 7, line)
  }
  sheet.end()
  await ended
  return Buffer.concat(chunks)
}
