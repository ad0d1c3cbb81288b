import * as z from 'zod/mini'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import {
  type HomeField,
  homeBlockIds,
  homeFields,
  homePictureSlots,
  ownBlockIds,
} from '#shared/domain/platform/shop/home-blocks.ts'
import { line, prose } from './fields.ts'
import { pictureOrNone } from './picture-field.ts'

const noMarkup = z.refine<string>((text) => !/<\/?[a-z!][^>]*>/i.test(text), { error: 'no_markup' })
const plainLine = (max: number) => line(0, max).check(noMarkup)
const plainProse = (max: number) => prose(0, max).check(noMarkup)

/** Empty or left out: the text that the shop comes with. */
const ofFields = z.object(
  Object.fromEntries(Object.entries(homeFields).map(([name, most]) => [name, z.optional(plainLine(most))])) as Record<
    HomeField,
    z.ZodMiniOptional<ReturnType<typeof plainLine>>
  >,
)

const ownText = z.object({
  id: z.enum(ownBlockIds),
  picture: pictureOrNone,
  /** English that is empty: the Italian is shown. */
  it: z.object({ title: plainLine(80), text: plainProse(2_000), alt: plainLine(160) }),
  en: z.object({ title: plainLine(80), text: plainProse(2_000), alt: plainLine(160) }),
})

export const homeValue = z
  .object({
    /** Every part once, from above. */
    blocks: z.array(z.object({ id: z.enum([...homeBlockIds, ...ownBlockIds]), isShown: z.boolean() })),
    texts: z.object({ it: ofFields, en: ofFields }),
    /** Where the button of the hero leads. */
    heroCategory: z.enum(categories),
    pictures: z.object(
      Object.fromEntries(homePictureSlots.map((slot) => [slot, z.optional(pictureOrNone)])) as Record<
        (typeof homePictureSlots)[number],
        z.ZodMiniOptional<typeof pictureOrNone>
      >,
    ),
    own: z.array(ownText),
  })
  .check(
    z.refine(
      ({ blocks, own }) => {
        const ids = blocks.map(({ id }) => id)
        const wanted = [...homeBlockIds, ...own.map(({ id }) => id)]
        return ids.length === wanted.length && new Set([...ids, ...wanted]).size === ids.length
      },
      { path: ['blocks'], error: 'home_blocks' },
    ),
  )
export type HomeValue = z.output<typeof homeValue>

/** The home page until it is edited. */
export const shippedHome: HomeValue = {
  blocks: homeBlockIds.map((id) => ({ id, isShown: true })),
  texts: { it: {}, en: {} },
  heroCategory: 'biciclette',
  pictures: {},
  own: [],
}
