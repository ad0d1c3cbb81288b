import { queryOptions } from '@tanstack/react-query'
import { type DemoMail, listDemoMails, readDemoMail } from '#shared/contract/messages/demo-mails.ts'
import type { Api } from '#web/platform/api.ts'
import type { OutboxAddress } from './outbox-address.ts'

export const mailsPerPage = 20
const whileWaitingMs = 2_000

const isWaiting = (mails: readonly DemoMail[]) => mails.some((mail) => mail.state === 'pending')

/** One page of the outbox; refreshed while a mail is about to be sent. */
export const outboxQuery = (api: Api, { per, pagina = 1 }: OutboxAddress) =>
  queryOptions({
    queryKey: ['outbox', per ?? '', pagina],
    queryFn: async ({ signal }) => {
      const query = { to: per, limit: String(mailsPerPage), offset: String((pagina - 1) * mailsPerPage) }
      const { data, headers } = await api.withHeaders(listDemoMails, { query }, { signal })
      return { mails: data, total: Number(headers.get('x-total-count')) }
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (data && isWaiting(data.mails) ? whileWaitingMs : false),
  })

export const mailQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['outbox', 'mail', id],
    queryFn: ({ signal }) => api(readDemoMail, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isWaiting([data]) ? whileWaitingMs : false),
  })
