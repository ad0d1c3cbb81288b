import { LogOut, Mail, Phone } from 'lucide-react'
import type { User } from '#shared/contract/platform/user.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { logOut } from './log-out.ts'

interface Props {
  user: User
  orders: number | undefined
  inCart: number
  texts: AccountTexts
}

export function AccountSummary({ user, orders, inCart, texts: t }: Props) {
  return (
    <section className="box" aria-labelledby="brief-title">
      <div className="box-head">
        <h2 id="brief-title">{t.brief}</h2>
      </div>
      <div className="box-body stack">
        <p className="row small">
          <Mail className="icon" aria-hidden="true" /> {user.email}
        </p>
        {user.phone && (
          <p className="row small">
            <Phone className="icon" aria-hidden="true" /> {user.phone}
          </p>
        )}
        <div className="account-numbers grid text-center">
          <p>
            <span className="num">{orders ?? '…'}</span>
            <span className="small">{t.ordersWord(orders ?? 0)}</span>
          </p>
          <p>
            <span className="num">{inCart}</span>
            <span className="small">{t.inCart}</span>
          </p>
        </div>
        <button type="button" className="btn btn-wide btn-small" onClick={logOut}>
          <LogOut className="icon icon-s" aria-hidden="true" /> {t.logout}
        </button>
      </div>
    </section>
  )
}
