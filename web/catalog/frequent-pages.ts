import { foldText } from '#shared/domain/platform/fold-text.ts'
import type { useTexts } from '#web/i18n/i18n.tsx'

type Texts = ReturnType<typeof useTexts>['layout']

interface AskedPage {
  to: '/buono-regalo' | '/spedizioni-e-resi' | '/garanzia' | '/recesso' | '/'
  hash?: string
  name: 'giftCard' | 'shippingAndReturns' | 'guarantee' | 'withdrawal' | 'hoursAndContacts'
  /** Folded; any of them asks for the page, among other words too. */
  words: readonly string[]
}

const pages: readonly AskedPage[] = [
  {
    to: '/buono-regalo',
    name: 'giftCard',
    words: 'buono,buoni,regalo,regali,carta regalo,voucher,gift,gifts,giftcard,present'.split(','),
  },
  {
    to: '/spedizioni-e-resi',
    name: 'shippingAndReturns',
    words:
      'spedizione,spedizioni,spedite,consegna,consegne,ritiro,reso,resi,rimborso,restituire,restituzione,shipping,delivery,return,returns,refund,refunds'.split(
        ',',
      ),
  },
  { to: '/garanzia', name: 'guarantee', words: 'garanzia,garanzie,guarantee,warranty'.split(',') },
  { to: '/recesso', name: 'withdrawal', words: 'recesso,recedere,ripensamento,withdrawal,withdraw'.split(',') },
  {
    to: '/',
    hash: 'contatti',
    name: 'hoursAndContacts',
    words:
      'orari,orario,apertura,aperti,aperto,indirizzo,dove siete,contatti,contatto,numero di telefono,opening hours,opening times,hours,address,contact,contacts,phone number'.split(
        ',',
      ),
  },
]

interface PageLink extends Pick<AskedPage, 'to' | 'hash'> {
  name: string
}

/** Pages for searches that name no product, such as «gift card» or «opening hours». */
export function frequentPages(query: string, t: Texts): PageLink[] {
  const said = ` ${
    foldText(query)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
  return pages.flatMap(({ to, hash, name, words }) =>
    words.some((one) => said.includes(` ${one} `)) ? { to, ...(hash && { hash }), name: t[name] } : [],
  )
}
