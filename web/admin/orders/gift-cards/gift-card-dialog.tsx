import { useQuery } from '@tanstack/react-query'
import {
  type AdminGiftCardDetail,
  blockGiftCard,
  getGiftCard,
  giftCardMail,
  mailGiftCard,
} from '#shared/contract/orders/admin-gift-cards.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { calendarDay, euro, momentText } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { AdminTable } from '#web/admin/admin-table.tsx'
import { say } from '#web/admin/admin-toasts.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useAct, useRefresh } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { movementNames, stateSigns } from './gift-card-words.ts'

export function GiftCardDialog({ id, onClose }: { id: string; onClose(): void }) {
  const query = useQuery(readQuery(useApi(), getGiftCard, { params: { id } }))
  return (
    <Dialog open onClose={onClose} title={query.data ? `Buono di ${query.data.recipientName}` : 'Buono regalo'}>
      <div className="dialog-body stack">
        <Loaded query={query} failure="Il buono non si carica.">
          {(card) => <Detail card={card} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function Detail({ card }: { card: AdminGiftCardDetail }) {
  const { open } = useAdminAddress()
  const sign = stateSigns[card.state]
  const facts: [string, string][] = [
    ['Resta', `${euro(card.balance)} di ${euro(card.initial)}`],
    ...(centsOf(card.held) > 0 ? ([['In un pagamento', euro(card.held)]] as [string, string][]) : []),
    ['A', card.recipientEmail],
    ['Da', card.senderName],
    [card.sentAt ? 'Mandato' : 'Da mandare', card.sentAt ? momentText(card.sentAt) : calendarDay(card.sendOn)],
    ...(card.ends.length > 0 ? ([['Il codice finisce con', card.ends.join(', ')]] as [string, string][]) : []),
    ...(card.reason ? ([['Motivo', card.reason]] as [string, string][]) : []),
    ...(card.message ? ([['Messaggio', card.message]] as [string, string][]) : []),
  ]
  const { order } = card
  return (
    <>
      <p className="row wraps spaced-8">
        <Badge tone={sign.tone} icon={sign.icon}>
          {sign.label}
        </Badge>
        {order && (
          <button type="button" className="link btn-bare" onClick={() => open(`ordine-${order.id}`)}>
            Ordine {order.orderNumber}
          </button>
        )}
      </p>
      <table className="sums">
        <tbody>
          {facts.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <AdminTable
        rows={card.movements}
        caption="Movimenti del buono"
        className="product-table"
        rowKey="id"
        isBusy={false}
        columns={[
          { label: 'Quando', cell: ({ createdAt }) => <span className="small">{momentText(createdAt)}</span> },
          {
            label: 'Che cosa',
            isBare: true,
            cell: ({ kind, order: of }) => `${movementNames[kind]}${of ? `, ${of.orderNumber}` : ''}`,
          },
          { label: 'Importo', isRight: true, cell: ({ amount }) => <b className="bold num">{euro(amount)}</b> },
        ]}
      />
      <Acts card={card} />
    </>
  )
}

function Acts({ card }: { card: AdminGiftCardDetail }) {
  const api = useApi()
  const refresh = useRefresh()
  const params = { id: card.id }
  const isBlocked = card.state === 'blocked'
  const block = useAct({
    call: () => api(blockGiftCard, { params, body: { isBlocked: !isBlocked } }),
    said: isBlocked ? 'Buono sbloccato' : 'Buono bloccato',
  })
  const fields = useContractForm({
    check: giftCardMail,
    values: { recipientEmail: card.recipientEmail },
    name: 'gift-mail',
    labels: { recipientEmail: 'E-mail di chi lo riceve' },
  })
  async function send(body: { recipientEmail: string }) {
    await api(mailGiftCard, { params, body })
    say('Buono mandato')
    await refresh()
  }
  const maySend = card.state === 'sent' || card.state === 'planned'
  return (
    <>
      {maySend && (
        <form method="dialog" noValidate className="stack" onSubmit={fields.onSubmit(send)}>
          <ErrorSummary {...fields.summary} />
          <TextField
            {...fields.field('recipientEmail')}
            hint="A un altro indirizzo arriva un codice nuovo, e quello di prima non vale più."
            autoComplete="off"
            {...emailInput}
          />
          <p>
            <SubmitButton className="btn btn-small" isSending={fields.isSending} busyLabel="Mando…">
              {card.sentAt ? 'Manda di nuovo' : 'Cambia indirizzo'}
            </SubmitButton>
          </p>
        </form>
      )}
      {(maySend || isBlocked) && (
        <p>
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={block.busy || undefined}
            onClick={() => block.send()}
          >
            {isBlocked ? 'Sblocca' : 'Blocca'}
          </button>
        </p>
      )}
    </>
  )
}
