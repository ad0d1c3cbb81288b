import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { programText } from '#shared/contract/platform/own-texts.ts'

const run = z.object({
  text: z.string(),
  isBold: z.optional(z.boolean()),
  isItalic: z.optional(z.boolean()),
  href: z.optional(z.string()),
})
export type MarkdownRun = z.output<typeof run>

/** Markdown as it is read: a list has runs for each item, all others for one line. */
export const markdownBlock = z.object({
  kind: z.enum(['heading', 'subheading', 'paragraph', 'list', 'numbers']),
  runs: z.array(z.array(run)),
})
export type MarkdownBlock = z.output<typeof markdownBlock>

export const getLegalTexts = endpoint('GET', '/api/legal-texts/:page', {
  summary: 'What the shop has added to a legal page, by section, in the language of the request',
  params: z.object({ page: z.string().check(z.maxLength(40)) }),
  query: z.object({
    /** A former version; left out: the one in force. */
    version: z.optional(z.string().check(z.regex(/^\d{1,6}$/, { error: 'whole_number' }))),
  }),
  replies: {
    200: z.object({
      /** "2026-11-24": in force since. */
      day: z.string(),
      /** The last one, in force or to be read. */
      version: z.int(),
      isInForce: z.boolean(),
      sections: z.record(z.string(), z.array(markdownBlock)),
      /** Of a former version: what the program said beside them; left out where it was not kept. */
      program: z.optional(programText),
      /** Former ones, the newest first. */
      former: z.array(z.object({ version: z.int(), day: z.string() })),
    }),
  },
  errors: ['not_found'],
})

export const getOwnPage = endpoint('GET', '/api/pages/:slug', {
  summary: 'A page that the shop has written, in the language of the request',
  params: z.object({ slug: z.string().check(z.maxLength(100)) }),
  replies: {
    200: z.object({
      title: z.string(),
      blocks: z.array(markdownBlock),
      /** Of the text: Italian where there is no English one. */
      language: z.enum(['it', 'en']),
    }),
  },
  errors: ['not_found'],
})
