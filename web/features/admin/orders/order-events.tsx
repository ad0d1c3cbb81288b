import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AdminOrder, type OrderMailKind, orderMailKinds, resendOrderMail } from '#shared/contract/admin-orders.ts'
import { useApi } from '#web/api.ts'
import { messageOf } from '#web/features/admin/admin-api.ts'
import { momentText } from '#web/features/admin/admin-format.ts'
import { refresh } from '#web/features/admin/admin-queries.ts'
import { say, sayError } from '#web/features/admin/admin-toasts.ts'
import { changeSentence } from '#web/features/admin/order-changes/change-sentence.ts'
import { eventDetail } from './event-text.ts'
import { actorNames, eventNames, mailNames, mailStates } from './order-labels.ts'

export function OrderEvents({ order }: { order: AdminOrder }) {
  return (
    <section className="box" aria-labelledby="order-history">
      <div className="box-h">
        <h3 id="order-history">Cronologia</h3>
      </div>
      <ol className="adm-lines">
        {order.events.map(({ id, kind, actor, data, createdAt }) => (
          <li key={id}>
            <span className="min-w-0">
              <b className="b">{eventNames[kind] ?? kind}</b>
              {kind === 'changed'
                ? `: ${changeSentence({ actor, data }, order.customerName)}`
                : eventDetail(kind, data)}
              <br />
              <span className="small muted">
                <time dateTime={createdAt}>{momentText(createdAt)}</time>, {actorNames[actor] ?? actor}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <Mails order={order} />
    </section>
  )
}

function Mails({ order }: { order: AdminOrder }) {
  const api = useApi()
  const queries = useQueryClient()
  const resend = useMutation({
    mutationFn: (kind: OrderMailKind) => api(resendOrderMail, { params: { id: order.id }, body: { kind } }),
    onSuccess: () => say('E-mail in partenza', `A ${order.customerEmail}`),
    onError: (error) => sayError(messageOf(error, 'Impossibile inviare l’e-mail')),
    onSettled: () => refresh(queries, 'orders'),
  })
  const last = new Map(order.mails.map((mail) => [mail.kind, mail]))
  const kinds = orderMailKinds.filter((kind) => last.has(kind))
  if (kinds.length === 0) return null
  return (
    <>
      <h4 className="adm-sub-h">E-mail</h4>
      <ul className="adm-lines">
        {kinds.map((kind) => {
          const mail = last.get(kind)
          return (
            mail && (
              <li key={kind}>
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  <b className="b">{mailNames[kind]}</b>, {mailStates[mail.state]}
                  <br />
                  <span className="small muted">
                    {momentText(mail.sentAt ?? mail.createdAt)}, a {mail.to}
                    {mail.state !== 'sent' && mail.lastError && `. ${mail.lastError}`}
                  </span>
                </span>
                <button
                  type="button"
                  className="btn btn-s end"
                  aria-label={`Invia di nuovo: ${mailNames[kind]}`}
                  aria-disabled={resend.isPending}
                  onClick={() => !resend.isPending && resend.mutate(kind)}
                >
                  Invia di nuovo
                </button>
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}
