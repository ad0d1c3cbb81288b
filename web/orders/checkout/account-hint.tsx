import { useTexts } from '#web/i18n/i18n.tsx'
import { checkoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import { useUser } from '#web/session/account-queries.ts'
import { AuthDialog } from '#web/session/auth-layer.tsx'
import { useOpenLayer } from '#web/ui/layer/layers.ts'

export function AccountHint() {
  const t = checkoutTexts.useChunk()
  const { login } = useTexts().layout
  const open = useOpenLayer('accedi')
  if (useUser() !== null) return null
  return (
    <p className="small end">
      <span className="no-phone">{t.haveAccount} </span>
      <button type="button" className="link btn-bare" onPointerEnter={AuthDialog.preload} onClick={() => void open(1)}>
        {login}
      </button>
    </p>
  )
}
