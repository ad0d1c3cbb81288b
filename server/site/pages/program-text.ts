import type { ProgramText } from '#shared/contract/platform/own-texts.ts'
import { programText as schema } from '#shared/contract/platform/own-texts.ts'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { namedIn } from '#shared/domain/platform/shop/shop-readiness.ts'
import { accessibility } from '#web/pages/info/accessibility-text.ts'
import { conditions } from '#web/pages/info/conditions-text.ts'
import { cookies } from '#web/pages/info/cookie-text.ts'
import { delivery } from '#web/pages/info/delivery-text.ts'
import { guarantee } from '#web/pages/info/guarantee-text.ts'
import { infoText } from '#web/pages/info/info-facts.ts'
import type { InfoWriter } from '#web/pages/info/info-text.ts'
import { privacy } from '#web/pages/info/privacy-text.ts'
import { withdrawal } from '#web/pages/info/withdrawal-text.ts'

const writers: Record<string, InfoWriter> = {
  condizioni: conditions,
  privacy,
  cookie: cookies,
  recesso: withdrawal,
  'spedizioni-e-resi': delivery,
  garanzia: guarantee,
  accessibilita: accessibility,
}

/** What the program says on a legal page of this shop, in each language. */
export function programTexts(page: string, shop: ShopFacts): Record<'it' | 'en', ProgramText> | undefined {
  const write = writers[page]
  if (!write) return undefined
  const said = (language: 'it' | 'en') => schema.parse(infoText(write, namedIn(shop, language), language))
  return { it: said('it'), en: said('en') }
}
