import * as z from 'zod/mini'
import { day } from '#shared/contract/platform/fields.ts'
import { checkGroups, checkPointKeys } from '#shared/domain/platform/goods/check-points.ts'
import { grades, markSides, verdicts } from '#shared/domain/platform/goods/inspection-card.ts'

const groupKeys = Object.keys(checkGroups) as [keyof typeof checkGroups, ...(keyof typeof checkGroups)[]]

/** Of a used bicycle, as lists show it. */
export const inspectionBrief = z.object({
  grade: z.enum(grades),
  year: z.nullable(z.int()),
  /** Known to the decade only. */
  isDecade: z.optional(z.literal(true)),
  /** Null: not recorded. */
  kilometres: z.nullable(z.int()),
  /** The day of its test ride. */
  testedOn: z.optional(z.nullable(day)),
})

const inspectedPoint = z.object({
  point: z.enum(checkPointKeys),
  group: z.enum(groupKeys),
  label: z.string(),
  verdict: z.enum(verdicts),
  value: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type InspectedPoint = z.output<typeof inspectedPoint>

const defect = z.object({
  number: z.int(),
  side: z.enum(markSides),
  /** On a sheet of 4 by 3 under which its drawing lies, in thousandths of width and height. */
  x: z.int(),
  y: z.int(),
  title: z.string(),
  text: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
})
export type Defect = z.output<typeof defect>

/** The public part of a used bicycle's inspection card. */
export const inspection = z.extend(inspectionBrief, {
  owners: z.nullable(z.int()),
  /** The last four of the serial number; never more. */
  serialEnd: z.nullable(z.string()),
  usage: z.nullable(z.string()),
  done: z.nullable(z.string()),
  workMinutes: z.nullable(z.int()),
  remains: z.nullable(z.string()),
  testedBy: z.nullable(z.string()),
  testedOn: z.nullable(day),
  /** The mechanics, with the first and last day. */
  checkedBy: z.array(z.string()),
  checkedFrom: day,
  checkedTo: day,
  checks: z.array(inspectedPoint),
  defects: z.array(defect),
  /** For an English answer with Italian texts. */
  untranslated: z.optional(z.literal(true)),
})
export type Inspection = z.output<typeof inspection>
