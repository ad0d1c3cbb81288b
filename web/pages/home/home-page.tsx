import { useSuspenseQuery } from '@tanstack/react-query'
import { useApi } from '#web/api.ts'
import { sharePicture } from '#web/catalog/page-picture.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/shop-query.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { heroQuery } from './hero-query.ts'
import { HomeActivityBoard } from './home-activity-board.tsx'
import { HomeCategories } from './home-categories.tsx'
import { HomeContact } from './home-contact.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeInstagram } from './home-instagram.tsx'
import { HomeReviews } from './home-reviews.tsx'
import { homeTexts } from './home-texts.ts'
import { HomeUsed } from './home-used.tsx'
import { HomeWhy } from './home-why.tsx'
import { shopStructuredData } from './shop-structured-data.ts'

export function HomePage() {
  const t = homeTexts.useChunk()
  const { language } = useI18n()
  const shop = useShop()
  const { hero } = useSuspenseQuery(heroQuery(useApi())).data
  return (
    <>
      <PageHead
        title={t.title}
        description={t.description(shop.address.city, shop.experienceYears)}
        path="/"
        image={sharePicture(hero ? [hero] : [])}
        jsonLd={import.meta.env.SSR ? shopStructuredData(shop, language) : undefined}
      />
      <HomeHero />
      <HomeActivityBoard />
      <HomeCategories />
      <HomeUsed />
      <HomeWhy />
      <HomeReviews />
      <HomeContact />
      <HomeInstagram />
    </>
  )
}
