import { useQuery } from '@tanstack/react-query'
import {
  type BankCredit,
  bookCredit,
  bookSureCredits,
  decideCredit,
  importBankStatement,
  importedStatement,
  listBankCredits,
  splitCredit,
} from '#extensions/bank-statements/bank-credits.ts'
import { changeAdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { CallInput } from '#shared/contract/platform/endpoint.ts'
import { sendFile } from '#web/admin/admin-api.ts'
import { some } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { addressOf, useApi } from '#web/platform/api.ts'

export function useCredits() {
  const api = useApi()
  return useQuery({
    ...readQuery(api, listBankCredits),
    ...shownFresh,
    select: (rows) => ({ rows }),
  })
}

export function useStatementUpload() {
  return useAct({
    call: async (_, file: File) =>
      importedStatement.parse(await sendFile(addressOf(importBankStatement, {}), 'application/octet-stream', file)),
    failed: 'Impossibile leggere il file',
  })
}

type Decision = CallInput<typeof decideCredit>['body']['state']
export type CreditStep =
  | { kind: 'book'; orderId: string; reopen?: boolean }
  | { kind: 'split'; orderIds: readonly string[] }
  | { kind: 'decide'; state: Decision; said: string }
  /** Accepts a partial amount: the order goes on. */
  | { kind: 'accept'; orderId: string }

export function useCreditSteps() {
  const step = useAct({
    call: async (api, { credit: { id }, step: one }: { credit: BankCredit; step: CreditStep }) => {
      if (one.kind === 'decide') await api(decideCredit, { params: { id }, body: { state: one.state } })
      else if (one.kind === 'accept')
        await api(changeAdminOrder, { params: { id: one.orderId }, body: { paymentStatus: 'paid' } })
      else if (one.kind === 'split')
        await api(splitCredit, { params: { id }, body: { parts: one.orderIds.map((orderId) => ({ orderId })) } })
      else await api(bookCredit, { params: { id }, body: { orderId: one.orderId, reopen: one.reopen ?? true } })
    },
    said: (_none, { credit, step: one }) => [
      one.kind === 'decide' ? one.said : 'Bonifico registrato',
      `${credit.payer || 'Senza nome'}, ${credit.text}`,
    ],
    failed: 'Impossibile registrare il bonifico',
    // A decided credit stays in the list until it is read again; the other rows need not wait.
    mayOverlap: true,
  })
  const sure = useAct({
    call: (api, ids: string[]) => api(bookSureCredits, { body: { ids } }),
    said: ({ booked, left }) => [
      some(booked, 'bonifico confermato', 'bonifici confermati'),
      left > 0 ? `${some(left, 'è rimasto', 'sono rimasti')}: guardali uno per uno.` : 'Ogni cliente riceve l’e-mail.',
    ],
    failed: 'Impossibile confermare i bonifici',
  })
  const isBusy = ({ id }: BankCredit) => sure.busy || step.sending?.credit.id === id
  return {
    isBusy,
    isBookingSure: sure.busy,
    take: (credit: BankCredit, one: CreditStep) => {
      if (!isBusy(credit)) step.send({ credit, step: one })
    },
    bookSure: sure.send,
  }
}
