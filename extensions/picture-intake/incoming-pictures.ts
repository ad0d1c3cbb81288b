import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam } from '#shared/contract/platform/fields.ts'
import { maxPictures } from '#shared/domain/platform/goods/incoming-picture.ts'

const openPicture = z.object({
  id: z.int(),
  productId: z.int(),
  productCode: z.string(),
  productName: z.string(),
  address: z.string(),
  /** The reason of a failure, and its remedy; null while it waits for its file. */
  reason: z.nullable(z.string()),
  attempts: z.int(),
})
export type OpenPicture = z.output<typeof openPicture>

/** Counts over all pictures of the files that still have open ones. */
const incomingPictures = z.object({
  done: z.int(),
  waiting: z.int(),
  stopped: z.int(),
  failed: z.int(),
  /** Of these the file says only the name. */
  awaited: z.int(),
  /** The first 200. */
  failures: z.array(openPicture),
  awaitedNames: z.array(openPicture),
})
export type IncomingPictures = z.output<typeof incomingPictures>

export const getIncomingPictures = endpoint('GET', '/api/admin/incoming-pictures', {
  summary: 'Pictures that imported files name and that are still to come, and those that did not',
  replies: { 200: incomingPictures },
})

export const pictureSteps = ['stop', 'resume', 'retry', 'forget'] as const

export const moveIncomingPictures = endpoint('POST', '/api/admin/incoming-pictures/steps', {
  summary:
    'Stops or goes on with fetching, tries again what failed or gives it up; all of them, or of those that failed the ones named',
  body: z.object({
    step: z.enum(pictureSteps),
    ids: z.optional(z.array(z.int()).check(z.minLength(1), z.maxLength(500))),
  }),
  replies: { 200: incomingPictures },
})

const fileName = z.string().check(z.minLength(1), z.maxLength(200))

const matchedPicture = z.object({
  fileName: z.string(),
  articles: z.array(z.object({ id: z.int(), productCode: z.string(), name: z.string(), position: z.int() })),
  /** The name matches several products equally well. */
  isUnsure: z.boolean(),
})
export type MatchedPicture = z.output<typeof matchedPicture>

export const matchPictureFiles = endpoint('POST', '/api/admin/incoming-pictures/match', {
  summary:
    'Which articles files of these names belong to: those whose file of products names them, else by the article’s code or GTIN (`CODE.jpg`, `CODE-2.jpg`, `CODE_2.jpg`)',
  body: z.object({ fileNames: z.array(fileName).check(z.maxLength(300)) }),
  replies: { 200: z.array(matchedPicture) },
})

export const addPictures = endpoint('POST', '/api/admin/products/:id/pictures', {
  summary: 'Puts uploaded pictures behind those that a product has, in the order of their positions; none twice',
  params: idParam,
  body: z.object({
    pictures: z
      .array(
        z.object({
          imageUrl: z.string().check(z.maxLength(300)),
          fileName,
          position: z.int().check(z.minimum(0), z.maximum(9_999)),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxPictures)),
  }),
  replies: { 200: z.object({ added: z.int(), already: z.int(), surplus: z.int() }) },
  errors: ['product_not_found'],
})
