import { crc32 } from 'node:zlib'
import type { Db } from '#server/platform/database/database.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { MediaPicture } from './media-calls.ts'
import { listUses, type MediaRow, type PictureUse } from './media-repository.ts'

const shownUses = 50

/** What the settings show. */
export function settingUses({ home, appearance }: Pick<Shop, 'home' | 'appearance'>): PictureUse[] {
  const use = (kind: PictureUse['kind'], label: string, url: string | null | undefined, alt?: [string, string]) =>
    url ? [{ name: nameIn(url), kind, label, productId: null, it: alt?.[0] ?? null, en: alt?.[1] ?? null }] : []
  return [
    ...use('logo', '', appearance.logo),
    ...use('share', '', appearance.sharePicture),
    ...Object.entries(home.pictures).flatMap(([slot, url]) => use('home', slot, url)),
    ...home.own.flatMap(({ picture, it, en }) => use('own', it.title, picture, [it.alt, en.alt])),
  ]
}

export const nameIn = (url: string) => url.replace('/images/', '')

export async function mediaViews(db: Db, shop: Shop, rows: readonly MediaRow[]): Promise<MediaPicture[]> {
  const names = rows.map(({ name }) => name)
  const all = Map.groupBy(await listUses(db, settingUses(shop), names), ({ name }) => name)
  return rows.map((row) => mediaView(row, all.get(row.name) ?? []))
}

export function mediaView(row: MediaRow, uses: readonly PictureUse[]): MediaPicture {
  const described = uses.filter(({ it }) => it !== null)
  const best = described.find(({ it, en }) => it || en) ?? described[0]
  const alt = { it: best?.it ?? '', en: best?.en ?? '' }
  return {
    imageUrl: `/images/${row.name}`,
    bytes: row.bytes,
    since: new Date(row.createdAt).toISOString(),
    version: crc32(JSON.stringify([row.name, described])),
    useCount: uses.length,
    uses: uses.slice(0, shownUses).map(({ kind, label, productId }) => ({ kind, label, productId })),
    alt,
    hasOtherAlts: described.some(({ it, en }) => it !== alt.it || en !== alt.en),
    takesAlt: described.length > 0,
  }
}
