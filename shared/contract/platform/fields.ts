import * as z from 'zod/mini'
import { cleanCode, cleanLine, cleanProse } from '#shared/domain/platform/clean-text.ts'
import { isEmailAddress, mailboxOf } from '#shared/domain/platform/email-address.ts'
import { parseDecimal } from '#shared/domain/platform/money.ts'

const controlCharacters = /[\p{Cc}\u2028\u2029]/u
const controlButLineBreaks = /[^\P{Cc}\n\r\t]/u

export const isOneLine = (text: string): boolean => !controlCharacters.test(text) && text.isWellFormed()

/** One line of text, cleaned of what shows nothing (decision 0078); control characters and halves of characters are refused. */
export function line(min: number, max: number) {
  return z.string().check(
    z.overwrite(cleanLine),
    z.refine(isOneLine, { error: 'control_characters' }),
    // An empty field gets the message "required", not "too short".
    z.minLength(Math.min(min, 1)),
    z.minLength(min),
    z.maxLength(max),
  )
}

export function prose(min: number, max: number) {
  return z.string().check(
    z.overwrite(cleanProse),
    z.refine((text) => !controlButLineBreaks.test(text) && text.isWellFormed(), { error: 'control_characters' }),
    z.minLength(Math.min(min, 1)),
    z.minLength(min),
    z.maxLength(max),
  )
}

/** An optional line: left out, null and the empty string all mean "nothing" and are stored as null. */
export function optionalLine(max: number) {
  return z.pipe(
    z.optional(z.nullable(line(0, max))),
    z.transform((text: string | null | undefined) => (text ? text : null)),
  )
}

/** An e-mail address as shops need it, cleaned of what pasting adds, in one spelling. */
export const email = z
  .string()
  .check(z.overwrite(mailboxOf), z.maxLength(254), z.refine(isEmailAddress, { error: 'email' }))

/** Five digits, also as they are pasted. */
export const postalCode = z
  .string()
  .check(z.maxLength(100), z.overwrite(cleanCode), z.regex(/^\d{5}$/, { error: 'postal_code' }))

/** Search text; the search folds further (decision 0078). */
export const searched = z.optional(z.string().check(z.overwrite(cleanLine), z.maxLength(200)))

const writtenAmount = (isFine: (cents: number) => boolean) =>
  z.pipe(
    z.union([z.string(), z.number()]).check(
      z.refine(
        (v) => {
          const cents = parseDecimal(v)
          return cents !== undefined && isFine(cents)
        },
        { error: 'amount' },
      ),
    ),
    z.transform((v: string | number) => parseDecimal(v) as number),
  )

/** An amount on its way in: a decimal string or number with at most two places, to cents; never below zero. */
export const amountIn = writtenAmount((cents) => cents >= 0)

/** For the fields whose own words say what an amount below zero means. */
export const signedAmountIn = writtenAmount(() => true)

/** An amount on its way out: "1299.90". */
export const amountOut = z.string().check(z.regex(/^-?\d+\.\d{2}$/))

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()

const maxId = 2_147_483_647

export const idParam = z.object({
  id: z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,9}$/, { error: 'id' }),
      z.refine((v) => Number(v) <= maxId, { error: 'id' }),
    ),
    z.transform(Number),
  ),
})

export const id = z.int({ error: 'id' }).check(z.minimum(1, { error: 'id' }), z.maximum(maxId, { error: 'id' }))

export const paging = {
  limit: z.optional(wholeParam(1, 100)),
  offset: z.optional(wholeParam(0, 1_000_000)),
}

/**
 * Instead of `offset`: empty for the first page, else as the page before gives it in `Link`. What stands before is not
 * read and nothing is counted: there is no X-Total-Count.
 * @param letters before a place, none that a uuid begins with
 */
export const keyset = (letters = '') => {
  const key = new RegExp(`^(${letters && `[${letters}]\\d{1,7}|`}[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12})?$`)
  return { after: z.optional(z.string().check(z.regex(key, { error: 'id' }))) }
}

function wholeParam(min: number, max: number) {
  return z.pipe(
    z.string().check(
      z.regex(/^\d{1,9}$/, { error: 'whole_number' }),
      z.refine((v) => Number(v) >= min && Number(v) <= max, { error: 'range' }),
    ),
    z.transform(Number),
  )
}

/** A query parameter that may be given several times: always a list of texts. */
export const repeatable = z.pipe(
  z.optional(
    z.union([z.string().check(z.maxLength(200)), z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50))]),
  ),
  z.transform((v: string | string[] | undefined) => (v === undefined ? [] : Array.isArray(v) ? v : [v])),
)

const maxIds = 100

/** Ids as a query parameter, separated by commas or repeated; each once. */
export const idList = z.pipe(
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((v: string | string[]) => [...new Set([v].flat().join(',').split(','))]),
  ),
  z.array(idParam.shape.id).check(z.maxLength(maxIds, { error: 'range' })),
)

/** The one shape of an error; refusals of an order add further data. */
export const problem = z.looseObject({
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Problem = z.output<typeof problem>

/** A day of the calendar: "2026-11-21". */
export const day = z.string().check(z.refine(isDay, { error: 'day' }))

function isDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
