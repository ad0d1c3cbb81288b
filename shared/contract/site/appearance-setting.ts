import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { line } from '#shared/contract/platform/fields.ts'
import { pictureOrNone } from '#shared/contract/platform/picture-field.ts'
import { setting } from '#shared/contract/platform/setting.ts'
import { isNumberPrefix } from '#shared/domain/platform/number-prefix.ts'
import { readColor } from '#shared/domain/site/accent-color.ts'

const appearanceValue = z.object({
  /** In the header; empty: the shop's name without the word of the trade. */
  shortName: line(0, 30),
  logo: pictureOrNone,
  /** Of buttons, as #rrggbb; null: the shop's green. */
  accent: z.nullable(
    z.string().check(
      z.maxLength(20, { error: 'color' }),
      z.overwrite((typed) => readColor(typed) ?? typed),
      z.refine((typed) => readColor(typed) !== undefined, { error: 'color' }),
    ),
  ),
  /** Shown with links to pages that have no picture of their own; null: one of the catalogue. */
  sharePicture: pictureOrNone,
  /** null: from the shop's name. */
  orderPrefix: z.nullable(
    z.string().check(
      z.overwrite((typed) => typed.trim().toUpperCase()),
      z.refine(isNumberPrefix, { error: 'order_prefix' }),
    ),
  ),
})
export type AppearanceValue = z.output<typeof appearanceValue>

export const appearanceSetting = setting(
  'appearance',
  'name in the header, logo, colour of buttons, share picture, prefix of order numbers',
  appearanceValue,
)

export const mostLogoBytes = 200 * 1024

export const uploadLogo = endpoint('POST', '/api/admin/settings/appearance/logo', {
  summary: 'Takes a logo (multipart, field `image`): SVG without scripts and references, or PNG, at most 200 kB',
  takesFile: 'multipart/form-data',
  replies: { 201: z.object({ imageUrl: z.string() }) },
  errors: [
    'logo_type',
    'logo_too_large',
    'logo_unsafe',
    'image_type',
    'image_too_large',
    'image_too_many_pixels',
    'storage_full',
  ],
})
