import '#server/installed-extensions.ts'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFolderImageStore } from '#server/catalog/images/folder-image-store.ts'
import type { Translated } from '#server/catalog/product-index/sort-orders.ts'
import {
  insertProducts,
  listActiveProductsAfter,
  type NewProduct,
} from '#server/catalog/products/product-repository.ts'
import { readShelfDirectory } from '#server/catalog/shelves/shelf-repository.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { seedCatalog } from '#server/site/seed/seed-catalog.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { slugify } from '#shared/domain/catalog/product-slug.ts'
import { centsOf } from '#shared/domain/platform/money.ts'

const seedFolder = fileURLToPath(new URL('../seed', import.meta.url))
const batchSize = 500
/** Enough that no run sells a product out. */
const units = 90_000
const minuteMs = 60_000

// Names of the kind a maker gives; with the years they keep the vocabulary growing as a real catalogue's does.
const beginnings = ['Al', 'Bri', 'Cor', 'Dol', 'Er', 'Fen', 'Gar', 'Lo', 'Mar', 'Nor', 'Or', 'Pas', 'Ri', 'Sel', 'Tor']
const endings = ['dena', 'gante', 'lino', 'mira', 'nese', 'rico', 'sano', 'tera', 'vallo', 'zuolo', 'bardo', 'centa']

type Where = { url: string } | { folder: string }

/** Fills an empty shop with the demo catalogue and variations of it until it holds so many products. */
export async function fillCatalog(where: Where, dataDir: string, count: number): Promise<void> {
  const database = await openDatabase(where)
  try {
    const images = await openFolderImageStore(join(dataDir, 'images'))
    const clock = () => new Date()
    await seedCatalog({ database, images, clock, folder: seedFolder })
    const book = await readShelfDirectory(database.db)
    const seeds = await listActiveProductsAfter(database.db, 0, 1_000, { book, isCardNeeded: true })
    const now = Date.now()
    for (let made = seeds.length; made < count; made += batchSize) {
      const numbers = Array.from({ length: Math.min(batchSize, count - made) }, (_, i) => made + i)
      await insertProducts(
        database.db,
        numbers.map((n) => variation((seeds[n % seeds.length] as Translated).product, n, now)),
      )
    }
  } finally {
    await database.close()
  }
}

function variation(seed: Product, n: number, now: number): NewProduct {
  const series = `${beginnings[n % beginnings.length]}${endings[Math.floor(n / 7) % endings.length]}`
  const name = `${seed.name} ${series} ${1_990 + (n % 37)}`
  const perSize = Math.floor(units / Math.max(1, seed.sizes.length))
  const sizes = seed.sizes.map(({ size }) => ({ size, stock: perSize }))
  return {
    slug: `${slugify(name)}-${n}`,
    name,
    description: seed.description,
    priceCents: centsOf(seed.price) + (n % 500) * 10,
    category: seed.category,
    subcategory: seed.subcategory,
    shelf: seed.shelf,
    weightGrams: seed.weight === null ? null : centsOf(seed.weight) * 10,
    wheelSize: seed.wheelSize,
    gearCount: seed.gearCount,
    material: seed.material,
    brand: seed.brand,
    color: seed.color,
    productCode: `PV-V-${n}`,
    imageNames: seed.imageUrls.map((url) => url.replace('/images/', '')),
    imageAlts: seed.imageAlts ?? [],
    isActive: true,
    sizes: sizes.length > 0 ? sizes : [{ size: '', stock: units }],
    createdAt: new Date(now - n * minuteMs),
  }
}
