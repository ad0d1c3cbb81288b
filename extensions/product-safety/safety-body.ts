import * as z from 'zod/mini'
import { line, prose } from '#shared/contract/platform/fields.ts'
import { compositionProblem, tidyComposition } from './composition.ts'

/** As a form sends it: a number or its digits; empty is none. */
const wholeOrNull = (digits: number, error: string) =>
  z.nullable(
    z.pipe(
      z.union([z.int(), z.string().check(z.regex(new RegExp(`^\\d{0,${digits}}$`), { error }))], { error }),
      z.transform((given) => (given === '' ? null : Number(given))),
    ),
  )
const orNull = (schema: z.ZodMiniString) =>
  z.nullable(
    z.pipe(
      schema,
      z.transform((text: string) => text || null),
    ),
  )
const isComposition = (error: ReturnType<typeof compositionProblem>) =>
  z.refine<string>((text) => compositionProblem(text) !== error, { error: error ?? '' })

/** What a product's body may say of its safety. */
export const safetyFields = {
  makerId: wholeOrNull(9, 'id'),
  warnings: orNull(prose(0, 5_000)),
  /** «Esterno: 80 % poliammide, 20 % elastan», a part on each line; «Non tessile». */
  composition: z.nullable(
    z.pipe(
      prose(0, 1_000).check(
        isComposition('composition_form'),
        isComposition('composition_fibre'),
        isComposition('composition_sum'),
      ),
      z.transform(tidyComposition),
    ),
  ),
  hasAnimalParts: z.boolean(),
  /** Empty: a battery where its kind is electric. */
  electric: z.nullable(
    z.pipe(
      z.enum(['', 'no', 'mains', 'battery']),
      z.transform((given) => given || null),
    ),
  ),
  batteryChemistry: orNull(line(0, 80)),
  batteryWattHours: z.nullable(
    z.pipe(wholeOrNull(5, 'watt_hours'), z.nullable(z.int().check(z.positive({ error: 'watt_hours' })))),
  ),
  batteryPassport: orNull(line(0, 500).check(z.regex(/^(https:\/\/\S+)?$/, { error: 'battery_passport' }))),
}
