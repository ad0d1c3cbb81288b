import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { setting } from '#shared/contract/platform/setting.ts'

/** Steps that only the owner's word completes. */
const confirmedSteps = ['mail', 'wallet', 'guarantee', 'texts', 'delivery'] as const
const confirmedStep = z.enum(confirmedSteps)
export type ConfirmedStep = z.output<typeof confirmedStep>

const openingMarks = z.object({
  confirmed: z.array(confirmedStep).check(z.maxLength(confirmedSteps.length)),
  /** The list is put away before it is done. */
  isHidden: z.boolean(),
})
export type OpeningMarks = z.output<typeof openingMarks>

export const openingSetting = setting('opening', 'what the owner has confirmed before opening', openingMarks)

const openingStep = z.object({
  id: z.enum(['facts', 'hours', 'bank', 'product', ...confirmedSteps]),
  /** `trial`: buyers do not pay with money. `fails`: no mail leaves. */
  state: z.enum(['done', 'missing', 'trial', 'to_confirm', 'fails']),
  note: z.string(),
})
export type OpeningStep = z.output<typeof openingStep>

export const getOpeningSteps = endpoint('GET', '/api/admin/opening', {
  summary: 'What a new shop still has to do before it opens; an empty list when nothing, or in the demo',
  replies: {
    200: z.object({
      version: z.int(),
      marks: openingMarks,
      steps: z.array(openingStep),
      /** Whether it can be paid by bank transfer; said while it can't, even where the list is put away. */
      takesTransfers: z.boolean(),
    }),
  },
})
