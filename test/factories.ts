import { insertInspectionCards } from '#server/catalog/inspection/inspection-card-repository.ts'
import { productSizes, products, stockMovements } from '#server/platform/database/schema/catalog-tables.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import { slugify } from '#shared/domain/catalog/product-slug.ts'
import type { Category, Subcategory } from '#shared/domain/platform/goods/categories.ts'
import { hasMotor, pointsFor } from '#shared/domain/platform/goods/check-points.ts'
import { isDrawing } from '#shared/domain/platform/goods/image-name.ts'

interface ProductWish {
  name?: string
  priceCents?: number
  /** Stock of a product without sizes. */
  stock?: number
  /** Size → stock; makes a product with sizes. */
  sizes?: Record<string, number>
  category?: Category
  subcategory?: Subcategory
  isActive?: boolean
  imageNames?: string[]
  /** For a used bicycle: its inspection card; one with a photo has one by default. */
  hasCard?: boolean
  /** Further columns of the row. */
  row?: Partial<typeof products.$inferInsert>
}

let made = 0

/** Puts a product on the shelf, as the shop's own writes leave it, and shows it. */
export async function aProduct(deps: Pick<Deps, 'database' | 'catalog'>, request: ProductWish = {}) {
  const { db } = deps.database
  made++
  const name = request.name ?? `Articolo ${made}`
  const { category = 'componenti', subcategory = null } = { ...request, ...request.row }
  const [product] = await db
    .insert(products)
    .values({
      name,
      slug: `${slugify(name)}-${made}`,
      description: 'Per le prove.',
      priceCents: request.priceCents ?? 129_990,
      category,
      subcategory,
      shelf: deps.catalog.state.book.shelfFor(category, subcategory, name),
      productCode: `PV-T-${made}`,
      imageNames: request.imageNames ?? [],
      isActive: request.isActive ?? true,
      ...request.row,
    })
    .returning()
  if (!product) throw new Error('the product was not stored')
  const sizes = Object.entries(request.sizes ?? { '': request.stock ?? 10 })
  await db
    .insert(productSizes)
    .values(sizes.map(([size, stock], position) => ({ productId: product.id, size, stock, position })))
  await db.insert(stockMovements).values(
    sizes.map(([size, delta]) => ({
      productId: product.id,
      size,
      delta,
      reason: 'created' as const,
      refId: `product ${product.id}`,
    })),
  )
  if (request.hasCard ?? (category === 'bici-usate' && !product.imageNames.every(isDrawing))) {
    const points = pointsFor({ hasMotor: hasMotor(product) })
    const checks = points.map((point) => ({
      ...{ productId: product.id, point, verdict: 'ok' as const, checkedAt: product.createdAt },
      ...{ valueHundredths: null, note: null, noteEn: null, checkedBy: null },
    }))
    await insertInspectionCards(db, [{ row: { productId: product.id, grade: 'B' }, checks, marks: [] }])
  }
  await deps.catalog.refresh([product.id])
  return product
}

type BodyChange = { order?: Record<string, unknown>; items?: readonly Record<string, unknown>[] }

/** A bank-transfer order as the browser sends it; `order` fields and items are replaced by those given. */
export function anOrderBody(change: BodyChange = {}): NewOrderInput {
  return {
    order: {
      customerName: 'Giulia Ferrari',
      customerEmail: 'giulia.ferrari@example.org',
      customerPhone: '+39 333 1234567',
      taxCode: '',
      shippingAddress: 'Contrà San Biagio 12',
      city: 'Vicenza',
      postalCode: '36100',
      province: 'VI',
      paymentMethod: 'bank',
      paymentStatus: 'pending',
      ...change.order,
    },
    items: (change.items ?? []) as NewOrderInput['items'],
  }
}
