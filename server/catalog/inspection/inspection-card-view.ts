import type { InspectionCard } from '#shared/contract/catalog/admin-inspection-cards.ts'
import { checkPointKeys, hasMotor, pointsFor } from '#shared/domain/platform/goods/check-points.ts'
import { isDrawing } from '#shared/domain/platform/goods/image-name.ts'
import { type Missing, missingOf } from '#shared/domain/platform/goods/inspection-card.ts'
import type { StoredInspectionCard } from './inspection-card-repository.ts'

/** The product fields that its card depends on. */
export type Bicycle = Parameters<typeof hasMotor>[0] & { id: number; imageNames: readonly string[] }

/** The missing parts of the card before this bicycle may be switched on, `photosWanted` pictures among them. */
export function missingForSale(
  card: StoredInspectionCard | undefined,
  bicycle: Omit<Bicycle, 'id'>,
  photosWanted: number,
): Missing[] {
  const marks = card?.marks ?? []
  const own = marks.flatMap(({ photoName }) => photoName ?? [])
  const photos = new Set([...bicycle.imageNames, ...own].filter((name) => !isDrawing(name)))
  return missingOf(
    {
      grade: card?.row.grade ?? null,
      checked: (card?.checks ?? []).map(({ point }) => point),
      marks: marks.map(({ number, photoName }) => ({ number, hasPhoto: photoName !== null })),
    },
    { points: pointsFor({ hasMotor: hasMotor(bicycle) }), photos: photos.size, want: photosWanted },
  )
}

export const blankInspectionCard = {
  year: null,
  isDecade: false,
  kilometres: null,
  owners: null,
  serial: null,
  grade: null,
  usage: null,
  usageEn: null,
  done: null,
  doneEn: null,
  workMinutes: null,
  remains: null,
  remainsEn: null,
  testedBy: null,
  testedOn: null,
}

/** For staff; blank before the first change. */
export function toInspectionCard(
  card: StoredInspectionCard | undefined,
  bicycle: Bicycle,
  photosWanted: number,
): InspectionCard {
  const checks = (card?.checks ?? []).toSorted(
    (a, b) => checkPointKeys.indexOf(a.point) - checkPointKeys.indexOf(b.point),
  )
  return {
    version: 0,
    ...blankInspectionCard,
    ...card?.row,
    productId: bicycle.id,
    points: pointsFor({ hasMotor: hasMotor(bicycle) }),
    checks: checks.map(({ valueHundredths, checkedAt, productId: _, ...check }) => ({
      ...check,
      value: valueHundredths === null ? null : valueHundredths / 100,
      checkedAt: checkedAt.toISOString(),
    })),
    marks: (card?.marks ?? []).map(({ photoName, productId: _, ...mark }) => ({
      ...mark,
      photoUrl: photoName === null ? null : `/images/${photoName}`,
    })),
    missing: missingForSale(card, bicycle, photosWanted),
    updatedAt: card?.row.updatedAt.toISOString() ?? null,
  }
}
