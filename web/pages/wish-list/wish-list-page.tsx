import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { shareWishList, unshareWishList } from '#shared/contract/catalog/wish-lists.ts'
import { addressIn } from '#shared/domain/platform/language.ts'
import { compareSearch, maxCompared } from '#web/catalog/compare/compare-address.ts'
import { SeenRow } from '#web/catalog/wish-list/seen-row.tsx'
import { joinWishLists, toggleWish, type Wish, wishList } from '#web/catalog/wish-list/wish-list.ts'
import { wishListTexts } from '#web/catalog/wish-list/wish-list-texts.ts'
import { WishRow } from '#web/catalog/wish-list/wish-row.tsx'
import { wishedProductsQuery } from '#web/catalog/wish-list/wished-products-query.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { NothingHere } from '#web/pages/nothing-here.tsx'
import { useApi } from '#web/platform/api.ts'
import { useHydrated } from '#web/platform/use-hydrated.ts'
import { accountKey, useUser } from '#web/session/account-queries.ts'
import { AuthDialog } from '#web/session/auth-layer.tsx'
import { emptyList } from '#web/session/stored-list.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { announce } from '#web/ui/live-region.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast/toast-store.ts'
import './wish-list-page.css'

/** /lista: this browser's list, which is the account's once one is logged in. */
export function WishListPage() {
  const t = wishListTexts.useChunk()
  return (
    <div className="wrap wish-list-page">
      <PageHead title={t.title} description={t.description} path="/lista" noindex />
      {useHydrated() ? (
        <>
          <OwnList />
          <SeenRow />
        </>
      ) : (
        <>
          <h1>{t.title}</h1>
          <Loading>
            <Skeleton className="tall-240" />
          </Loading>
        </>
      )}
    </div>
  )
}

function OwnList() {
  const t = wishListTexts.useChunk()
  const api = useApi()
  const user = useUser()
  const account = useQuery({
    queryKey: [accountKey, 'own', 'wish-list'],
    queryFn: () => joinWishLists(api),
    enabled: Boolean(user),
    refetchOnMount: 'always',
  })
  const lines = useSyncExternalStore(wishList.subscribe, wishList.lines, emptyList)
  const products = useQuery(
    wishedProductsQuery(
      api,
      lines.map(({ productId }) => productId),
    ),
  )
  const remove = (wish: Wish) =>
    toggleWish(api, wish).catch(() => {
      showToast({ variant: 'destructive', title: t.failedTitle, description: t.failed })
    })
  if (lines.length === 0)
    return account.isLoading ? (
      <Loading>
        <Skeleton className="tall-240" />
      </Loading>
    ) : (
      <EmptyList />
    )
  const left = account.data === undefined ? 0 : lines.filter(({ isKept }) => !isKept).length
  return (
    <>
      <div className="wish-head flex wraps align-end row-between">
        <div>
          <h1>{t.title}</h1>
          <p className="muted">{t.summary(lines.length, Boolean(user))}</p>
          {left > 0 && <p className="note above-12">{t.left(left)}</p>}
        </div>
        <Actions lines={lines} linkKey={account.data} isSignedIn={Boolean(user)} />
      </div>
      {products.isError && !products.data && (
        <ErrorState what={t.loadFailed} busy={products.isFetching} onRetry={() => void products.refetch()} />
      )}
      {products.data && (
        // biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role
        <ul className="stroke-above" role="list">
          {lines.map((wish) => (
            <WishRow
              key={wish.productId}
              wish={wish}
              product={products.data.get(wish.productId)}
              onRemove={() => void remove(wish)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function Actions({
  lines,
  linkKey,
  isSignedIn,
}: {
  lines: readonly Wish[]
  linkKey: string | null | undefined
  isSignedIn: boolean
}) {
  const t = wishListTexts.useChunk()
  const api = useApi()
  const queries = useQueryClient()
  const openLogin = useOpenLayer('accedi')
  const { language } = useI18n()
  const { publicUrl } = useShop()
  const [isBusy, setBusy] = useState(false)
  const { data } = useQuery(
    wishedProductsQuery(
      api,
      lines.map(({ productId }) => productId),
    ),
  )
  const bikes = lines.map(({ productId }) => data?.get(productId)).filter((one) => one?.category === 'biciclette')
  const compared = bikes.flatMap((one) => one?.slug ?? []).slice(0, maxCompared)
  const change = async (next: () => Promise<string | null>, said: string) => {
    setBusy(true)
    try {
      queries.setQueryData([accountKey, 'own', 'wish-list'], await next())
      announce(said)
    } catch (error) {
      console.error(error)
      showToast({ variant: 'destructive', title: t.failedTitle, description: t.failed })
    }
    setBusy(false)
  }
  return (
    <div className="row wraps spaced-12 no-print">
      {isSignedIn ? (
        !linkKey && (
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void change(async () => (await api(shareWishList, {})).key, t.shareText)}
          >
            <Link2 className="icon icon-s" aria-hidden="true" /> {t.share}
          </button>
        )
      ) : (
        <button
          type="button"
          className="btn btn-small"
          onPointerEnter={AuthDialog.preload}
          onFocus={AuthDialog.preload}
          onClick={() => void openLogin(1)}
        >
          <Link2 className="icon icon-s" aria-hidden="true" /> {t.shareLogin}
        </button>
      )}
      {compared.length > 1 && (
        <Link className="btn btn-small" to="/confronta" search={compareSearch(compared)}>
          {t.compare(compared.length)}
        </Link>
      )}
      {isSignedIn && linkKey && (
        <div className="wish-link">
          <p className="small muted">{t.shareText}</p>
          <p className="row wraps spaced-12">
            <CopyButton
              text={publicUrl.replace(/\/$/, '') + addressIn(`/lista/${linkKey}`, language)}
              label={t.copyLink}
              icon={Link2}
            >
              {t.copyLink}
            </CopyButton>
            <button
              type="button"
              className="link small as-target"
              aria-disabled={isBusy}
              onClick={() => !isBusy && void change(() => api(unshareWishList).then(() => null), t.unshared)}
            >
              {t.unshare}
            </button>
          </p>
        </div>
      )}
    </div>
  )
}

function EmptyList() {
  const t = wishListTexts.useChunk()
  return <NothingHere title={t.emptyTitle} text={t.emptyText} link={t.emptyLink} />
}
