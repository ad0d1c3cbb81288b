import { insertInspectionCards, type NewInspectionCard } from '#server/catalog/inspection/inspection-card-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { hasMotor, pointsFor } from '#shared/domain/platform/goods/check-points.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { SeedFiles, SeedInspectionCard, SeedProduct } from './seed-files.ts'

interface Ground {
  idOfCode: ReadonlyMap<string, number>
  pictureOf(file: string, code: string): string
  daysAgo(days: number): Date
}

/** Checks that a file leaves out count as passed. */
export async function insertSeedInspectionCards(
  db: Db,
  { products, jobCards }: SeedFiles,
  context: Ground,
): Promise<void> {
  const productOf = new Map(products.map((product) => [product.code, product]))
  const rows = jobCards.map((card) => {
    const product = productOf.get(card.code)
    if (!product) throw new Error(`job-cards.json of the demo catalogue names ${card.code}, which is no product`)
    return newCard(card, product, context)
  })
  await insertInspectionCards(db, rows)
}

function newCard(
  card: SeedInspectionCard,
  product: SeedProduct,
  { idOfCode, pictureOf, daysAgo }: Ground,
): NewInspectionCard {
  const { code, checks, marks, checkedBy, checkedDaysAgo, testedDaysAgo, ...said } = card
  const productId = idOfCode.get(code) ?? 0
  const checkedAt = daysAgo(checkedDaysAgo)
  const points = pointsFor({ hasMotor: hasMotor({ subcategory: product.subcategory ?? null, facts: product.facts }) })
  return {
    row: {
      productId,
      ...said,
      testedOn: testedDaysAgo === undefined ? null : romeDayOf(daysAgo(testedDaysAgo)),
      createdAt: checkedAt,
      updatedAt: daysAgo(0),
    },
    checks: points.map((point) => {
      const { verdict = 'ok', value, note = null, noteEn = note } = checks[point] ?? {}
      const valueHundredths = value === undefined ? null : Math.round(value * 100)
      return { productId, point, verdict, valueHundredths, note, noteEn, checkedBy, checkedAt }
    }),
    marks: marks.map(({ photo, ...mark }, i) => ({
      ...mark,
      productId,
      number: i + 1,
      photoName: pictureOf(photo, code),
    })),
  }
}
