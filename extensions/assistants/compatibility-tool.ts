import { z } from 'zod'
import { getProduct, listProducts } from '#shared/contract/catalog/catalog.ts'
import { type CompatibilityView, listBikeQuestions } from '#shared/contract/catalog/compatibility.ts'
import { verdicts } from '#shared/domain/catalog/compatibility/compatibility-rules.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { fits as english } from '#web/catalog/compatibility/fits-en.ts'
import { fits as italian } from '#web/catalog/compatibility/fits-it.ts'
import { addressOnPage } from './product-tools.ts'
import { ReadRefusal } from './public-reads.ts'
import { language, productReference, tool } from './tool.ts'

const words = { it: italian, en: english }
const refusals = {
  nothing: {
    it: 'Indica una bici del negozio (bike) o le misure della bici (bikeFacts).',
    en: 'Name a bicycle of the shop (bike) or facts of the bicycle (bikeFacts).',
  },
  notABike: { it: 'Questo articolo non è una bici.', en: 'This product is not a bicycle.' },
}

export const checkCompatibilityTool = tool({
  name: 'check_compatibility',
  title: 'Does a part fit a bicycle?',
  description:
    'Checks a component of the shop against a bicycle of the shop, against facts of any other bicycle, or both. `fits` and `no` are sure; `check` says what has to be looked up first; `unknown` means that no rule speaks of this kind of product. `askable` lists the facts that can be given, with their keys.',
  input: z.object({
    part: productReference,
    bike: productReference.optional(),
    bikeFacts: z
      .record(z.string().regex(/^[A-Za-z]{1,40}$/), z.union([z.string().max(80), z.number(), z.boolean()]))
      .refine((facts) => Object.keys(facts).length <= 40)
      .optional()
      .describe('By key, choices by value: {"beadSeat": 622, "speeds": 11}'),
    language,
  }),
  output: z.object({
    part: z.object({ name: z.string(), url: z.string() }),
    bike: z.object({ name: z.string(), url: z.string() }).nullable(),
    verdict: z.enum([...verdicts, 'unknown']),
    reasons: z.array(z.string()),
    askable: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        unit: z.string().nullable(),
        values: z.array(z.string()),
        known: z.union([z.string(), z.number(), z.boolean()]).nullable(),
      }),
    ),
  }),
  answer: async ({ part: partId, bike: bikeId, bikeFacts = {}, language: lang }, { read, shop }) => {
    const own = Object.entries(bikeFacts).map(([key, value]) => `${key}:${value}`)
    if (bikeId === undefined && own.length === 0) throw new ReadRefusal(refusals.nothing[lang])
    const find = async (id: string) => (await read(getProduct, { params: { id }, query: { lang } }, lang)).data
    const part = await find(partId)
    const bike = bikeId === undefined ? undefined : await find(bikeId)
    if (bike && !isBicycleCategory(bike.category)) throw new ReadRefusal(refusals.notABike[lang])
    const asked = { bike: bike?.slug, own, lang }
    const { data: listed } = await read(listProducts, { query: { ids: String(part.id), ...asked } }, lang)
    const { data: known } = await read(listBikeQuestions, { query: asked }, lang)
    const named = ({ name, slug }: { name: string; slug: string }) => ({
      name,
      url: addressOnPage(shop, `/prodotto/${slug}`, lang),
    })
    const fit = listed[0]?.fit
    return {
      part: named(part),
      bike: bike ? named(bike) : null,
      verdict: fit?.verdict ?? ('unknown' as const),
      reasons: fit ? sentencesOf(fit, lang) : [],
      askable: known.questions.map(({ key, label, unit, choices, known = null }) => ({
        ...{ key, label, unit, known },
        values: choices.map(({ value }) => value),
      })),
    }
  },
})

function sentencesOf({ reasons }: CompatibilityView, lang: Language): string[] {
  const { reasons: sentences, somethingElse } = words[lang]
  return reasons.map(({ code, values }) => {
    const written = Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'number' ? roundedDecimal(value, 1, lang) : value,
    ])
    return sentences[code]?.(Object.fromEntries(written)) ?? somethingElse
  })
}
