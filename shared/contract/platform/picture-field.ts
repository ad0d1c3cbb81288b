import * as z from 'zod/mini'

/** The address of an uploaded picture, or null. */
export const pictureOrNone = z.nullable(
  z.string().check(z.maxLength(300), z.regex(/^\/images\/[a-z0-9-]+\.webp$/, { error: 'image' })),
)
