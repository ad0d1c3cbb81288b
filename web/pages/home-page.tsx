import { useShop } from '#web/shop-query.ts'

export function HomePage() {
  const shop = useShop()
  return (
    <section className="wrap sec">
      <title>{shop.name}</title>
      <h1>{shop.name}</h1>
    </section>
  )
}
