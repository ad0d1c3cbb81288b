import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { User } from '#shared/contract/platform/user.ts'
import { AccountSummary } from '#web/accounts/account-summary.tsx'
import { AddressCard } from '#web/accounts/address-card.tsx'
import { DataCard } from '#web/accounts/data-card.tsx'
import { EmailProofNote } from '#web/accounts/email-proof-note.tsx'
import { NotificationsCard } from '#web/accounts/notifications-card.tsx'
import { ProfileCard } from '#web/accounts/profile-card.tsx'
import { meQuery } from '#web/accounts/profile-queries.ts'
import { SecurityCard } from '#web/accounts/security-card.tsx'
import { Place } from '#web/extensions/place.tsx'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { ordersQuery } from '#web/orders/order/customer-order-queries.ts'
import { OrderHistory } from '#web/orders/order/order-history.tsx'
import { PastOrders } from '#web/orders/order/past-orders.tsx'
import { useCartCount } from '#web/orders/visitor-cart/use-cart-count.ts'
import { useApi } from '#web/platform/api.ts'
import { readAccountAddress } from '#web/session/account-address.ts'
import { useUser } from '#web/session/account-queries.ts'
import { type AccountTexts, accountTexts } from '#web/session/account-texts.ts'
import { AuthDialog } from '#web/session/auth-layer.tsx'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** /account: the server sends a frame without personal data; the browser reads the user. */
export function AccountPage() {
  const t = accountTexts.useChunk()
  const user = useUser()
  return (
    <div className="wrap account-page">
      <PageHead title={t.pageTitle} description={t.pageDescription} path="/account" noindex />
      <p>
        <Link to="/" className="as-target spaced-8">
          <ArrowLeft className="icon icon-s" aria-hidden="true" />
          {t.backHome}
        </Link>
      </p>
      {user ? <OwnAccount key={user.id} user={user} texts={t} /> : <Outside isWaiting={user === undefined} texts={t} />}
    </div>
  )
}

function Outside({ isWaiting, texts: t }: { isWaiting: boolean; texts: AccountTexts }) {
  const open = useOpenLayer('accedi')
  return (
    <>
      <h1>{t.pageTitle}</h1>
      {isWaiting ? (
        <Loading className="account-columns align-start">
          <Skeleton className="tall-240" />
          <Skeleton className="tall-240" />
        </Loading>
      ) : (
        <div className="box account-signed-out">
          <div className="stripes-thin" aria-hidden="true" />
          <div className="box-body stack">
            <h2>{t.loginRequired}</h2>
            <p>{t.loginRequiredText}</p>
            <button
              type="button"
              className="btn btn-main"
              onPointerEnter={AuthDialog.preload}
              onFocus={AuthDialog.preload}
              onClick={() => void open(1)}
            >
              {t.login}
            </button>
          </div>
        </div>
      )}
    </>
  )
}

function OwnAccount({ user, texts: t }: { user: User; texts: AccountTexts }) {
  const api = useApi()
  const { language } = useI18n()
  const landing = readAccountAddress(useSearch({ strict: false })).email
  const { data: me } = useQuery(meQuery(api))
  const { data: orders } = useQuery(ordersQuery(api))
  const inCart = useCartCount()
  const since = shopDate(user.createdAt, language, 'month')
  return (
    <>
      <h1 tabIndex={-1}>{t.hello(user.firstName || user.email)}</h1>
      <p className="muted">{t.summary(since)}</p>
      {me && <EmailProofNote me={me} landing={landing} texts={t} />}
      <div className="account-columns align-start">
        <div className="stack account-main account-chapters">
          <OrderHistory texts={t} />
          <AddressCard texts={t} />
          <Place name="account.main" given={{}} />
          <PastOrders texts={t} />
          <ProfileCard user={user} texts={t} />
          <SecurityCard email={user.email} texts={t} />
        </div>
        <aside className="stack account-main">
          <AccountSummary user={user} orders={orders?.length} inCart={inCart} texts={t} />
          <NotificationsCard user={user} texts={t} />
          <Place name="account.section" given={{ email: user.email }} />
          <DataCard texts={t} />
        </aside>
      </div>
    </>
  )
}
