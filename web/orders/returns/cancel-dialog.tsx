import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderReturn } from '#shared/contract/orders/order-parts/after-sales.ts'
import { cancelReturn } from '#shared/contract/orders/returns/customer-returns.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { customerKey } from '#web/session/account-queries.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { announce } from '#web/ui/live-region.tsx'
import type { ReturnTexts } from './return-texts.ts'

interface Props {
  orderNumber: string
  accessKey: string
  one: OrderReturn
  texts: ReturnTexts
  onClose(): void
}

export default function CancelDialog({ orderNumber, accessKey, one, texts: t, onClose }: Props) {
  const api = useApi()
  const queries = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => api(cancelReturn, { params: { orderNumber, code: one.code }, query: { k: accessKey } }),
    onSuccess: () => {
      onClose()
      announce(t.list.cancelled)
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['order', orderNumber] }),
        queries.invalidateQueries({ queryKey: customerKey }),
      ]),
  })
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t.list.cancelTitle}
      confirmLabel={t.list.cancelYes}
      cancelLabel={t.list.cancelNo}
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
    >
      <p>
        {t.list.cancelText(one.code)} {one.kind === 'withdrawal' && t.list.cancelWithdrawal}
      </p>
      <ErrorText>
        {cancel.isError ? (cancel.error instanceof ApiError ? cancel.error.message : t.list.cancelFailed) : undefined}
      </ErrorText>
    </AlertDialog>
  )
}
