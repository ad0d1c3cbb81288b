import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { repeatable } from '#shared/contract/platform/fields.ts'
import { verdicts } from '#shared/domain/catalog/compatibility/compatibility-rules.ts'
import { factKinds } from '#shared/domain/platform/goods/facts.ts'
import { languages } from '#shared/domain/platform/language.ts'

/**
 * The target bicycle of a compatibility check: a bicycle of the shop by slug, and facts (`key:value`) that override it.
 * Missing or unreadable facts count as unknown.
 */
export const bikeParams = {
  bike: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,120}$/, { error: 'id' }))),
  own: repeatable,
}

/** Whether a part fits the requested bicycle: sentence codes, choices by their names. */
export const compatibility = z.object({
  verdict: z.enum(verdicts),
  reasons: z.array(
    z.object({
      verdict: z.enum(verdicts),
      code: z.string(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})
export type CompatibilityView = z.output<typeof compatibility>

/** What a part goes on and what not, each fact of a bicycle alone; numbers as the runs of those alike, «19-25». */
export const partTakes = z.array(
  z.object({
    fact: z.string(),
    unit: z.nullable(z.string()),
    verdict: z.enum(verdicts),
    values: z.array(z.object({ name: z.string(), code: z.string() })),
  }),
)
export type PartTakes = z.output<typeof partTakes>

/** The reason for showing a product with another: a code of the dictionary. */
export const because = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type CompatibilityReason = z.output<typeof because>

const question = z.object({
  key: z.string(),
  label: z.string(),
  kind: z.enum(factKinds),
  unit: z.nullable(z.string()),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  /** The known value of the requested bicycle; of a choice its code. */
  known: z.optional(z.union([z.string(), z.number(), z.boolean()])),
})
export type BikeQuestion = z.output<typeof question>

export const listBikeQuestions = endpoint('GET', '/api/bikes/questions', {
  summary: 'What the rules of fitting ask of a bicycle, and what is known of one',
  query: z.object({ ...bikeParams, lang: z.optional(z.enum(languages)) }),
  replies: {
    200: z.object({
      /** For a bicycle of the shop: its name; null for an unknown slug. */
      name: z.nullable(z.string()),
      questions: z.array(question),
    }),
  },
})
