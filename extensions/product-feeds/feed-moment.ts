import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'

/** Rome's clock with its offset, as merchants' specifications ask: "2026-11-29T22:05:00+01:00". */
export function feedMoment(moment: string | Date): string {
  const at = new Date(moment)
  const clock = romeClock(at)
  return `${clock.toISOString().slice(0, 19)}+0${(+clock - +at) / 3_600_000}:00`
}
