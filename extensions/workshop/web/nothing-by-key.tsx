import { useShop } from '#web/i18n/shop-query.ts'
import { PageHead } from '#web/ui/page-head.tsx'

/** Of a page that a key opens: no other site learns its address. */
export function WorkshopKeyHead({ title, description, path }: { title: string; description: string; path: string }) {
  return (
    <>
      <PageHead {...{ title, description, path }} noindex />
      <meta name="referrer" content="no-referrer" />
    </>
  )
}

export function NothingByKey({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="above-12">
        {text} <ShopPhone />
      </p>
    </>
  )
}

export function ShopPhone() {
  const { phone, isReady } = useShop()
  return isReady && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
}
