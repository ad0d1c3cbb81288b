import type { Inspection } from '#shared/contract/catalog/inspection.ts'
import { checkPoints, hasMotor, measureOf, pointsFor } from '#shared/domain/platform/goods/check-points.ts'
import { serialEnd } from '#shared/domain/platform/goods/inspection-card.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { StoredInspectionCard } from './inspection-card-repository.ts'

type CheckedBicycle = Parameters<typeof hasMotor>[0]

/** Whether grade and all checks are there, which makes the card public. */
export function isCompleteCard(
  card: StoredInspectionCard | undefined,
  bicycle: CheckedBicycle,
): card is StoredInspectionCard {
  if (!card || card.row.grade === null) return false
  const checked = new Set(card.checks.map(({ point }) => point))
  return pointsFor({ hasMotor: hasMotor(bicycle) }).every((point) => checked.has(point))
}

/** The public part of a card: null until grade and checks are complete. */
export function inspectionOf(
  card: StoredInspectionCard,
  bicycle: CheckedBicycle,
  language: Language,
): Inspection | null {
  const { row, checks, marks } = card
  const checkOf = new Map(checks.map((check) => [check.point, check]))
  const points = pointsFor({ hasMotor: hasMotor(bicycle) })
  if (row.grade === null || !isCompleteCard(card, bicycle)) return null
  let untranslated = false
  const said = (italian: string | null, english: string | null) => {
    if (language === 'it') return italian ?? english
    untranslated ||= italian !== null && english === null
    return english ?? italian
  }
  const looked = points.flatMap((point) => checkOf.get(point) ?? [])
  const days = looked.map(({ checkedAt }) => romeDayOf(checkedAt)).sort()
  const inspection: Inspection = {
    grade: row.grade,
    year: row.year,
    ...(row.isDecade && { isDecade: true }),
    kilometres: row.kilometres,
    owners: row.owners,
    serialEnd: serialEnd(row.serial),
    usage: said(row.usage, row.usageEn),
    done: said(row.done, row.doneEn),
    workMinutes: row.workMinutes,
    remains: said(row.remains, row.remainsEn),
    testedBy: row.testedBy,
    testedOn: row.testedOn,
    checkedBy: [...new Set(looked.flatMap(({ checkedBy }) => checkedBy ?? []))],
    checkedFrom: days.at(0) ?? '',
    checkedTo: days.at(-1) ?? '',
    checks: looked.map(({ point, verdict, valueHundredths, note, noteEn }) => ({
      point,
      group: checkPoints[point].group,
      label: checkPoints[point].name[language],
      verdict,
      value: valueHundredths === null ? null : valueHundredths / 100,
      unit: valueHundredths === null ? null : measureOf(point)?.unit || null,
      note: said(note, noteEn),
    })),
    defects: marks.map(({ number, side, x, y, title, titleEn, text, textEn, photoName }) => ({
      number,
      side,
      x,
      y,
      title: said(title, titleEn) ?? title,
      text: said(text, textEn),
      photoUrl: photoName === null ? null : `/images/${photoName}`,
    })),
  }
  return untranslated ? { ...inspection, untranslated: true } : inspection
}
