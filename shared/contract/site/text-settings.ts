import * as z from 'zod/mini'
import { testMailResult } from '#shared/contract/messages/admin-mails.ts'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { instant, prose } from '#shared/contract/platform/fields.ts'
import { inBoth, longestText, ownGroup, ownText } from '#shared/contract/platform/own-texts.ts'
import { markdownBlock } from './own-pages.ts'

const textPlaces = ['mail', 'site', 'page', 'legal'] as const
export type TextPlace = (typeof textPlaces)[number]

const field = z.object({
  key: z.string(),
  label: z.string(),
  form: z.enum(['line', 'paragraph', 'markdown']),
  longest: z.int(),
  allowed: z.array(z.string()),
  must: z.array(z.string()),
  shipped: z.object({ it: z.string(), en: z.string() }),
  ...ownText.shape,
})
export type TextField = z.output<typeof field>

const group = z.object({
  /** `order_shipped`, `pagina-chi-siamo`. */
  id: z.string(),
  place: z.enum(textPlaces),
  /** Of a sentence: the part of the shop that says it. */
  where: z.optional(z.string()),
  name: z.string(),
  /** Of its page. */
  path: z.nullable(z.string()),
  /** To be named by the next change; 0: as shipped. */
  version: z.int(),
  since: z.nullable(instant),
  isOn: z.boolean(),
  inFooter: z.boolean(),
  fields: z.array(field),
})
export type TextGroup = z.output<typeof group>

const groupParam = z.object({ group: z.string().check(z.regex(/^[a-z0-9_-]{1,90}$/)) })
const texts = z.record(z.string(), z.object(inBoth))

export const listTexts = endpoint('GET', '/api/admin/texts', {
  summary: 'All texts of mails and pages that the shop can change',
  replies: { 200: z.array(group) },
})

export const changeTexts = endpoint('PUT', '/api/admin/texts/:group', {
  summary: 'Changes the texts of one mail or page; an empty text is the shipped one. A page without a version is new',
  params: groupParam,
  body: z.object({
    version: z.int({ error: 'whole_number' }),
    texts,
    /** Texts whose English was read again and stands. */
    reviewed: z.optional(z.array(z.string())),
    isOn: z.optional(z.boolean()),
    inFooter: z.optional(z.boolean()),
  }),
  replies: { 200: group },
  errors: ['edit_conflict', 'not_found'],
})

export const listTextVersions = endpoint('GET', '/api/admin/texts/:group/versions', {
  summary: 'Former versions of the texts of one mail or page, the newest first',
  params: groupParam,
  replies: { 200: z.array(z.object({ version: z.int(), since: instant, value: ownGroup })) },
  errors: ['not_found'],
})

const draft = z.object({
  language: z.enum(['it', 'en']),
  texts,
  /** The text to show, where a mail has several cases. */
  shows: z.optional(z.string()),
})

export const previewMailTexts = endpoint('POST', '/api/admin/texts/:group/preview', {
  summary: 'A mail as it arrives with these texts, with the data of the last order',
  params: groupParam,
  body: draft,
  replies: {
    200: z.object({
      subject: z.string(),
      html: z.string(),
      /** Whose order it is; null: an example. */ of: z.nullable(z.string()),
    }),
  },
  errors: ['not_found'],
})

export const sendTextTrial = endpoint('POST', '/api/admin/texts/:group/trial', {
  summary: 'Sends the mail with these texts to the shop’s own address',
  params: groupParam,
  body: draft,
  replies: { 200: testMailResult },
  errors: ['not_found'],
})

export const previewMarkdown = endpoint('POST', '/api/admin/markdown', {
  summary: 'A text with its marks as a page shows it, or a sentence about what a page cannot hold',
  body: z.object({ text: prose(0, longestText) }),
  replies: { 200: z.object({ blocks: z.array(markdownBlock), problem: z.nullable(z.string()) }) },
})
