import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam } from '#shared/contract/platform/fields.ts'
import { changePart, moneyErrors, tendersIn } from '../../counter/counter-settings.ts'
import { jobDetail } from './job-calls.ts'

const soldJob = z.extend(jobDetail, changePart)

export const handOverJob = endpoint('POST', '/api/admin/jobs/:id/hand-over', {
  summary:
    'Gives a bicycle that is ready back and takes what is to pay: a sale over the counter with its labour and parts',
  params: idParam,
  body: z.object({ tenders: tendersIn }),
  replies: { 201: soldJob, 200: soldJob },
  errors: [
    'job_unknown',
    'invalid_transition',
    'payment_required',
    'payment_under_way',
    'shop_not_ready',
    'stock_full',
    'insufficient_stock',
    ...moneyErrors,
  ],
})
