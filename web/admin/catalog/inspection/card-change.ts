import type { InspectionCard, saveInspectionCard } from '#shared/contract/catalog/admin-inspection-cards.ts'
import type { CallInput } from '#shared/contract/platform/endpoint.ts'

export type CardChange = NonNullable<CallInput<typeof saveInspectionCard>['body']>
export type Mark = Omit<InspectionCard['marks'][number], 'number'>

/** Two changes as one: the later word on a field, a point or the marks counts. */
export function joined(first: CardChange, then: CardChange): CardChange {
  const points = new Map((first.checks ?? []).map((check) => [check.point, check]))
  for (const check of then.checks ?? []) points.set(check.point, { ...points.get(check.point), ...check })
  return { ...first, ...then, ...(points.size > 0 && { checks: [...points.values()] }) }
}

/** The card as it will be. */
export function applied(card: InspectionCard, change: CardChange): InspectionCard {
  const { checks = [], marks, version: _version, by: _by, ...fields } = change
  const points = new Map(card.checks.map((check) => [check.point, check]))
  for (const { point, verdict, value, note, noteEn } of checks) {
    const known = points.get(point)
    if (verdict === null) points.delete(point)
    else if (verdict ?? known?.verdict)
      points.set(point, {
        ...(known ?? { value: null, note: null, noteEn: null, checkedBy: null, checkedAt: new Date().toISOString() }),
        point,
        verdict: verdict ?? known?.verdict ?? 'ok',
        ...(value !== undefined && { value }),
        ...(note !== undefined && { note }),
        ...(noteEn !== undefined && { noteEn }),
      })
  }
  return {
    ...card,
    ...(fields as Partial<InspectionCard>),
    checks: [...points.values()],
    ...(marks && {
      marks: marks.map((mark, i) => ({
        titleEn: null,
        text: null,
        textEn: null,
        photoUrl: null,
        ...mark,
        number: i + 1,
      })),
    }),
  }
}

/** A change without the refused parts, by the paths of the refusal. */
export function withoutRefused(change: CardChange, fields: Readonly<Record<string, string>>): CardChange {
  const paths = Object.keys(fields)
  const rest = Object.fromEntries(
    Object.entries(change).filter(([key]) => key === 'checks' || !paths.some((path) => path.split('.')[0] === key)),
  ) as CardChange
  const checks = change.checks?.filter((_, i) => !paths.some((path) => path.startsWith(`checks.${i}.`)))
  const { checks: _all, ...others } = rest
  return { ...others, ...(checks && checks.length > 0 && { checks }) }
}

/** By field: `year`, `marks`, `check.chain`. */
export function shownRefusals(change: CardChange, fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [top = path, index] = path.split('.')
      const point = top === 'checks' && change.checks?.[Number(index)]?.point
      return [point ? `check.${point}` : top, message]
    }),
  )
}

/** Whether there is anything in it to send. */
export const isSomething = (change: CardChange): boolean =>
  Object.keys(change).some((key) => key !== 'by' && key !== 'version')
