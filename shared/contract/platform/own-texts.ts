import * as z from 'zod/mini'
import { prose } from './fields.ts'

const textPair = z.tuple([z.string(), z.string()])
const infoBlock = z.union([
  textPair,
  z.object({ small: z.string() }),
  z.object({ ul: z.array(z.union([textPair, z.literal(false)])) }),
  z.object({ ol: z.array(textPair) }),
  z.object({ table: textPair, head: z.array(textPair), rows: z.array(z.array(z.union([textPair, z.string()]))) }),
  z.object({ form: textPair, lines: z.array(textPair), note: textPair }),
])

/** The program's own sentences of a legal page, as they stood with the shop's facts. */
export const programText = z.object({
  title: textPair,
  description: textPair,
  lead: textPair,
  sections: z.array(
    z.object({ id: z.string(), title: textPair, body: z.array(z.union([infoBlock, z.literal(false)])) }),
  ),
})
export type ProgramText = z.output<typeof programText>

export const longestText = 20_000

/** Empty: the shipped text. */
export const inBoth = { it: prose(0, longestText), en: prose(0, longestText) }

export const ownText = z.object({
  ...inBoth,
  /** The Italian text was changed after the English one. */
  isStale: z.boolean(),
})

export const ownGroup = z.object({
  texts: z.record(z.string(), ownText),
  /** Of an own page. */
  isOn: z.optional(z.boolean()),
  inFooter: z.optional(z.boolean()),
  /** Of a legal page: the day of its last change. */
  day: z.optional(z.string()),
})
export type OwnTextGroup = z.output<typeof ownGroup> & {
  /** Of a legal page: what the program said until this version, in each language. */
  programBefore?: Record<'it' | 'en', ProgramText>
}

/** What the shop has written itself, by group: a kind of mail, a page. Only texts that differ from the shipped ones. */
export type OwnTexts = Record<string, OwnTextGroup>
