import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { type HomeBlock, isHomeBlock } from '#shared/domain/platform/shop/home-blocks.ts'
import { sharePicture } from '#web/catalog/page-picture.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { heroQuery } from './hero-query.ts'
import { HomeHero } from './home-hero.tsx'
import { useHome, useHomeTexts } from './home-texts.ts'
import { HomeOwnText, laterBlocks } from './later-blocks.ts'
import { shopStructuredData } from './shop-structured-data.ts'

const parts: Record<HomeBlock, ComponentType> = { hero: HomeHero, ...laterBlocks }

export function HomePage() {
  const t = useHomeTexts()
  const { blocks } = useHome()
  const { language } = useI18n()
  const shop = useShop()
  const { hero } = useSuspenseQuery(heroQuery(useApi())).data
  return (
    <>
      <PageHead
        title={t.title}
        description={t.description(t.madeIn(shop.address.city), shop.experienceYears)}
        path="/"
        image={shop.appearance.sharePicture ? undefined : sharePicture(hero ? [hero] : [])}
        jsonLd={import.meta.env.SSR ? shopStructuredData(shop, language) : undefined}
      />
      {!blocks.includes('hero') && <h1 className="sr-only">{shop.name}</h1>}
      {blocks.map((id) => {
        const Block = isHomeBlock(id) ? parts[id] : undefined
        return Block ? <Block key={id} /> : <HomeOwnText key={id} id={id} />
      })}
    </>
  )
}
