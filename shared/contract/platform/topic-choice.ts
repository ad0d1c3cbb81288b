import * as z from 'zod/mini'

/** What a reader has chosen of one topic of mails. `isOn`: mails of the topic may come. `mayJoin`: the link confirms a request. */
export const mailChoice = z.object({
  topic: z.string(),
  email: z.string(),
  isOn: z.boolean(),
  mayJoin: z.boolean(),
})
export type MailChoice = z.output<typeof mailChoice>
