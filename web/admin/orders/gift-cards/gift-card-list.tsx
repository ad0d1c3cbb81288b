import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import type { AdminGiftCard } from '#shared/contract/orders/admin-gift-cards.ts'
import { calendarDay, dayText, euro, some } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { AdminTable, actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { GiftCardDialog } from './gift-card-dialog.tsx'
import { giftCardsQuery } from './gift-card-queries.ts'
import { stateSigns } from './gift-card-words.ts'
import { GiveDialog } from './give-dialog.tsx'

/** Gift cards, and the liability for all of them (decision 0057). */
export default function GiftCardList() {
  const { address, open, close, opened } = useAdminAddress()
  const list = useQuery(giftCardsQuery(useApi(), address.cerca ?? '', address.pagina ?? 1))
  const sums = list.data?.sums
  const id = opened('buono')
  const columns: Column<AdminGiftCard>[] = [
    {
      label: 'Buono',
      isBare: true,
      cell: ({ recipientName, recipientEmail, ends }) => (
        <>
          <b className="bold">{recipientName}</b>
          {ends.length > 0 && <span className="num small"> …{ends.at(-1)}</span>}
          <br />
          <span className="small muted">{recipientEmail}</span>
        </>
      ),
    },
    {
      label: 'Da chi',
      className: 'cell-wide',
      cell: ({ order, senderName, reason }) => (
        <>
          {order ? <span className="num">{order.orderNumber}</span> : 'Dal negozio'}
          <br />
          <span className="small muted">{reason ?? senderName}</span>
        </>
      ),
    },
    {
      label: 'Stato',
      cell: ({ state, sendOn, sentAt }) => (
        <>
          <Badge tone={stateSigns[state].tone} icon={stateSigns[state].icon}>
            {stateSigns[state].label}
          </Badge>
          <span className="small muted block">
            {sentAt ? `mandato il ${dayText(sentAt)}` : `da mandare il ${calendarDay(sendOn)}`}
          </span>
        </>
      ),
    },
    { label: 'Valore', isRight: true, cell: ({ initial }) => <span className="num">{euro(initial)}</span> },
    { label: 'Resta', isRight: true, cell: ({ balance }) => <b className="bold num">{euro(balance)}</b> },
    actionColumn((row) => (
      <button type="button" className="btn btn-small" onClick={() => open(`buono-${row.id}`)}>
        Apri<span className="sr-only"> il buono di {row.recipientName}</span>
      </button>
    )),
  ]
  return (
    <>
      <div className="box-body row row-between wraps spaced-12">
        <p>
          {sums && (
            <>
              Da onorare <b className="bold num">{euro(sums.outstanding)}</b> su {some(sums.cards, 'buono', 'buoni')}.{' '}
              <span className="small muted">
                Venduti {euro(sums.sold)}, dati dal negozio {euro(sums.given)}.
              </span>
            </>
          )}
        </p>
        <button type="button" className="btn btn-small" onClick={() => open('buononuovo')}>
          <Gift className="icon icon-s" aria-hidden="true" /> Dai un buono
        </button>
      </div>
      <AdminList
        list={list}
        failure="I buoni non si caricano."
        empty={address.cerca ? 'Nessun buono con queste parole.' : 'Nessun buono regalo, per ora.'}
      >
        {(shown) => (
          <AdminTable {...shown} caption="Buoni regalo" className="product-table" rowKey="id" columns={columns} />
        )}
      </AdminList>
      {id && <GiftCardDialog key={id} id={id} onClose={close} />}
      {address.apri === 'buononuovo' && <GiveDialog onClose={close} />}
    </>
  )
}
