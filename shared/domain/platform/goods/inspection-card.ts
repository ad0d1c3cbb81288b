import type { CheckPoint } from './check-points.ts'

/** The grades of a used bicycle, from nearly new to one for spares. */
export const grades = ['A', 'B', 'C', 'D'] as const
export type Grade = (typeof grades)[number]

export const verdicts = ['ok', 'replaced', 'watch', 'absent'] as const
export type Verdict = (typeof verdicts)[number]

export const markSides = ['drive', 'left'] as const
export type MarkSide = (typeof markSides)[number]

export const maxMarks = 20
export const oldestYear = 1870

/** The public part of the serial number. */
const shownSerial = 4

export function serialEnd(serial: string | null): string | null {
  return serial !== null && serial.length > shownSerial ? serial.slice(-shownSerial) : null
}

/** The missing parts of a card before its bicycle may be switched on. */
export type Missing =
  | { code: 'grade' }
  | { code: 'checks'; points: CheckPoint[] }
  | { code: 'photos'; have: number; want: number }
  | { code: 'markPhotos'; numbers: number[] }

interface Looked {
  grade: Grade | null
  checked: readonly CheckPoint[]
  marks: readonly { number: number; hasPhoto: boolean }[]
}

/** @param photos number of its pictures, those of its marks included; `want` of them are required */
export function missingOf(
  { grade, checked, marks }: Looked,
  { points, photos, want }: { points: readonly CheckPoint[]; photos: number; want: number },
): Missing[] {
  const open = points.filter((point) => !checked.includes(point))
  const bare = marks.filter(({ hasPhoto }) => !hasPhoto).map(({ number }) => number)
  return [
    ...(photos < want ? [{ code: 'photos' as const, have: photos, want }] : []),
    ...(open.length > 0 ? [{ code: 'checks' as const, points: open }] : []),
    ...(bare.length > 0 ? [{ code: 'markPhotos' as const, numbers: bare }] : []),
    ...(grade === null ? [{ code: 'grade' as const }] : []),
  ]
}
