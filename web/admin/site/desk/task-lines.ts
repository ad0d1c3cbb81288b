import { useQuery } from '@tanstack/react-query'
import type { AdminTasks } from '#shared/contract/platform/admin-tasks.ts'
import { type AdminAddress, readAdminAddress } from '#web/admin/admin-address.ts'
import { countText } from '#web/admin/admin-format.ts'
import { tasksQuery } from '#web/admin/tasks-query.ts'
import { useMay } from '#web/admin/use-may.ts'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { useApi } from '#web/platform/api.ts'
import { mayOpen } from './desk-sections.ts'

export const imagesId = 'immagini'

export interface TaskLine {
  count: number
  one: string
  many: string
  note?: string | null | undefined
  isUrgent?: boolean
  to: AdminAddress
  hash?: string
}

/** One line a kind of work. Money that the law wants back within days and mails that reach no customer come first. */
function taskLines(tasks: AdminTasks): TaskLine[] {
  const { toShip, lateOrders, openReturns, openWithdrawals, undeliveredMails, failedMails } = tasks
  const late = lateOrders.count > 0 && `${countText(lateOrders.count)} in ritardo ${lateOrders.note ?? ''}`
  const lines: TaskLine[] = [
    {
      ...toShip,
      one: 'ordine da spedire',
      many: 'ordini da spedire',
      ...(late && { note: late.trim() }),
      to: { tab: 'ordini', stato: 'to_ship' },
    },
    {
      ...tasks.toConfirm,
      one: 'bonifico da verificare',
      many: 'bonifici da verificare',
      to: readAdminAddress(deskRows('tasks')[0]?.toConfirm ?? { tab: 'ordini', stato: 'to_confirm' }),
    },
    {
      count: openReturns.count + openWithdrawals.count,
      one: 'reso o recesso',
      many: 'resi e recessi',
      note: openReturns.urgent > 0 ? openReturns.note : (openWithdrawals.note ?? openReturns.note),
      isUrgent: openReturns.urgent > 0,
      to: { tab: 'ordini', vista: 'resi' },
    },
    {
      ...tasks.toRefund,
      one: 'rimborso da fare con bonifico',
      many: 'rimborsi da fare con bonifico',
      to: { tab: 'ordini', stato: 'to_refund' },
    },
    {
      ...tasks.pendingReviews,
      one: 'recensione in attesa',
      many: 'recensioni in attesa',
      to: { tab: 'recensioni', stato: 'attesa' },
    },
    {
      ...tasks.openQuestions,
      one: 'domanda senza risposta',
      many: 'domande senza risposta',
      to: { tab: 'recensioni', vista: 'domande' },
    },
    {
      ...tasks.lowStock,
      one: 'prodotto sotto scorta',
      many: 'prodotti sotto scorta',
      to: { tab: 'prodotti', stato: 'scorta' },
    },
    {
      ...tasks.usedToComplete,
      one: 'usata da completare per la vendita online',
      many: 'usate da completare per la vendita online',
      to: { tab: 'prodotti', categoria: 'bici-usate' },
    },
    {
      ...tasks.paymentsToCheck,
      one: 'pagamento da controllare',
      many: 'pagamenti da controllare',
      to: { tab: 'ordini', vista: 'pagamenti' },
    },
    {
      ...tasks.hoarding,
      one: 'acquisto insolito da controllare',
      many: 'acquisti insoliti da controllare',
      to: { tab: 'ordini', stato: 'hoarding' },
    },
    {
      count: undeliveredMails.count + failedMails.count,
      one: 'e-mail non arrivata',
      many: 'e-mail non arrivate',
      note: undeliveredMails.note,
      isUrgent: undeliveredMails.count > 0,
      to: { tab: 'ordini', vista: 'email', stato: undeliveredMails.count > 0 ? 'not_delivered' : 'dead' },
    },
    {
      ...tasks.heldMails,
      one: 'e-mail trattenuta',
      many: 'e-mail trattenute',
      to: { tab: 'ordini', vista: 'email', stato: 'held' },
    },
    {
      ...tasks.failedEvents,
      one: 'messaggio non arrivato a un programma',
      many: 'messaggi non arrivati ai programmi',
      to: { tab: 'negozio', vista: 'collegamenti' },
    },
    {
      ...tasks.images,
      one: 'immagine mancante o danneggiata',
      many: 'immagini mancanti o danneggiate',
      to: {},
      hash: imagesId,
    },
    ...tasks.others.map(({ to, isUrgent = false, ...other }) => ({ ...other, isUrgent, to: readAdminAddress(to) })),
  ]
  return lines
}

/** Those of extensions come beside the shop's own. */
export function useTaskLines() {
  const may = useMay()
  const query = useQuery(tasksQuery(useApi()))
  const lines = query.data && taskLines(query.data).filter(({ count, to }) => count > 0 && mayOpen(to, may))
  return { ...query, lines: lines?.sort((a, b) => Number(b.isUrgent ?? false) - Number(a.isUrgent ?? false)) }
}
