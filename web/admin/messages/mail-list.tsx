import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CirclePause, CircleX, FileX, Hourglass, RotateCcw, Send } from 'lucide-react'
import { type AdminMail, listAdminMails, retryMail } from '#shared/contract/messages/admin-mails.ts'
import { mailStates } from '#shared/domain/platform/states/mail-states.ts'
import { momentText } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { listPageQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { tasksQuery } from '#web/admin/tasks-query.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { mailName } from './mail-labels.ts'
import { ResendUndelivered } from './mail-settings.tsx'

const signs = {
  pending: { label: 'In attesa', tone: 'amber', icon: Hourglass },
  held: { label: 'Trattenuta', tone: 'amber', icon: CirclePause },
  sent: { label: 'Inviata', tone: 'ok', icon: CircleCheck },
  not_delivered: { label: 'Mai partita', tone: 'red', icon: FileX },
  dead: { label: 'Non recapitata', tone: 'red', icon: CircleX },
} as const

export default function MailList() {
  const api = useApi()
  const { address, set } = useAdminAddress()
  const state = mailStates.find((one) => one === address.stato)
  const list = useQuery({
    ...listPageQuery(api, listAdminMails, { state }, address.pagina ?? 1),
    staleTime: 0,
  })
  const retry = useAct({
    call: (api, { id }: AdminMail) => api(retryMail, { params: { id: String(id) } }),
    said: ({ to }) => ['E-mail in partenza', `A ${to}`],
    failed: 'Impossibile inviare l’e-mail',
  })
  const { column } = useRowActions<AdminMail>(
    ({ kind, to }) => `${mailName(kind)} a ${to}`,
    [
      { icon: Send, label: 'Invia ora:', text: 'Invia ora', when: ({ state }) => state === 'held', act: retry },
      {
        icon: RotateCcw,
        label: 'Riprova:',
        text: 'Riprova',
        when: ({ state }) => state !== 'sent' && state !== 'held',
        act: retry,
      },
    ],
    '',
  )
  const { data: tasks } = useQuery(tasksQuery(api))
  const undelivered = tasks?.undeliveredMails
  const columns: Column<AdminMail>[] = [
    { label: 'E-mail', isBare: true, cell: ({ kind }) => <b className="bold">{mailName(kind)}</b> },
    { label: 'A', className: 'cell-wide', cell: ({ to }) => to },
    { label: 'Data', cell: ({ sentAt, createdAt }) => momentText(sentAt ?? createdAt) },
    {
      label: 'Stato',
      cell: ({ state, lastError }) => (
        <>
          <Badge {...signs[state]}>{signs[state].label}</Badge>
          {state === 'held' && <span className="small muted"> Troppi messaggi a un indirizzo non confermato</span>}
          {state !== 'sent' && lastError && <span className="small muted"> {lastError}</span>}
        </>
      ),
    },
    column,
  ]
  return (
    <>
      <div className="box-body">
        <select
          className="input admin-reason"
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
        {undelivered?.hasServer && undelivered.count > 0 && <ResendUndelivered count={undelivered.count} />}
      </div>
      <AdminList list={list} failure="Le e-mail non si caricano." empty="Nessuna e-mail.">
        {(shown) => <AdminTable {...shown} caption="E-mail" rowKey="id" columns={columns} />}
      </AdminList>
    </>
  )
}
