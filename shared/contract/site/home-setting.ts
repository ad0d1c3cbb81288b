import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { homeValue } from '#shared/contract/platform/home-value.ts'
import { setting } from '#shared/contract/platform/setting.ts'
import { languages } from '#shared/domain/platform/language.ts'

export const homeSetting = setting('home', 'parts of the home page, their order, texts and pictures', homeValue)

export const previewHome = endpoint('POST', '/api/admin/settings/home/preview', {
  summary: 'The home page as it would be with these parts, as HTML; nothing is changed',
  body: z.object({ language: z.enum(languages), value: homeValue }),
  replies: { 200: z.object({ html: z.string() }) },
  errors: ['not_found'],
})
