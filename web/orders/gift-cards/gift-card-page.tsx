import { useHydrated } from '#web/platform/use-hydrated.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { BalanceForm } from './balance-form.tsx'
import { BuyForm, firstCents } from './buy-form.tsx'
import { GiftCardFace } from './gift-card-face.tsx'
import { giftCardTexts } from './gift-card-texts.ts'
import './gift-cards.css'

/** /buono-regalo: buys a card, and shows a card's balance. */
export function GiftCardPage() {
  const isHydrated = useHydrated()
  const { page: t, balance } = giftCardTexts.useChunk()
  return (
    <div className="wrap gift-columns">
      <PageHead title={t.title} description={t.lead} path="/buono-regalo" />
      <header className="grid spaced-12">
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
        <ul className="small muted bullets">
          {t.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </header>
      {isHydrated ? (
        <BuyForm />
      ) : (
        <>
          <GiftCardFace cents={firstCents} />
          <Loading className="stack">
            <Skeleton className="tall-240" />
          </Loading>
        </>
      )}
      <section className="box" aria-labelledby="saldo">
        <div className="box-body stack">
          <h2 className="block-title below-0" id="saldo">
            {balance.title}
          </h2>
          <BalanceForm />
        </div>
      </section>
    </div>
  )
}
