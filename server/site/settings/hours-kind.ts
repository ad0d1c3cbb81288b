import type { SettingKind } from '#server/platform/settings/save-setting.ts'
import type { HoursValue } from '#shared/contract/site/hours-setting.ts'
import type { Span } from '#shared/domain/platform/hours/opening-hours.ts'

const copied = (spans: readonly Span[]) => spans.map(([opens, closes]): [number, number] => [opens, closes])

export const hoursKind: SettingKind<HoursValue> = {
  key: 'hours',
  viewOf: ({ openingHours, closures }) => ({
    openingHours: openingHours.map(copied),
    closures: closures.map(({ hours, ...days }) => ({ ...days, hours: copied(hours) })),
  }),
  partOf: ({ openingHours, closures }) => ({ openingHours, closures }),
}
