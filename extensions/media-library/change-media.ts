import { listKnownImages, lockStored } from '#server/catalog/products/admin-product-repository.ts'
import { shapeOf } from '#server/catalog/products/admin-product-write.ts'
import { writeEdits } from '#server/catalog/products/product-edit-repository.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { requireVersion } from '#server/platform/problems/edit-conflict.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { readSetting, saveSettingIn } from '#server/platform/settings/save-setting.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { appearanceKind } from '#server/site/settings/appearance-kind.ts'
import { homeKind } from '#server/site/settings/home-kind.ts'
import type { Received } from '#shared/contract/platform/endpoint.ts'
import type { changeMedia as changeCall, MediaPicture } from './media-calls.ts'
import { deleteImageRows, findMediaRow, listUses, lockAlike, renameMarkPhotos } from './media-repository.ts'
import { mediaView, nameIn, settingUses } from './media-view.ts'

type Change = Omit<Received<typeof changeCall>['body'], 'version'>

const longestOwnAlt = 160

export async function readMedia(db: Tx | Deps['database']['db'], shop: Deps['shop'], name: string) {
  const row = await findMediaRow(db, name)
  if (!row) throw problem('not_found')
  const current = { ...shop, ...(await settingsNow(db, shop)) }
  return mediaView(row, await listUses(db, settingUses(current), [name]))
}

/** The memory of this node may be a moment behind. */
async function settingsNow(db: Tx | Deps['database']['db'], shop: Deps['shop']) {
  const home = (await readSetting(db, homeKind, shop)).value
  return { home, appearance: (await readSetting(db, appearanceKind, shop)).value }
}

/**
 * Describes a picture in each of its places, and puts `imageUrl` there; orders keep what was bought.
 * @throws Problem 404, 409 edit_conflict with the picture as it is now, 400 for a picture that the shop has not
 */
export async function changeMedia(
  deps: Deps,
  name: string,
  { version, ...change }: Change & { version: number },
): Promise<MediaPicture> {
  const next = nameIn(change.imageUrl)
  await inTransaction(deps.database, async (tx) => {
    // One change at a time.
    await lockAlike(tx, name)
    const before = await readMedia(tx, deps.shop, name)
    await requireVersion(version, before.version, () => before)
    if (!(await listKnownImages(tx, [next])).has(next)) throw invalidInput({ imageUrl: 'field_image' })
    const uses = await listUses(tx, settingUses({ ...deps.shop, ...(await settingsNow(tx, deps.shop)) }), [name])
    await changeProducts(deps, tx, uses, name, { ...change, imageUrl: next })
    await renameMarkPhotos(tx, name, next)
    await changeSettings(deps, tx, `/images/${name}`, change)
  })
  return readMedia(deps.database.db, deps.shop, next)
}

async function changeProducts(
  { clock }: Deps,
  tx: Tx,
  uses: Awaited<ReturnType<typeof listUses>>,
  name: string,
  { imageUrl: next, it, en }: Change,
): Promise<void> {
  const ids = new Set(uses.flatMap(({ kind, productId }) => (kind === 'product' && productId ? [productId] : [])))
  const stored = await lockStored(tx, [...ids])
  const edits = stored.map((before) => {
    const old = shapeOf(before)
    // A product that has the new picture too shows it once, in the place of this one.
    const kept = old.imageNames.flatMap((one, at) => (one === next && next !== name ? [] : [at]))
    const texts = (alts: readonly string[], own: string) => {
      const all = kept.map((at) => (old.imageNames[at] === name ? own : (alts[at] ?? '')))
      return all.some((alt) => alt !== '') ? all : []
    }
    const after = {
      ...old,
      productCode: before.row.productCode,
      imageNames: kept.map((at) => (old.imageNames[at] === name ? next : (old.imageNames[at] ?? ''))),
      imageAlts: texts(old.imageAlts, it),
      imageAltsEn: texts(old.imageAltsEn, en),
    }
    return { before, after }
  })
  await writeEdits(tx, edits, clock())
}

async function changeSettings(deps: Deps, tx: Tx, url: string, { imageUrl, it, en }: Change): Promise<void> {
  const appearance = await readSetting(tx, appearanceKind, deps.shop)
  const put = <T extends string | null | undefined>(one: T) => (one === url ? imageUrl : one)
  const { logo, sharePicture, ...look } = appearance.value
  if (logo === url || sharePicture === url)
    await saveSettingIn(tx, deps, appearanceKind, {
      version: appearance.version,
      value: { ...look, logo: put(logo), sharePicture: put(sharePicture) },
    })
  const { version, value: home } = await readSetting(tx, homeKind, deps.shop)
  const own = home.own.map((one) =>
    one.picture === url ? { ...one, picture: imageUrl, it: { ...one.it, alt: it }, en: { ...one.en, alt: en } } : one,
  )
  if (own.some((one, at) => one !== home.own[at]) && Math.max(it.length, en.length) > longestOwnAlt)
    throw invalidInput({ [it.length > longestOwnAlt ? 'it' : 'en']: 'field_too_long' })
  const pictures = Object.fromEntries(Object.entries(home.pictures).map(([slot, one]) => [slot, put(one)]))
  await saveSettingIn(tx, deps, homeKind, { version, value: { ...home, pictures, own } })
}

/** Deletes a picture with the focal points of its content. @throws Problem 404, 409 picture_in_use */
export async function deleteMedia(deps: Deps, name: string): Promise<void> {
  const names = await inTransaction(deps.database, (tx) => deleteMediaIn(tx, deps, name))
  await putFilesAway(deps, names)
}

/** @returns the names that are gone with it */
export async function deleteMediaIn(tx: Tx, { shop }: Pick<Deps, 'shop'>, name: string): Promise<string[]> {
  const alike = await lockAlike(tx, name)
  if (alike.length === 0) throw problem('not_found')
  const now = { ...shop, ...(await settingsNow(tx, shop)) }
  const count = (await listUses(tx, settingUses(now), alike)).length
  if (count > 0) throw problem('picture_in_use', { said: (language) => ({ where: placesText(count, language) }) })
  await deleteImageRows(tx, alike)
  return alike
}

type FileDeps = Pick<Deps, 'images' | 'imageBackup' | 'variants'>

/** Served no more; the second copy stays for an undo. */
export async function putFilesAway({ images, imageBackup, variants }: FileDeps, names: readonly string[]) {
  for (const name of names) {
    const content = await images.read(name)
    if (content && !(await imageBackup.read(name))) await imageBackup.write(name, content)
    await images.remove(name)
    await variants.forget(name)
  }
}

const placesText = (count: number, language: 'it' | 'en') =>
  language === 'it' ? `${count} ${count === 1 ? 'posto' : 'posti'}` : `${count} ${count === 1 ? 'place' : 'places'}`
