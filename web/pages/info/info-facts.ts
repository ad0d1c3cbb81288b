import type { ShopFacts } from '#shared/contract/site/shop.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { companyLine, postalAddress } from './company-data.ts'
import type { InfoFacts } from './info-text.ts'

export function infoFacts(shop: ShopFacts, language: Language): InfoFacts {
  const say = ([it, en]: readonly [it: string, en: string]) => (language === 'it' ? it : en)
  return {
    shop,
    euro: (cents) => formatEuro(cents, language),
    company: companyLine(shop, language),
    address: postalAddress(shop),
    phone: `[${shop.phone}](tel:${shop.phone.replaceAll(' ', '')})`,
    mail: (subject, body) => `[${shop.email}](${mailAddress(shop.email, subject, body?.map(say))})`,
  }
}

function mailAddress(to: string, subject?: string, body?: readonly string[]): string {
  if (!subject) return `mailto:${to}`
  const text = body ? `&body=${encodeURIComponent(body.join('\r\n\r\n'))}` : ''
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text}`
}
