import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { instant } from '#shared/contract/platform/fields.ts'

export const uploadImage = endpoint('POST', '/api/admin/upload', {
  summary: 'Takes one picture (multipart, field `image`): JPG, PNG, GIF or WebP, at most 5 MiB and 50 megapixels',
  takesFile: 'multipart/form-data',
  /** A drawing is marked wherever it is shown, and is no photo of a used bicycle. */
  query: z.object({ drawing: z.optional(z.enum(['true', 'false'])) }),
  replies: { 201: z.object({ imageUrl: z.string() }) },
  errors: ['image_too_large', 'image_too_many_pixels', 'image_type', 'storage_full'],
})

const percent = z.int().check(z.minimum(0), z.maximum(100))

export const setFocalPoint = endpoint('POST', '/api/admin/images/focal-point', {
  summary: 'The same picture with another focal point, in per cent from left and top: a picture with a name of its own',
  body: z.object({ imageUrl: z.string().check(z.maxLength(300)), focusX: percent, focusY: percent }),
  replies: { 201: z.object({ imageUrl: z.string() }) },
  errors: ['not_found'],
})

const imageStatus = z.object({
  valid: z.boolean(),
  totalMissing: z.int(),
  /** File names without a folder; one whose content no longer matches its checksum counts as missing. */
  missingFiles: z.array(z.string()),
  total: z.int(),
  /** Those with an intact second copy. */
  totalBackedUp: z.int(),
  orphanFiles: z.array(z.string()),
  checkedAt: instant,
})
export type ImageStatus = z.output<typeof imageStatus>

export const getImageStatus = endpoint('GET', '/api/admin/image-status', {
  summary: 'Reads every picture and compares its checksum',
  replies: { 200: imageStatus },
})

const said = z.object({ message: z.string() })

export const restoreImages = endpoint('POST', '/api/admin/restore-images', {
  summary: 'Puts missing and damaged pictures back from the second copy',
  replies: { 200: z.extend(said, { restored: z.int(), lost: z.array(z.string()) }) },
  errors: ['storage_full'],
})

export const backUpImages = endpoint('POST', '/api/admin/backup-images', {
  summary: 'Completes the second copy',
  replies: { 200: z.extend(said, { copied: z.int(), total: z.int() }) },
  errors: ['storage_full'],
})
