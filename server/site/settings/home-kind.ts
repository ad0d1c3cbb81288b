import type { SettingKind } from '#server/platform/settings/save-setting.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { HomeValue } from '#shared/contract/platform/home-value.ts'
import type { Home } from '#shared/contract/site/home.ts'
import type { Language } from '#shared/domain/platform/language.ts'

export const homeKind: SettingKind<HomeValue> = {
  key: 'home',
  viewOf: ({ home }) => home,
  partOf: ({ texts, pictures, ...rest }) => ({
    home: { ...rest, texts: { it: filled(texts.it), en: filled(texts.en) }, pictures: filled(pictures) },
  }),
}

/** Without what is left to the shop's own texts and pictures. */
function filled<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as T
}

export const picturesOf = ({ pictures, own }: HomeValue): [field: string, url: string][] =>
  [
    ...Object.entries(pictures).map(([slot, url]): [string, typeof url] => [`value.pictures.${slot}`, url]),
    ...own.map(({ picture }, at): [string, typeof picture] => [`value.own.${at}.picture`, picture]),
  ].flatMap(([field, url]) => (url ? [[field, url]] : []))

/** The page as visitors of one language see it. */
export function homeIn({ home }: Shop, language: Language): Home {
  const { blocks, texts, heroCategory, pictures, own } = home
  const shown = blocks.filter(({ isShown }) => isShown).map(({ id }) => id as string)
  return {
    blocks: shown,
    texts: { ...texts[language] } as Record<string, string>,
    heroCategory,
    pictures: pictures as Record<string, string>,
    own: own
      .filter(({ id }) => shown.includes(id))
      .map((one) => {
        const isItalian = language === 'en' && !one.en.title && !one.en.text
        const { title, text, alt } = one[isItalian ? 'it' : language]
        return { id: one.id, picture: one.picture, title, text, alt: alt || one.it.alt, isItalian }
      }),
  }
}
