import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, Hourglass, RotateCcw } from 'lucide-react'
import { listAdminMails, mailStates, retryMail } from '#shared/contract/admin-mails.ts'
import { useApi } from '#web/api.ts'
import { messageOf, totalCount } from '#web/features/admin/admin-api.ts'
import { momentText } from '#web/features/admin/admin-format.ts'
import { adminKey, refresh } from '#web/features/admin/admin-queries.ts'
import { say, sayError } from '#web/features/admin/admin-toasts.ts'
import { ListEmpty, ListFailure } from '#web/features/admin/list-notes.tsx'
import { ListPager, pageSize } from '#web/features/admin/list-pager.tsx'
import { TableSkeleton } from '#web/features/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/features/admin/use-admin-address.ts'
import { Badge } from '#web/ui/badge.tsx'
import { mailNames } from './order-labels.ts'

const signs = {
  pending: { label: 'In attesa', tone: 'ambra', icon: Hourglass },
  sent: { label: 'Inviata', tone: 'ok', icon: CircleCheck },
  dead: { label: 'Non recapitata', tone: 'rosso', icon: CircleX },
} as const

export default function MailList() {
  const api = useApi()
  const queries = useQueryClient()
  const { address, set } = useAdminAddress()
  const page = address.pagina ?? 1
  const state = mailStates.find((one) => one === address.stato)
  const list = useQuery({
    queryKey: [...adminKey, 'mails', state, page],
    queryFn: async ({ signal }) => {
      const query = { state, limit: String(pageSize), offset: String((page - 1) * pageSize) }
      const { data, headers } = await api.withHeaders(listAdminMails, { query }, { signal })
      return { mails: data, total: totalCount(headers) }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const retry = useMutation({
    mutationFn: (id: number) => api(retryMail, { params: { id: String(id) } }),
    onSuccess: ({ to }) => say('E-mail in partenza', `A ${to}`),
    onError: (error) => sayError(messageOf(error, 'Impossibile inviare l’e-mail')),
    onSettled: () => refresh(queries, 'mails', 'todo', 'orders'),
  })
  if (list.isError) return <ListFailure what="Le e-mail non si caricano." list={list} />
  if (!list.data) return <TableSkeleton />
  return (
    <>
      <div className="box-b">
        <select
          className="in adm-reason"
          aria-label="Filtra le e-mail per stato"
          value={state ?? ''}
          onChange={({ target }) => set({ stato: target.value || undefined })}
        >
          <option value="">Tutte le e-mail</option>
          {mailStates.map((one) => (
            <option key={one} value={one}>
              {signs[one].label}
            </option>
          ))}
        </select>
      </div>
      {list.data.total === 0 ? (
        <ListEmpty>Nessuna e-mail.</ListEmpty>
      ) : (
        <table className="tbl" aria-busy={list.isPlaceholderData}>
          <caption className="vh">E-mail</caption>
          <thead>
            <tr>
              <th scope="col">E-mail</th>
              <th scope="col">A</th>
              <th scope="col">Data</th>
              <th scope="col">Stato</th>
              <th scope="col" className="r">
                Azioni
              </th>
            </tr>
          </thead>
          <tbody>
            {list.data.mails.map((mail) => (
              <tr key={mail.id}>
                <td>
                  <b className="b">{mailNames[mail.kind] ?? mail.kind}</b>
                </td>
                <td className="td-wide [overflow-wrap:anywhere]" data-label="A">
                  {mail.to}
                </td>
                <td data-label="Data">{momentText(mail.sentAt ?? mail.createdAt)}</td>
                <td data-label="Stato">
                  <Badge tone={signs[mail.state].tone} icon={signs[mail.state].icon}>
                    {signs[mail.state].label}
                  </Badge>
                  {mail.state !== 'sent' && mail.lastError && (
                    <span className="small muted [overflow-wrap:anywhere]"> {mail.lastError}</span>
                  )}
                </td>
                <td className="r">
                  {mail.state !== 'sent' && (
                    <button
                      type="button"
                      className="btn btn-s"
                      aria-label={`Riprova: ${mailNames[mail.kind] ?? mail.kind} a ${mail.to}`}
                      aria-disabled={retry.isPending}
                      onClick={() => !retry.isPending && retry.mutate(mail.id)}
                    >
                      <RotateCcw className="i i-s" aria-hidden="true" /> Riprova
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {list.data.total > 0 && (
        <ListPager page={page} total={list.data.total} onPage={(next) => set({ pagina: next })} />
      )}
    </>
  )
}
