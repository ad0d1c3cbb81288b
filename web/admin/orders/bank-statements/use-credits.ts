import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeAdminOrder } from '#shared/contract/orders/admin-orders.ts'
import {
  type BankCredit,
  bookCredit,
  bookSureCredits,
  decideCredit,
  importBankStatement,
  importedStatement,
  listBankCredits,
  splitCredit,
} from '#shared/contract/orders/bank-credits.ts'
import type { CallInput } from '#shared/contract/platform/endpoint.ts'
import { messageOf, sendFile } from '#web/admin/admin-api.ts'
import { some } from '#web/admin/admin-format.ts'
import { adminKey, type ListPage, refresh } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { addressOf, useApi } from '#web/api.ts'

const part = 'bank-credits'
/** Queries affected by a booking. */
const touched = [part, 'orders', 'todo', 'stats', 'sales', 'customers']

export function useCredits() {
  const api = useApi()
  return useQuery({
    queryKey: [...adminKey, part],
    queryFn: async ({ signal }): Promise<ListPage<BankCredit>> => ({
      rows: await api(listBankCredits, {}, { signal }),
    }),
    staleTime: 0,
  })
}

export function useStatementUpload() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) =>
      importedStatement.parse(await sendFile(addressOf(importBankStatement, {}), 'application/octet-stream', file)),
    onSuccess: () => refresh(queries, part),
    onError: (error) => sayError(messageOf(error, 'Impossibile leggere il file')),
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
  const api = useApi()
  const queries = useQueryClient()
  const step = useMutation({
    mutationFn: async ({ credit: { id }, step: one }: { credit: BankCredit; step: CreditStep }) => {
      if (one.kind === 'decide') await api(decideCredit, { params: { id }, body: { state: one.state } })
      else if (one.kind === 'accept')
        await api(changeAdminOrder, { params: { id: one.orderId }, body: { paymentStatus: 'paid' } })
      else if (one.kind === 'split')
        await api(splitCredit, { params: { id }, body: { parts: one.orderIds.map((orderId) => ({ orderId })) } })
      else await api(bookCredit, { params: { id }, body: { orderId: one.orderId, reopen: one.reopen ?? true } })
    },
    onSuccess: (_none, { credit, step: one }) =>
      say(one.kind === 'decide' ? one.said : 'Bonifico registrato', `${credit.payer || 'Senza nome'}, ${credit.text}`),
    onError: (error) => sayError(messageOf(error, 'Impossibile registrare il bonifico')),
    onSettled: () => refresh(queries, ...touched),
  })
  const sure = useMutation({
    mutationFn: (ids: string[]) => api(bookSureCredits, { body: { ids } }),
    onSuccess: ({ booked, left }) =>
      say(
        some(booked, 'bonifico confermato', 'bonifici confermati'),
        left > 0
          ? `${some(left, 'è rimasto', 'sono rimasti')}: guardali uno per uno.`
          : 'Ogni cliente riceve l’e-mail.',
      ),
    onError: (error) => sayError(messageOf(error, 'Impossibile confermare i bonifici')),
    onSettled: () => refresh(queries, ...touched),
  })
  // A decided credit stays in the list until it is read again; the other rows need not wait.
  const isBusy = (credit: BankCredit) => sure.isPending || (step.isPending && step.variables.credit.id === credit.id)
  return {
    isBusy,
    isBookingSure: sure.isPending,
    take: (credit: BankCredit, one: CreditStep) => {
      if (!isBusy(credit)) step.mutate({ credit, step: one })
    },
    bookSure: (ids: string[]) => {
      if (!sure.isPending) sure.mutate(ids)
    },
  }
}
