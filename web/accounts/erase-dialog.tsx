import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteAccount } from '#shared/contract/accounts/account.ts'
import { useApi } from '#web/platform/api.ts'
import { accountKey, userKey } from '#web/session/account-queries.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'

export function EraseDialog({ texts: t, onClose }: { texts: AccountTexts; onClose(): void }) {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useContractForm({
    check: deleteAccount.body,
    values: { password: '' },
    name: 'erase',
    labels: { password: t.erasePassword },
  })
  return (
    <Dialog open onClose={onClose} title={t.eraseTitle} size="alert" focus="cancel" describedBy="erase-text">
      <form
        method="dialog"
        className="dialog-body stack"
        noValidate
        onSubmit={form.onSubmit(async (body) => {
          await api(deleteAccount, { body })
          window.sessionStorage.clear()
          await navigate({ to: '/' })
          queries.setQueryData(userKey, null)
          queries.removeQueries({ queryKey: [accountKey, 'own'] })
          showToast({ title: t.erased, description: t.erasedText })
        })}
      >
        <p id="erase-text">{t.eraseText}</p>
        <ErrorSummary {...form.summary} />
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <div className="row dialog-answers">
          <button type="button" className="btn" data-cancel onClick={onClose}>
            {t.cancel}
          </button>
          <SubmitButton className="btn btn-danger-full" isSending={form.isSending} busyLabel={t.erasing}>
            {t.erase}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
