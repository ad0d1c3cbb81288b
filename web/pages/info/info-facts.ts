import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { companyLine, postalAddress } from './company-data.ts'
import type { InfoBlock, InfoFacts, InfoSection, InfoText, InfoWriter, Text } from './info-text.ts'

/** A text of this shop; without what would name a fact that the shop has not said. */
export function infoText(write: InfoWriter, shop: ShopFacts, language: Language): InfoText {
  if (shop.isReady) return write(infoFacts(shop, language))
  const text = write(infoFacts(withMarks(shop), language))
  return { ...text, sections: text.sections.flatMap(saidSection) }
}

function infoFacts(shop: ShopFacts, language: Language): InfoFacts {
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

/** In the place of a fact; no text holds it otherwise. */
const mark = '\u{fffc}'
const isSaid = (text: Text | string): boolean => !JSON.stringify(text).includes(mark)

const withMarks = (shop: ShopFacts): ShopFacts => ({
  ...shop,
  legal: { ...shop.legal, vatNumber: mark, taxCode: mark, rea: mark, pec: mark },
  address: { street: mark, postalCode: mark, city: mark, province: mark },
  phone: mark,
  email: mark,
})

function saidSection({ body, ...section }: InfoSection): InfoSection[] {
  const said = body.flatMap((block) => (block ? saidBlock(block) : []))
  return said.length > 0 ? [{ ...section, body: said }] : []
}

function saidBlock(block: InfoBlock): InfoBlock[] {
  if ('ul' in block) return [{ ul: block.ul.filter((item) => item && isSaid(item)) }]
  if ('ol' in block) return [{ ol: block.ol.filter(isSaid) }]
  if ('rows' in block) return [{ ...block, rows: block.rows.filter((row) => row.every(isSaid)) }]
  if ('form' in block) return [{ ...block, lines: block.lines.filter(isSaid) }]
  return isSaid('small' in block ? block.small : block) ? [block] : []
}
