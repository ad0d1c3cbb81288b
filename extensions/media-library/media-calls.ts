import * as z from 'zod/mini'
import { altText } from '#shared/contract/catalog/admin-products.ts'
import { instant, paging, searched } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'

const mediaUse = z.object({
  kind: z.enum(['product', 'card', 'order', 'home', 'own', 'logo', 'share']),
  /** Of a product: its name and id. */
  label: z.string(),
  productId: z.nullable(z.int()),
})
export type MediaUse = z.output<typeof mediaUse>

const text = z.object({ it: z.string(), en: z.string() })

const mediaPicture = z.object({
  imageUrl: z.string(),
  bytes: z.int(),
  since: instant,
  /** Of its uses and texts: grows no number, but changes with them. */
  version: z.int(),
  useCount: z.int(),
  /** The first of them. */
  uses: z.array(mediaUse),
  alt: text,
  /** Its uses have different texts; `alt` is one of them. */
  hasOtherAlts: z.boolean(),
  /** A text has a place: in a product, or in an own part of the home page. */
  takesAlt: z.boolean(),
})
export type MediaPicture = z.output<typeof mediaPicture>

const media = resource(
  '/api/admin/media/:name',
  z.object({ name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,120}\.[a-z]{3,4}$/)) }),
  'not_found',
)

export const listMedia = media.list(
  'The pictures of the shop, newest first, with the places that show them; X-Total-Count tells how many there are',
  mediaPicture,
  z.object({
    /** Looks through names and codes of products, and through the texts. */
    q: searched,
    use: z.optional(z.enum(['used', 'unused', 'no_text'])),
    ...paging,
  }),
)

export const getMedia = media.get('One picture', mediaPicture)

export const changeMedia = media.put(
  'Describes a picture wherever it is shown, and puts another one, or the same with another focal point, in its place',
  z.object({
    version: z.int({ error: 'whole_number' }),
    imageUrl: z.string().check(z.maxLength(300), z.regex(/^\/images\/[a-z0-9-]+\.webp$/, { error: 'image' })),
    it: altText,
    en: altText,
  }),
  mediaPicture,
  ['edit_conflict'],
)

export const deleteMedia = media.remove('Deletes a picture that nothing shows', ['picture_in_use'])
