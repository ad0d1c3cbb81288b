import { z } from 'zod'
import { getProduct, type Product } from '#shared/contract/catalog/catalog.ts'
import { getSizeChart } from '#shared/contract/catalog/size-charts.ts'
import { adviseGarment, checkTape, measuresOf } from '#shared/domain/catalog/sizes/advise-garment.ts'
import { adviseSize } from '#shared/domain/catalog/sizes/advise-size.ts'
import { checkBody, ridings, usualInseam } from '#shared/domain/catalog/sizes/body.ts'
import { type BicycleChart, type GarmentChart, tapeMeasures } from '#shared/domain/platform/goods/size-chart.ts'
import { sizeName } from '#shared/domain/platform/goods/size-names.ts'
import { addressOnPage } from './product-tools.ts'
import { ReadRefusal } from './public-reads.ts'
import { language, productReference, tool } from './tool.ts'

const centimetres = z.number().min(1).max(300)

const input = z.object({
  product: productReference,
  heightCm: centimetres.optional().describe('For a bicycle: without shoes'),
  inseamCm: centimetres
    .optional()
    .describe('For a bicycle: from the floor to the crotch; guessed from the height if left out'),
  armCm: centimetres.optional().describe('From the shoulder to the wrist'),
  riding: z.enum(ridings).default('mixed'),
  tapeCm: z
    .partialRecord(z.enum(tapeMeasures), centimetres)
    .default({})
    .describe('For clothing, helmets, gloves and shoes'),
  language,
})

interface Answer {
  state: 'fits' | 'outside' | 'unknown'
  size: string | null
  alsoPossible: string[]
  doubts: unknown[]
  limitCm: number | null
}

const nothing: Answer = { state: 'unknown', size: null, alsoPossible: [], doubts: [], limitCm: null }

export const adviseSizeTool = tool({
  name: 'advise_size',
  title: 'Which size?',
  description:
    'The size of a bicycle for a height, or of clothing for tape measures, by the size chart of its page. `doubts` says what speaks against it; `outside` means that no size of the chart fits. Measurements are not stored.',
  input,
  output: z.object({
    state: z.enum(['fits', 'outside', 'unknown']),
    size: z.string().nullable(),
    isAvailable: z.boolean().nullable(),
    alsoPossible: z.array(z.string()),
    doubts: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
    limitCm: z.number().nullable().describe('Outside: where the chart begins or ends'),
    missing: z.array(z.string()).describe('Measurements to ask for'),
    chart: z.object({ source: z.string(), url: z.string().nullable() }).nullable(),
    url: z.string(),
    askUs: z.string().describe('Telephone of the shop, for doubts'),
  }),
  answer: async (asked, { read, shop }) => {
    const { language: lang } = asked
    const { data: product } = await read(getProduct, { params: { id: asked.product }, query: { lang } }, lang)
    const { chart } = (await read(getSizeChart, { params: { id: String(product.id) } }, lang)).data
    const { missing, ...advice } = !chart
      ? { ...nothing, missing: [] }
      : chart.what === 'bicycle'
        ? adviseRider(asked, chart, product)
        : adviseWearer(asked, chart)
    const stocked = product.sizes.find(({ size }) => advice.size !== null && sizeName(size) === sizeName(advice.size))
    return {
      ...advice,
      doubts: advice.doubts as Record<string, string>[],
      missing,
      isAvailable: advice.size === null ? null : (stocked?.stock ?? 0) > 0,
      chart: chart && { source: chart.source, url: chart.sourceUrl },
      url: addressOnPage(shop, `/prodotto/${product.slug}`, lang),
      askUs: shop.phone,
    }
  },
})

type Asked = z.output<typeof input>

function adviseRider(asked: Asked, chart: BicycleChart, { sizes }: Product) {
  const { heightCm, armCm, riding } = asked
  if (heightCm === undefined) return { ...nothing, missing: ['heightCm'] }
  const inseamCm = asked.inseamCm ?? usualInseam(heightCm)
  const typed = { height: String(heightCm), inseam: inseamCm.toFixed(1), arm: armCm === undefined ? '' : String(armCm) }
  const { body, problems } = checkBody(typed)
  if (!body) throw new ReadRefusal(`These measurements can't be right: ${JSON.stringify(problems)}`)
  const advice = adviseSize(
    body,
    riding,
    chart,
    sizes.map(({ size }) => size),
  )
  const missing = asked.inseamCm === undefined ? ['inseamCm'] : []
  if (!advice) return { ...nothing, missing }
  if (advice.state === 'outside') return { ...nothing, state: advice.state, limitCm: advice.limitCm, missing }
  const others = advice.possible.filter(({ size }) => size !== advice.row.size)
  return {
    ...nothing,
    state: advice.state,
    size: advice.row.size,
    alsoPossible: others.map(({ size }) => size),
    doubts: [...advice.doubts],
    missing,
  }
}

function adviseWearer({ tapeCm }: Asked, chart: GarmentChart) {
  const asked = measuresOf(chart)
  const typed = Object.fromEntries(asked.map((one) => [one, tapeCm[one] === undefined ? '' : String(tapeCm[one])]))
  const { tape, problems } = checkTape(typed, asked)
  if (Object.keys(problems).length > 0)
    throw new ReadRefusal(`These measurements can't be right: ${JSON.stringify(problems)}`)
  const missing = asked.filter((one) => tape[one] === undefined)
  const advice = adviseGarment(tape, chart)
  if (!advice) return { ...nothing, missing }
  if (advice.state === 'outside') return { ...nothing, state: advice.state, limitCm: advice.limitCm, missing }
  return {
    ...nothing,
    state: advice.state,
    size: advice.size,
    alsoPossible: advice.others.map(({ size }) => size),
    doubts: advice.others,
    missing,
  }
}
