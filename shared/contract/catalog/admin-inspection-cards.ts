import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { day, idParam, instant, line, prose } from '#shared/contract/platform/fields.ts'
import { type CheckPoint, checkPointKeys, isMeasure } from '#shared/domain/platform/goods/check-points.ts'
import { grades, markSides, maxMarks, oldestYear, verdicts } from '#shared/domain/platform/goods/inspection-card.ts'

/** An optional text: the empty one is none. */
function maybe(text: ReturnType<typeof line>) {
  return z.pipe(
    z.nullable(text),
    z.transform((written: string | null) => written || null),
  )
}

function whole(min: number, max: number, error: string) {
  return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }))
}

const shortLine = maybe(line(0, 60))
const paragraph = maybe(prose(0, 1_000))
const place = whole(0, 1_000, 'mark_place')

const writtenMark = z.object({
  side: z.enum(markSides),
  x: place,
  y: place,
  title: line(1, 80),
  titleEn: z.optional(maybe(line(0, 80))),
  text: z.optional(maybe(prose(0, 400))),
  textEn: z.optional(maybe(prose(0, 400))),
  /** `/images/{name}`, as the upload has answered it. */
  photoUrl: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
})

const writtenCheck = z.object({
  point: z.enum(checkPointKeys, { error: 'check_point' }),
  /** Null takes the check away. */
  verdict: z.optional(z.nullable(z.enum(verdicts))),
  value: z.optional(z.nullable(z.number({ error: 'check_value' }))),
  note: z.optional(maybe(line(0, 40))),
  noteEn: z.optional(maybe(line(0, 40))),
})
const fittingCheck = writtenCheck.check(
  z.refine(({ point, value }) => value == null || isMeasure(point as CheckPoint, value), {
    error: 'check_value',
    path: ['value'],
  }),
)

const fields = {
  year: z.nullable(whole(oldestYear, 9_999, 'card_year')),
  isDecade: z.boolean(),
  kilometres: z.nullable(whole(0, 999_999, 'kilometres')),
  owners: z.nullable(whole(1, 99, 'owners')),
  serial: maybe(line(0, 40)),
  grade: z.nullable(z.enum(grades, { error: 'grade' })),
  usage: maybe(line(0, 200)),
  usageEn: maybe(line(0, 200)),
  done: paragraph,
  doneEn: paragraph,
  workMinutes: z.nullable(whole(1, 60_000, 'work_minutes')),
  remains: paragraph,
  remainsEn: paragraph,
  testedBy: shortLine,
  testedOn: z.nullable(day),
}

/**
 * Fields left out stay unchanged; a check changes only in the given fields, the list of marks is replaced as a whole.
 */
const inspectionCardChange = z.partial(
  z.object({
    ...fields,
    /** The version read; when the card has changed since, nothing is saved. */
    version: z.nullable(z.int()),
    checks: z.array(fittingCheck).check(z.maxLength(checkPointKeys.length)),
    marks: z.array(writtenMark).check(z.maxLength(maxMarks, { error: 'too_many_marks' })),
    /** The mechanic; stored with the checks of this call. */
    by: shortLine,
  }),
)
export type InspectionCardChange = z.output<typeof inspectionCardChange>

const missing = z.discriminatedUnion('code', [
  z.object({ code: z.literal('grade') }),
  z.object({ code: z.literal('checks'), points: z.array(z.enum(checkPointKeys)) }),
  z.object({ code: z.literal('photos'), have: z.int(), want: z.int() }),
  z.object({ code: z.literal('markPhotos'), numbers: z.array(z.int()) }),
])

/** A card as staff see it, the serial number whole. */
const inspectionCard = z.object({
  productId: z.int(),
  /** 0: not begun. */
  version: z.int(),
  year: fields.year,
  isDecade: fields.isDecade,
  kilometres: fields.kilometres,
  owners: fields.owners,
  serial: z.nullable(z.string()),
  grade: fields.grade,
  usage: z.nullable(z.string()),
  usageEn: z.nullable(z.string()),
  done: z.nullable(z.string()),
  doneEn: z.nullable(z.string()),
  workMinutes: fields.workMinutes,
  remains: z.nullable(z.string()),
  remainsEn: z.nullable(z.string()),
  testedBy: z.nullable(z.string()),
  testedOn: fields.testedOn,
  /** Points to look at on this bicycle, in order. */
  points: z.array(z.enum(checkPointKeys)),
  checks: z.array(
    z.object({
      point: z.enum(checkPointKeys),
      verdict: z.enum(verdicts),
      value: z.nullable(z.number()),
      note: z.nullable(z.string()),
      noteEn: z.nullable(z.string()),
      checkedBy: z.nullable(z.string()),
      checkedAt: instant,
    }),
  ),
  marks: z.array(
    z.object({
      number: z.int(),
      side: z.enum(markSides),
      x: z.int(),
      y: z.int(),
      title: z.string(),
      titleEn: z.nullable(z.string()),
      text: z.nullable(z.string()),
      textEn: z.nullable(z.string()),
      photoUrl: z.nullable(z.string()),
    }),
  ),
  /** The missing parts before the bicycle may be switched on. */
  missing: z.array(missing),
  updatedAt: z.nullable(instant),
})
export type InspectionCard = z.output<typeof inspectionCard>

export const getInspectionCard = endpoint('GET', '/api/admin/products/:id/job-card', {
  summary: 'The job card of a used bicycle; version 0 where it has not been begun',
  params: idParam,
  replies: { 200: inspectionCard },
  errors: ['product_not_found', 'no_used_bicycle'],
})

export const saveInspectionCard = endpoint('PATCH', '/api/admin/products/:id/job-card', {
  summary: 'Begins or changes a job card; what is left out stays',
  params: idParam,
  body: inspectionCardChange,
  replies: { 200: inspectionCard },
  errors: ['product_not_found', 'no_used_bicycle', 'edit_conflict'],
})
